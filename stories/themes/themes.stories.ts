/** How the game can look: its themes, its cards, its letters, and every size. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect } from 'storybook/test';
import { board } from '../parts/board.js';
import { boardIn, boardsIn } from '../parts/play.js';
import type { Attributes } from '../parts/settings.js';
import './themes.css';

/** A game under way shows more of a theme than its start. */
const MOVES = ['KD', 'TC+3S', 'draw', 'draw'];
const GAME: Attributes = { code: 'PY1-N-AAAAAAS', 'no-verdict': true };

const shown = (attributes: Attributes = {}): TemplateResult =>
  html`<div class="alone">${board({ ...GAME, ...attributes }, { moves: MOVES })}</div>`;

const meta: Meta = {
  title: 'Themes',
  // Their page is `themes.mdx`.
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  render: () => shown(),
};

export default meta;

/** Light pages: what `color-scheme: light` gives. */
export const Papyrus: StoryObj = { globals: { theme: 'papyrus' } };

/** Dark pages: what `color-scheme: dark` gives. */
export const Night: StoryObj = { globals: { theme: 'night' } };

/** The style sheet `pyramid-solitaire/themes/felt.css`. */
export const Felt: StoryObj = { globals: { theme: 'felt' } };

/** Court cards after old engravings; they are fetched when asked for. */
export const ClassicCourts: StoryObj = {
  globals: { face: 'classic' },
  async play({ canvasElement }) {
    const game = await boardIn(canvasElement);

    await expect(game.face).toBe('classic');
  },
};

/** A colour for each suit. */
export const FourColours: StoryObj = { render: () => shown({ 'four-color': true }) };

/** Т В Д К, and A F D R: the letters of the country. */
export const LocalLetters: StoryObj = {
  render: () =>
    html`<div class="abreast">
      ${board({ ...GAME, locale: 'ru', indices: 'local' })}
      ${board({ ...GAME, locale: 'it', indices: 'local' })}
    </div>`,
  async play({ canvasElement }) {
    const boards = await boardsIn(canvasElement);

    await expect(boards.map(({ indices }) => indices)).toEqual(['local', 'local']);
  },
};

/** For the left hand: the stock at the right. The cards stay where they are. */
export const Mirrored: StoryObj = { render: () => shown({ mirrored: true }) };

const box = (width: number, height: number | null, attributes: Attributes = {}): TemplateResult =>
  html`<figure
    class="box"
    .style=${`--width: ${width}px; --height: ${height ? `${height}px` : 'auto'}`}
  >
    <figcaption>${width} px${height ? ` × ${height} px` : ''}</figcaption>
    <div>${board({ ...GAME, ...attributes })}</div>
  </figure>`;

/** The board fits the room that the page gives it, and nothing else of the page matters. */
export const Sizes: StoryObj = {
  render: () =>
    html`<div class="boxes">
      ${box(280, null)} ${box(360, null)} ${box(768, null)} ${box(740, 375)}
    </div>`,
};
