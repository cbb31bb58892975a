/** What the word tests share: games to talk about, voices, and what every sentence must be like. */
import { expect } from 'vitest';
import {
  findSetup,
  parseMove,
  reduce,
  settingsOf,
  startSession,
  variantOf,
  type Card,
  type Intent,
  type Reduced,
  type Session,
} from '../../src/engine/index.js';
import { LOCALES, Words, type Locale } from '../../src/i18n/index.js';

export async function speak(locale: Locale): Promise<Words> {
  const words = new Words();
  expect(await words.use(locale)).toBe(true);
  expect(await words.more('play')).toBe(true);
  return words;
}

export const speakAll = (): Promise<readonly Words[]> => Promise.all(LOCALES.map(speak));

const LETTERS: Readonly<Record<number, string>> = { 13: 'N', 12: 'S', 10: 'I' };

/** The start of a variant; without a deal, of the one that the Finnish rules page shows. */
export function dealt(variant: string, symbols = 'AAAAAAS'): Session {
  const found = variantOf(variant);
  if (!found) throw new Error(`no variant ${variant}`);
  const settings = settingsOf(found);
  const setup = findSetup(settings, { code: `PY1-${LETTERS[settings.rules.ranks]}-${symbols}` });
  if (!setup.ok) throw new Error(setup.reason);
  return startSession(setup.setup);
}

const SINGLE: Readonly<Record<string, Intent>> = {
  undo: { kind: 'undo' },
  redo: { kind: 'redo' },
  'give-up': { kind: 'give-up' },
  restart: { kind: 'restart' },
};

/** `undo`, `select:7C`, or a move, with what is selected if it is refused: `7C+7S select:7S`. */
function intentOf(text: string): Intent {
  const [action = '', selection] = text.split(' ');
  const single = SINGLE[action];
  if (single) return single;
  const card = /select:([A2-9TJQK][CDHS])/.exec(text)?.[1] as Card | undefined;
  if (action.startsWith('select:')) return { kind: 'select', card: card ?? null };
  const move = parseMove(action);
  return selection && card ? { kind: 'play', move, select: card } : { kind: 'play', move };
}

/** Carries actions out one after another; the last one's result, with the session before it. */
export function after(
  start: Session,
  ...actions: readonly string[]
): Reduced & { before: Session } {
  let result: Reduced & { before: Session } = { before: start, session: start, facts: [] };
  for (const action of actions) {
    result = { before: result.session, ...reduce(result.session, intentOf(action)) };
  }
  return result;
}

/** No gap, no raw key, no leftover of a placeholder or of a missing value. */
export function expectClean(text: string): void {
  expect(text).not.toBe('');
  expect(text).not.toMatch(/\{\{|\}\}|\b(?:undefined|null|NaN)\b|\[object/u);
  expect(text).not.toMatch(/\b[a-z-]+\.[a-z]+(?:-[a-z]+)*_?\b/u);
  expect(text).not.toMatch(/ {2}|[.,;:][.,;:]|: *$|^\s|\s$/u);
}

/** Clean, and whole: begins with a capital or a figure, ends with a full stop or its like. */
export function expectSentence(text: string): void {
  expectClean(text);
  expect(text).toMatch(/^[\p{Lu}\d].*[.!]$/su);
}
