// A player and a page that do anything at any time: taps, drags, keys, buttons, settings, other places.
import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { VARIANTS } from '../../src/engine/index.js';
import { LOCALES } from '../../src/i18n/locale.js';
import { expectAllCards } from './account.js';
import { mouse } from './hands.js';
import { mount, pressKey, type Table } from './harness.js';

/** One thing that somebody does; `at` chooses among what is there. */
interface Deed {
  readonly kind: keyof typeof DEEDS;
  readonly at: number;
  readonly to: number;
}

const pick = <T>(all: readonly T[], at: number): T | undefined => all[at % all.length];

const KEYS = [
  'Enter',
  'Space',
  'ArrowLeft',
  'ArrowUp',
  'ArrowDown',
  'Escape',
  'd',
  'h',
  'u',
  'Tab',
];
const WIDTHS = ['280px', '360px', '600px', '740px', '100%'];
const LOOKS = [
  ['face', 'classic'],
  ['face', null],
  ['four-color', ''],
  ['four-color', null],
  ['mirrored', ''],
  ['mirrored', null],
  ['indices', 'local'],
  ['no-guidance', ''],
  ['no-timer', ''],
  ['no-toolbar', ''],
  ['no-toolbar', null],
  ['no-settings', ''],
  ['no-settings', null],
] as const;
/** What is no value of any attribute, and what is one of some. */
const ODD = ['', ' 3 ', 'abc', '-1', '1e9', 'false', 'true', '3', 'open', 'all', 'ъ', '<b>', '0x1'];
const TEXTS = [
  '',
  'draw',
  'redeal',
  'KD',
  'TC+3S',
  'cell:TC',
  'PY1-N-AAAAAAS',
  'undo',
  '\u0000',
  '💥',
];
/** They would leave the page for a file, or ask the clipboard. */
const NOT_PRESSED = '.import, .code, [data-action="copy"], .code-button';

const DEEDS = {
  tap: async (table: Table, { at }: Deed) => {
    table.all('[data-stop]')[at % Math.max(1, table.all('[data-stop]').length)]?.click();
  },
  legal: async ({ element }: Table, { at }: Deed) => {
    const move = pick(element.state.legal, at);
    if (move !== undefined) element.play(move);
  },
  key: async (_: Table, { at }: Deed) => pressKey(pick(KEYS, at) ?? 'Escape'),
  drag: async (table: Table, { at, to }: Deed) => {
    const stops = table.all('[data-stop]');
    const [from, goal] = [pick(stops, at), pick(stops, to)].map((stop) =>
      stop?.getBoundingClientRect(),
    );
    if (!from || !goal) return;
    await mouse.press({ x: Math.max(0, from.x + 4), y: Math.max(0, from.y + 4) });
    await mouse.move({ x: Math.max(0, goal.x + 4), y: Math.max(0, goal.y + 4) });
    await mouse.release();
  },
  button: async (table: Table, { at }: Deed) => {
    pick(
      table.all('button:not([data-stop])').filter((button) => !button.matches(NOT_PRESSED)),
      at,
    )?.click();
  },
  field: async (table: Table, { at }: Deed) => {
    pick(table.all('dialog :is(input:not([type="file"]), [role="tab"])'), at)?.click();
  },
  undo: async ({ element }: Table) => element.undo(),
  redo: async ({ element }: Table) => element.redo(),
  restart: async ({ element }: Table) => element.restart(),
  giveUp: async ({ element }: Table) => element.giveUp(),
  newGame: async ({ element }: Table, { at }: Deed) =>
    element.newGame({ code: `PY1-N-AAAA${'ABCDEFGH'[at % 8]}AA` }),
  text: async ({ element }: Table, { at, to }: Deed) => {
    const text = pick(TEXTS, at) ?? '';
    if (to % 2 === 0) element.play(text);
    else element.load(text);
  },
  replay: async ({ element }: Table) => {
    expect(element.load(element.transcript)).to.deep.equal({ ok: true });
  },
  language: async ({ element }: Table, { at }: Deed) => {
    element.locale = pick([...LOCALES, null], at) ?? null;
  },
  theme: async ({ page }: Table, { at }: Deed) => {
    page.style.colorScheme = at % 2 === 0 ? 'light' : 'dark';
    page.dir = at % 3 === 0 ? 'rtl' : 'ltr';
  },
  size: async ({ page }: Table, { at }: Deed) => {
    page.style.width = pick(WIDTHS, at) ?? '';
  },
  look: async ({ element }: Table, { at }: Deed) => {
    const [name, value] = pick(LOOKS, at) ?? LOOKS[0];
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  },
  attribute: async ({ element }: Table, { at, to }: Deed) => {
    const { observedAttributes } = element.constructor as unknown as {
      observedAttributes: readonly string[];
    };
    const names = observedAttributes.filter((name) => name !== 'save-key');
    element.setAttribute(pick(names, at) ?? 'rows', pick(ODD, to) ?? '');
  },
  property: async ({ element }: Table, { at, to }: Deed) => {
    const names = [
      'passes',
      'rows',
      'stock',
      'variant',
      'code',
      'cards',
      'goal',
      'noUndo',
    ] as const;
    const values: readonly unknown[] = [...ODD, null, undefined, 3, Number.NaN, {}, [], true];
    Object.assign(element, { [pick(names, at) ?? 'rows']: pick(values, to) });
  },
  variant: async ({ element }: Table, { at }: Deed) => {
    element.variant = pick(VARIANTS, at)?.key ?? null;
  },
  move: async ({ element, page }: Table, { at }: Deed) => {
    if (at % 2 === 0) page.append(element);
    else page.prepend(element);
  },
  leave: async ({ element, page }: Table) => {
    element.remove();
    await Promise.resolve();
    page.append(element);
  },
} as const;

const kinds = Object.keys(DEEDS) as (keyof typeof DEEDS)[];
/** What players do is done far more often than what pages do. */
const weights = (kind: Deed['kind']): number =>
  ({ tap: 12, legal: 8, key: 8, drag: 4, button: 3, field: 3 })[kind as string] ?? 1;

const deeds = fc.array(
  fc.record({
    kind: fc.oneof(
      ...kinds.map((kind) => ({ weight: weights(kind), arbitrary: fc.constant(kind) })),
    ),
    at: fc.nat(500),
    to: fc.nat(500),
  }),
  { minLength: 12, maxLength: 40, size: 'max' },
);

/** Holds for so many games that nothing reaches the page as an error, and no card is lost. */
export async function playUnruly(games: number, seed: number): Promise<void> {
  const faults: string[] = [];
  const note = (event: ErrorEvent | PromiseRejectionEvent): void =>
    void faults.push(String('reason' in event ? event.reason : event.message));
  window.addEventListener('error', note);
  window.addEventListener('unhandledrejection', note);
  try {
    await fc.assert(
      fc.asyncProperty(fc.nat(VARIANTS.length - 1), deeds, async (variant, all) => {
        const table = await mount({ variant: VARIANTS[variant]?.key ?? '', code: 'PY1-N-AAAAAAS' });
        for (const deed of all) {
          await DEEDS[deed.kind](table, deed);
          await table.settled();
          // A game that is looked at again shows another moment than the one that it is at.
          const isViewed = table.root.querySelector('[data-action="view-end"]') !== null;
          if (!isViewed) expectAllCards(table, 4 * table.element.rules.ranks);
          expect(faults, deed.kind).to.deep.equal([]);
        }
        table.element.remove();
      }),
      { numRuns: games, seed, endOnFailure: true },
    );
  } finally {
    window.removeEventListener('error', note);
    window.removeEventListener('unhandledrejection', note);
  }
}
