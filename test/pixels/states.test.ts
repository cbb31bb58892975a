// A dozen key states, as they were looked at: after a change that is meant, look at the new pictures
// and take them by `npm run test:pixels -- --update`.
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../../src/define.js';
import { CLEAR_E, DECK_E } from '../fixtures/decks.js';

interface State {
  readonly name: string;
  readonly width: number;
  readonly height?: number;
  readonly scheme?: 'light' | 'dark';
  readonly attributes?: Readonly<Record<string, string>>;
  readonly moves?: string;
  /** What is tapped after the moves. */
  readonly taps?: string;
  readonly givesUp?: boolean;
}

const CODE = 'PY1-N-AAAAAAS';
const MID = 'KD TC+3H draw draw JC+2C';

const STATES: readonly State[] = [
  { name: 'start at 360', width: 360 },
  { name: 'start at 1200 by night', width: 1200, scheme: 'dark' },
  { name: 'on the way at 280', width: 280, moves: MID },
  { name: 'on the way at 768 by night', width: 768, scheme: 'dark', moves: MID },
  { name: 'a card selected', width: 768, moves: 'KD', taps: '4H' },
  { name: 'a refusal in Finnish', width: 360, taps: 'TC 4H', attributes: { locale: 'fi' } },
  {
    name: 'won',
    width: 768,
    moves: CLEAR_E,
    attributes: { variant: 'casual', stock: 'closed', cards: DECK_E.replace('|', '') },
  },
  { name: 'given up in Russian', width: 360, givesUp: true, attributes: { locale: 'ru' } },
  { name: 'giza', width: 1200, attributes: { variant: 'giza' } },
  {
    name: 'apophis at 360',
    width: 360,
    moves: 'draw draw>1 draw>2',
    attributes: { variant: 'apophis' },
  },
  { name: 'triangle', width: 768, attributes: { variant: 'triangle' } },
  {
    name: 'packets of three',
    width: 768,
    moves: 'draw draw',
    attributes: { variant: 'tuts-tomb' },
  },
  { name: 'a phone on its side', width: 740, height: 375, moves: MID, scheme: 'dark' },
];

afterEach(() => {
  document.body.replaceChildren();
});

async function seat({ scheme = 'light', attributes = {} }: State) {
  const element = document.createElement('pyramid-solitaire');
  element.style.colorScheme = scheme;
  const given = { ...(attributes['cards'] ? {} : { code: CODE }), 'no-verdict': '', ...attributes };
  for (const [name, value] of Object.entries(given)) element.setAttribute(name, value);
  document.body.append(element);
  document.body.style.margin = '0';
  do await element.updateComplete;
  while (element.isUpdatePending);
  return element;
}

it.each(STATES)('$name', async (state) => {
  const { name, width, height = 800, moves = '', taps = '', givesUp = false } = state;
  await page.viewport(width, height);
  const element = await seat(state);
  for (const move of moves.split(/\s+/u).filter(Boolean)) {
    expect(element.play(move), move).toEqual({ ok: true });
  }
  for (const stop of taps.split(' ').filter(Boolean)) {
    element.shadowRoot?.querySelector<HTMLElement>(`[data-stop="${stop}"]`)?.click();
  }
  if (givesUp) element.giveUp();
  do await element.updateComplete;
  while (element.isUpdatePending);
  await expect
    .element(page.elementLocator(element))
    .toMatchScreenshot(name.replaceAll(/\W+/gu, '-'));
});
