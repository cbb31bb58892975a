/** Odds: how many deals can be won, measured, published, and counted while one looks on. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import '../parts/forms.css';
import { toolbar } from '../parts/toolbar.js';
import { oddsByPassesOf } from './by-passes.js';
import { oddsLive } from './odds-live.js';
import './odds.css';
import { reaches } from './reaches.js';
import { variantOdds } from './variants.js';

const meta: Meta = {
  title: 'Odds',
  // Pages of their own, with tools and long tables.
  tags: ['!autodocs'],
};

export default meta;

const page = (title: string, lead: string, content: TemplateResult): TemplateResult =>
  html`<div class="odds">
    <h1>${title}</h1>
    <p>${lead}</p>
    ${content}
  </div>`;

/** Whether the charts are drawn. */
const drawn = (canvas: HTMLElement, charts: number) =>
  waitFor(() => expect(canvas.querySelectorAll('plot-figure:has(svg)')).toHaveLength(charts));

/** Of random deals, how many can be won by a player who sees every card. */
export const AllVariants: StoryObj = {
  render: () =>
    page(
      'How many deals can be won',
      'Each variant, on random deals, played by a solver that sees every card: what a perfect player could reach at best, and more than a person will. The bar is the rate, the line on it the 95 % interval.',
      variantOdds(toolbar().words),
    ),
  play: async ({ canvasElement }) => {
    await drawn(canvasElement, 1);
    await expect(within(canvasElement).getAllByRole('row').length).toBeGreaterThan(26);
  },
};

/** Rules of one's own choice, deal after deal. */
export const CountLive: StoryObj<{ variant: string; deals: number; from: string }> = {
  args: { variant: 'microsoft', deals: 1000, from: '' },
  argTypes: {
    variant: { description: 'The rules to begin with.' },
    deals: { description: 'How many deals to count.' },
    from: { description: 'The code of the first deal; the others follow it. Empty: by chance.' },
  },
  render: (args) =>
    page(
      'Count for yourself',
      'Choose rules, and a solver in the background deals and judges one game after another. The interval says how far the rate can be trusted: four times the deals halve it.',
      oddsLive(args, toolbar().words),
    ),
  play: async ({ canvasElement, step }) => {
    const tools = within(canvasElement);
    await step('count some deals, and stop', async () => {
      await userEvent.click(tools.getByRole('button', { name: 'Count' }));
      await waitFor(() => expect(tools.getByText(/deals can be won/u)).toBeVisible());
      await userEvent.click(tools.getByRole('button', { name: 'Stop' }));
    });
    await step('what is counted can be taken home', async () => {
      await expect(tools.getByRole('button', { name: 'Download as CSV' })).toBeEnabled();
    });
    await step('go on', async () => {
      await userEvent.click(tools.getByRole('button', { name: 'Go on' }));
      await expect(tools.getByRole('button', { name: 'Stop' })).toBeVisible();
    });
  },
};

/** One pass or many, by what of the stock is in play. */
export const ByPasses: StoryObj = {
  render: () =>
    page(
      'What another pass is worth',
      'The plain game, one card a draw, the same deals for every line. Where only the waste’s top card is in play, a second pass changes everything; of the deals measured, none needed a fifth. The drawn card and the open stock are won from the very same deals: they differ in when one sees the next card.',
      oddsByPassesOf(toolbar().words),
    ),
  play: ({ canvasElement }) => drawn(canvasElement, 2),
};

/** The most that anyone could take away, deal by deal. */
export const HowManyCanGo: StoryObj = {
  render: () =>
    page(
      'How many cards can go',
      'A deal that cannot be won can still be played well. For each, the solver has looked for the play that takes most cards off the pyramid.',
      reaches(toolbar().words),
    ),
  play: ({ canvasElement }) => drawn(canvasElement, 5),
};
