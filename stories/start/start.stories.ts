/** The first thing a visitor sees: a game, ready to be played. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import { board } from '../parts/board.js';
import { boardIn, stillness } from '../parts/play.js';

const meta: Meta = {
  title: 'Start',
  // The front page is `start.mdx`.
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  render: () => html`<div class="alone">${board({ code: 'PY1-N-AAAAAAS' })}</div>`,
};

export default meta;

export const Game: StoryObj = {};

/** The two first moves that the Finnish rules page describes: a king alone, then a ten and a three. */
export const TwoMoves: StoryObj = {
  async play({ canvasElement }) {
    const game = await boardIn(canvasElement);

    await expect(game.play('KD')).toEqual({ ok: true });
    await expect(game.play('TC+3S')).toEqual({ ok: true });
    await expect(game.state).toMatchObject({ score: 30, moves: 2, removed: ['KD', 'TC', '3S'] });
    await expect(game.play('QC')).toEqual({ ok: false, reason: 'covered' });
    await stillness(game);
  },
};
