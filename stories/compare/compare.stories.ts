/** Compare: two to four variants on the same cards, played as one. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import type { PyramidSolitaire } from 'pyramid-solitaire';
import { VARIANTS } from 'pyramid-solitaire/engine';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { toolbar } from '../parts/toolbar.js';
import { compareBoards } from './compare-boards.js';

interface Args {
  variants: string[];
  code: string;
  moves: string;
}

/** Links lead to the story that leaves a comparison as it was left. */
const LINKED = 'compare--your-own';

const meta: Meta<Args> = {
  title: 'Compare',
  // A page of its own: several boards and their searches at once would only slow a docs page.
  tags: ['!autodocs'],
  argTypes: {
    variants: {
      description: 'The games, two to four.',
      control: 'check',
      options: VARIANTS.map(({ key }) => key),
    },
    code: { description: 'The deal code.', control: 'text' },
    moves: {
      description: 'Moves at the start: `KD_TC-3S_draw`, each made wherever it is legal.',
      control: 'text',
    },
  },
  render: (args) => compareBoards(args, LINKED, toolbar()),
};

export default meta;

type Story = StoryObj<Args>;

/** The boards once they are in play together. */
async function inPlay(canvas: HTMLElement): Promise<readonly PyramidSolitaire[]> {
  await waitFor(() => expect(canvas.querySelector('[aria-busy="false"]')).not.toBeNull());
  return [...canvas.querySelectorAll('pyramid-solitaire')];
}

/** Choose the games and the deal; the link brings back the moves too. */
export const YourOwn: Story = {
  args: { variants: ['brainium', 'mobilityware'], code: 'PY1-N-AAAAAAS', moves: 'KD_draw' },
  // So that it holds of any comparison that somebody has left here.
  play: async ({ args, canvasElement }) => {
    await inPlay(canvasElement);
    const link = within(canvasElement).getByRole('link', { name: 'Link to this comparison' });
    await expect(link.getAttribute('href')).toContain(`code:${args.code}`);
  },
};

/** The Finnish app's rules and the traditional ones: what the stock gives, and how often. */
export const TwoReadings: Story = {
  args: { variants: ['pyramide', 'traditional'], code: 'PY1-N-AAAAAAS', moves: '' },
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const [one, two] = await inPlay(canvasElement);
    await step('a move on one board is made on the other', async () => {
      await expect(one?.play('KD').ok).toBe(true);
      await expect(two?.state.removed).toEqual(['KD']);
    });
    await step('one step back is a step back for both', async () => {
      await userEvent.click(page.getByRole('button', { name: 'Take back' }));
      await expect([one?.state.removed, two?.state.removed]).toEqual([[], []]);
    });
    await step('the solver has judged both', () =>
      waitFor(() => expect(page.getAllByText(/Can be won|Cannot be won/u)).toHaveLength(2), {
        timeout: 10_000,
      }),
    );
  },
};

/** The same cards behind a closed stock, a drawn card and an open one; and three piles to choose from. */
export const FourHouses: Story = {
  args: {
    variants: ['casual', 'brainium', 'microsoft', 'apophis'],
    code: 'PY1-N-AAAAAAS',
    moves: 'KD_draw_draw',
  },
  play: async ({ canvasElement, step }) => {
    const [casual, , , apophis] = await inPlay(canvasElement);
    await step('what cannot be done on a board is left away there', async () => {
      await expect(casual?.state.stock).toBe(22);
      await expect(apophis?.state.stock).toBe(23);
      await expect(canvasElement.querySelectorAll('.behind:not(:empty)')).toHaveLength(1);
    });
    await step('the link says all of it', async () => {
      const link = within(canvasElement).getByRole('link', { name: 'Link to this comparison' });
      await expect(link.getAttribute('href')).toMatch(
        /variants\[3\]:apophis;code:PY1-N-AAAAAAS;moves:KD_draw_draw$/u,
      );
    });
  },
};
