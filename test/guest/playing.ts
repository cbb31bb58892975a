/** What tests do with an element on a foreign page. */
import type { Frame, Page } from 'playwright';
import { CLEAR_E, DECK_E } from '../fixtures/decks.js';

/** The attributes of a game that the sixteen moves of deck E win. */
const GAME_E = `variant="casual" stock="closed" cards="${DECK_E.replaceAll(/\s+/gu, ' ')}"`;

/** The tag of that game, with more attributes. */
export const tag = (more = ''): string =>
  `<pyramid-solitaire ${GAME_E} ${more}></pyramid-solitaire>`;

/** Waits for the board of the first element; the answer is the name of its stock. */
export async function boardOf(page: Page | Frame): Promise<string> {
  const stock = page.locator('pyramid-solitaire [data-stop="stock"]').first();
  await stock.waitFor();
  return (await stock.getAttribute('aria-label')) ?? '';
}

/** Wins deck E by clicks on cards; the answer is what the state says then. */
export async function win(page: Page | Frame): Promise<{ outcome: string; moves: number }> {
  await boardOf(page);
  return page.evaluate(
    async (cards) => {
      const element = document.querySelector('pyramid-solitaire');
      for (const card of cards) {
        element?.shadowRoot?.querySelector<HTMLElement>(`[data-stop="${card}"]`)?.click();
        await element?.updateComplete;
      }
      const { outcome, moves } = element?.state ?? {};
      return { outcome: outcome ?? '', moves: moves ?? -1 };
    },
    CLEAR_E.split(/[\s+]+/u),
  );
}

export const WON = { outcome: 'won', moves: 16 };
