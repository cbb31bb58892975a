/** Deal doctor: by which variants a deal can be won, how, and why not. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { toolbar } from '../parts/toolbar.js';
import { dealDoctor } from './deal-doctor.js';

interface Args {
  deal: string;
  variant: string;
}

const meta: Meta<Args> = {
  title: 'Deal doctor',
  // A page of its own: it keeps a solver busy.
  tags: ['!autodocs'],
  argTypes: {
    deal: { description: 'A deal code, or every card in the order of the deal.' },
    variant: { description: 'The variant that is shown first.' },
  },
  render: ({ deal, variant }) => dealDoctor(deal, variant, toolbar()),
};

export default meta;

type Story = StoryObj<Args>;

const PATIENCE = { timeout: 20_000 };

/** The deal on the Finnish rules page: won here, lost there. */
export const ByCode: Story = {
  args: { deal: 'PY1-N-AAAAAAS', variant: 'pyramide' },
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await step('the shortest way to win is found', () =>
      waitFor(() => expect(page.getAllByText(/in 37 moves at best/u)).toHaveLength(2), PATIENCE),
    );
    await step('it is played on a board to its end', async () => {
      await userEvent.click(page.getByRole('button', { name: 'Next move' }));
      await userEvent.click(page.getByRole('button', { name: 'To the end' }));
      await expect(canvasElement.querySelector('pyramid-solitaire')?.state.outcome).toBe('won');
    });
  },
};

/** A deal of which no more than 14 cards can ever go by the Finnish app’s rules. */
export const ALockedDeal: Story = {
  args: { deal: 'PY1-N-AAAAAAJ', variant: 'pyramide' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getByText(/waits for the other/u)).toBeVisible(), PATIENCE);
    await expect(page.getByRole('img', { name: /waits for the other/u })).toBeVisible();
  },
};

/** A deal as it lies on somebody’s table, card by card. */
const TABLE = `
Q♠
4♥ 5♦
10♣ 3♠ 8♠
4♣ J♥ 8♥ 6♠
9♣ K♣ 4♠ 3♣ 2♦
10♠ 6♣ 5♣ 9♥ 6♦ J♠
7♣ 2♠ K♠ 3♦ 9♦ 2♥ 7♥
J♦ K♥ 9♠ A♠ Q♥ 7♠ 8♣ A♣ 5♥ J♣ 4♦ 5♠
K♦ 2♣ A♥ 10♥ 7♦ A♦ Q♦ 6♥ 3♥ Q♣ 8♦ 10♦
`;

/** Cards as somebody has them on a table; a slip of the pen is told. */
export const APaperDeal: Story = {
  args: { deal: TABLE.trim(), variant: 'casual' },
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await step('the cards are examined', () =>
      expect(page.getByText(/can be won in \d+ of 24 games/u)).toBeVisible(),
    );
    await step('a card that is there twice is told', async () => {
      const field = page.getByRole('textbox');
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(TABLE.replace('Q♣', 'J♦'));
      await userEvent.click(page.getByRole('button', { name: 'Examine' }));
      await expect(page.getByRole('alert')).toHaveTextContent('JD is there twice.');
    });
  },
};
