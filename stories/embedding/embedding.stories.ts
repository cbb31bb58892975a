/** The element in a page: its theming, its events, its gate and its methods at work. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import type { PyramidBeforeMoveEvent, PyramidSolitaire } from 'pyramid-solitaire';
import { expect } from 'storybook/test';
import { board } from '../parts/board.js';
import { boardIn, stillness } from '../parts/play.js';
import { pageStyle, type Colours } from './page-style.js';
import { define } from '../parts/define.js';
import { EventLog } from './event-log.js';
import './embedding.css';

define('event-log', EventLog);

const meta: Meta = {
  title: 'Embedding',
  // Their page is `embedding.mdx`.
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
};

export default meta;

const colour = { control: 'color' } as const;

/** Custom properties for the colours, `::part()` for what a page wants otherwise. */
export const Theming: StoryObj<Colours> = {
  parameters: { controls: { disable: false } },
  argTypes: { table: colour, accent: colour, back: colour, text: colour, muted: colour },
  args: {
    table: '#4a1528',
    accent: '#f0c24b',
    back: '#2b2d6e',
    text: '#fbeee6',
    muted: '#e8c9cf',
  },
  render: (colours) =>
    html`<div class="themed">
      <style>
        ${pageStyle(colours)}
      </style>
      <div class="alone">${board({ code: 'PY1-N-AAAAAAS', 'no-verdict': true })}</div>
      <pre><code>${pageStyle(colours)}</code></pre>
    </div>`,
};

/** What a page hears of a game, as it happens. */
export const Events: StoryObj = {
  render: () =>
    html`<event-log>${board({ code: 'PY1-N-AAAAAAS', 'no-verdict': true })}</event-log>`,
  async play({ canvasElement }) {
    const game = await boardIn(canvasElement);
    const log = canvasElement.querySelector('event-log') as EventLog;
    game.play('KD');
    game.play('QC');
    game.undo();
    await log.updateComplete;

    await expect(log.names).toEqual(
      expect.arrayContaining(['pyramid-move', 'pyramid-refuse', 'pyramid-undo']),
    );
    await stillness(game);
  },
};

/** The page's own rule: nothing leaves before the king of diamonds. */
function kingFirst(event: PyramidBeforeMoveEvent): void {
  const { removed } = (event.target as PyramidSolitaire).state;
  if (event.detail.move !== 'KD' && !removed.includes('KD')) event.preventDefault();
}

/** `pyramid-before-move` can be prevented: a page may have rules of its own. */
export const Gate: StoryObj = {
  render: () =>
    html`<div class="alone" @pyramid-before-move=${kingFirst}>
      <p>On this page everything has to wait for the king of diamonds.</p>
      ${board({ code: 'PY1-N-AAAAAAS', 'no-verdict': true })}
    </div>`,
  async play({ canvasElement }) {
    const game = await boardIn(canvasElement);

    await expect(game.play('TC+3S')).toEqual({ ok: false, reason: 'prevented' });
    await expect(game.play('KD')).toEqual({ ok: true });
    await expect(game.play('TC+3S')).toEqual({ ok: true });
    await stillness(game);
  },
};
