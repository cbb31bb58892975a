/** What is written reads back the same; whatever is read is answered, never thrown at. */
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  deckOf,
  formatCards,
  formatDealCode,
  formatMove,
  pairOf,
  parseCard,
  parseCards,
  parseDealCode,
  parseMove,
  parseRules,
  parseTranscript,
  readSettings,
  RULE_FIELDS,
  SETTING_FIELDS,
  writeSettings,
  type Move,
} from '../../src/engine/index.js';
import { anyCard, anyDeal, anyRanks, anySeed, anySettings } from './arbitraries.js';
import { deal } from './player.js';

// A busy machine is no fault.
vi.setConfig({ testTimeout: 60_000 });

describe('what is written reads back the same', () => {
  it('cards, in every spelling', () => {
    const symbols: Readonly<Record<string, string>> = { C: '♣♧', D: '♦♢', H: '♥♡', S: '♠♤' };
    for (const card of deckOf(13)) {
      const [rank = '', suit = ''] = card;
      const long = rank === 'T' ? '10' : rank;
      const signs = (symbols[suit] ?? '').split('').map((symbol) => long + symbol);
      for (const text of [card, card.toLowerCase(), ` ${card} `, long + suit, ...signs]) {
        expect({ text, card: parseCard(text) }).toEqual({ text, card });
      }
    }
    expect(parseCard('Q♥\uFE0F')).toBe('QH');
  });

  it('moves, whichever card of a pair stands first', () => {
    fc.assert(
      fc.property(anyCard, anyCard, fc.nat(998), (a, b, waste) => {
        fc.pre(a !== b);
        const moves: readonly Move[] = [
          pairOf(a, b),
          { kind: 'remove', cards: [a] },
          { kind: 'draw', waste: null },
          { kind: 'draw', waste },
          { kind: 'redeal' },
          { kind: 'cell', card: a },
        ];
        for (const move of moves) expect(parseMove(formatMove(move))).toEqual(move);
        expect(pairOf(a, b)).toEqual(pairOf(b, a));
        expect(parseMove(`${a}+${b}`)).toEqual({ kind: 'remove', cards: [a, b] });
      }),
    );
  });

  it('pairs are spelt higher rank first, equal ranks in suit order', () => {
    const spelt = ['3S+TC', 'AD+QC', '6S+6C', '5H+5D', '10c + 3s'].map((text) => {
      const move = parseMove(text);
      return move && formatMove(move);
    });
    expect(spelt).toEqual(['TC+3S', 'QC+AD', '6C+6S', '5D+5H', 'TC+3S']);
  });

  it('deal codes', () => {
    fc.assert(
      fc.property(anyRanks, anySeed, (ranks, seed) => {
        const text = formatDealCode({ ranks, seed });
        expect(text).toMatch(/^PY1-[NSI]-[A-Z2-7]{7}$/u);
        expect(parseDealCode(text)).toEqual({ ok: true, code: { ranks, seed } });
      }),
    );
  });

  it('lists of cards', () => {
    fc.assert(
      fc.property(anyDeal, fc.constantFrom(' ', ', ', ';', '\n', ' | '), (setup, between) => {
        const { cards, rules } = setup;
        expect(parseCards(formatCards(cards), rules.ranks)).toEqual({ ok: true, cards });
        expect(parseCards(cards.join(between), rules.ranks)).toEqual({ ok: true, cards });
      }),
    );
  });

  it('settings', () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        expect(readSettings(writeSettings(settings))).toEqual({ settings, problems: [] });
      }),
    );
  });
});

describe('what cannot be read is refused by name', () => {
  const deck = formatCards(deckOf(13));

  it.each([
    ['a card missing', deck.replace('4D', ''), 'missing-card', '4D'],
    ['a card doubled', deck.replace('4D', 'QH'), 'doubled-card', 'QH'],
    ['no card', deck.replace('4D', '14D'), 'not-a-card', '14D'],
    ['a joker', `${deck} XX`, 'not-a-card', 'XX'],
    ['no list', '', 'missing-card', 'QH'],
  ])('%s', (_, text, reason, card) => {
    expect(parseCards(text, 13)).toEqual({ ok: false, reason, card });
  });

  it.each([
    [12, 'TC'],
    [10, '8S'],
  ])('a card of another deck of %i ranks', (ranks, card) => {
    const text = formatCards(deckOf(ranks)).replace('KC', card);
    expect(parseCards(text, ranks)).toEqual({ ok: false, reason: 'foreign-card', card });
  });

  it.each([
    '',
    'K',
    'KD+',
    '+KD',
    'KD+KD',
    'KD KC',
    '2C+5D+6H',
    'draw>',
    'draw>x',
    'cell',
    'cell:',
    'X',
  ])('%j is no move', (text) => {
    expect(parseMove(text)).toBeNull();
  });

  it.each([
    ['', 'empty', 0],
    ['PY1-N-AAAAAAS variant="klondike"', 'unknown-variant', 0],
    ['PY1-N-AAAAAAS rows="9"', 'bad-value', 0],
    ['PY1-N-AAAAAAS variant="thirteen" cover-pair="true"', 'face-down-cover-pair', 0],
    ['PY1-N-AAAAAAS nonsense="1"', 'bad-heading', 0],
    ['PY1-N-AAAAAAS variant="par" !', 'bad-heading', 0],
    ['PY1-S-AAAAAAS variant="par"', 'other-deck', 0],
    ['cards="KD" variant="par"', 'missing-card', 0],
    ['PY1-N-AAAAAAS\nKD QC', 'covered', 2],
    ['PY1-N-AAAAAAS\nKD dance', 'bad-move', 2],
    ['PY1-N-AAAAAAS\nundo', 'nothing-to-undo', 1],
    ['PY1-N-AAAAAAS\nKD give-up\ndraw', 'game-over', 3],
  ])('the transcript %j: %s', (text, reason, at) => {
    expect(parseTranscript(text)).toEqual({ ok: false, reason, at });
  });

  it('a transcript without a variant is the first one’s', () => {
    const { session } = deal('pyramide', { code: 'PY1-N-AAAAAAS' }).play('KD');
    expect(parseTranscript('py1-n-aaaaaas\r\n KD\r\n')).toEqual({ ok: true, session });
  });
});

describe('nothing throws', () => {
  const RUNS = { numRuns: 1000 };
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'PY1N-AKQ0 =":+>♣１\n'.split('')) }),
    fc.constantFrom('__proto__', 'constructor', 'toString', 'draw>999', 'cell:__proto__'),
  );

  it('whatever text is read', () => {
    fc.assert(
      fc.property(text, (any) => {
        expect([null, ...deckOf(13)]).toContain(parseCard(any));
        const move = parseMove(any);
        if (move) expect(parseMove(formatMove(move))).not.toBeNull();
        for (const ranks of [13, 12, 10]) expect(parseCards(any, ranks).ok).toBe(false);
        const code = parseDealCode(any);
        if (code.ok) expect(parseDealCode(formatDealCode(code.code))).toEqual(code);
        const { ok } = parseTranscript(any);
        if (ok) expect(code.ok).toBe(true);
        expect(parseTranscript(`PY1-N-AAAAAAS\n${any}`)).toHaveProperty('ok');
        expect(parseTranscript(`PY1-N-AAAAAAS ${any}`)).toHaveProperty('ok');
        expect(parseTranscript(`cards="${any}"`)).toMatchObject({ ok: false });
      }),
      RUNS,
    );
  });

  it('whatever value is taken for rules', () => {
    const loose = fc.dictionary(fc.constantFrom(...RULE_FIELDS), fc.anything());
    fc.assert(
      fc.property(fc.oneof(fc.anything(), loose), (any) => {
        const parsed = parseRules(any);
        if (!parsed.ok) return;
        expect(Object.keys(parsed.rules)).toEqual(RULE_FIELDS);
        expect(parseRules(parsed.rules)).toEqual(parsed);
      }),
      RUNS,
    );
  });

  it('whatever texts are read as settings', () => {
    const names = ['variant', ...SETTING_FIELDS.keys()];
    fc.assert(
      fc.property(fc.dictionary(fc.oneof(fc.constantFrom(...names), text), text), (texts) => {
        const { settings } = readSettings(texts);
        expect(parseRules(settings.rules)).toEqual({ ok: true, rules: settings.rules });
        expect(readSettings(writeSettings(settings))).toEqual({ settings, problems: [] });
      }),
      RUNS,
    );
  });
});
