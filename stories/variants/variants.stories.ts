/** Every variant, each on a deal that shows its character. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { variantOf, type Variant } from 'pyramid-solitaire/engine';
import { expect } from 'storybook/test';
import { boardIn } from '../parts/play.js';
import { argsOf, gameControls, type GameArgs } from '../parts/game-controls.js';
import { catalogue } from './catalogue.js';
import './catalogue.css';
import { exhibit } from './exhibit.js';
import './exhibit.css';

const meta: Meta<GameArgs> = {
  title: 'Variants',
  // Their page is `variants.mdx`.
  tags: ['!autodocs'],
  argTypes: gameControls,
};

export default meta;

/** All of them, as on the wall by the entrance. */
export const Catalogue: StoryObj = {
  parameters: { controls: { disable: true }, actions: { disable: true } },
  render: catalogue,
};

/** The story of one variant, named in English as the game names it. */
function variant(key: string): StoryObj<GameArgs> {
  const shown = variantOf(key) as Variant;
  return {
    args: argsOf(shown),
    render: (args) => exhibit(shown, args),
    async play({ canvasElement }) {
      const board = await boardIn(canvasElement);

      await expect(board.state).toMatchObject({ variant: key, outcome: 'playing', moves: 0 });
      await expect(board.rules).toMatchObject(shown.rules);
    },
  };
}

export const Pyramide = variant('pyramide');
export const Traditional = variant('traditional');
export const Par = variant('par');
export const Casual = variant('casual');
export const Overlapping = variant('overlapping');
export const Reserve = variant('reserve');
export const Apophis = variant('apophis');
export const Giza = variant('giza');
export const Triangle = variant('triangle');
export const Spanish = variant('spanish');
export const TutsTomb = variant('tuts-tomb');
export const Reserve6 = variant('reserve-6');
export const Cell = variant('cell');
export const SixRows = variant('six-rows');
export const Thirteen = variant('thirteen');
export const Microsoft = variant('microsoft');
export const Semicolon = variant('semicolon');
export const StrictOrder = variant('strict-order');
export const PyramidClear = variant('pyramid-clear');
export const Brainium = variant('brainium');
export const Mobilityware = variant('mobilityware');
export const Cardgames = variant('cardgames');
export const KingTut = variant('king-tut');
export const ApophisDealt = variant('apophis-dealt');
export const Aisleriot = variant('aisleriot');
export const Italian = variant('italian');
