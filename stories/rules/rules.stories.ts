/** Every rule at the moment when it matters: boards on one deal, with the rule and without it. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import type { PyramidSolitaire } from 'pyramid-solitaire';
import { expect } from 'storybook/test';
import { boardsIn, stillness } from '../parts/play.js';
import { MOMENTS, type Field, type Side } from './moments/index.js';
import { pair } from './pair.js';
import './pair.css';
import { overview } from './overview.js';

const meta: Meta = {
  title: 'Rules one by one',
  // Their page is `rules.mdx`.
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
};

export default meta;

/** All rules and options, each with its values. */
export const Overview: StoryObj = { render: overview };

/** Tries on a board what the moment is about, and sees what comes of it. */
async function tryOn(board: PyramidSolitaire, { tried, refused }: Side): Promise<void> {
  if (tried === undefined) return;
  if (tried === 'undo') return board.undo();
  await expect(board.play(tried)).toEqual(refused ? { ok: false, reason: refused } : { ok: true });
}

/** The story of one rule. */
function rule(field: Field): StoryObj {
  const moment = MOMENTS[field];
  return {
    render: () => pair(moment),
    async play({ canvasElement, step }) {
      const boards = await boardsIn(canvasElement);
      for (const [index, side] of moment.sides.entries()) {
        const board = boards[index] as PyramidSolitaire;
        await step(JSON.stringify(side.attributes), async () => {
          await tryOn(board, side);
          if (moment.look) await expect(moment.look(board.state)).toEqual(side.seen);
        });
        await board.updateComplete;
        await stillness(board);
      }
    },
  };
}

export const Ranks = rule('ranks');
export const Shape = rule('shape');
export const Rows = rule('rows');
export const FaceDown = rule('faceDown');
export const ApexKing = rule('apexKing');
export const Reserve = rule('reserve');
export const ReserveDepth = rule('reserveDepth');
export const Cells = rule('cells');
export const Stock = rule('stock');
export const Draw = rule('draw');
export const Wastes = rule('wastes');
export const FirstDraw = rule('firstDraw');
export const Passes = rule('passes');
export const DrawWhenStuck = rule('drawWhenStuck');
export const CoverPair = rule('coverPair');
export const WastePair = rule('wastePair');
export const Goal = rule('goal');
export const Scoring = rule('scoring');
export const UndoLimit = rule('undoLimit');
export const UndoCost = rule('undoCost');
