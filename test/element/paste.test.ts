/** What is pasted is read in any common spelling, and what is wrong with it is named with its place. */
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { readPaste, type Paste, type PasteFault } from '../../src/element/deal/paste.js';
import {
  cardsOfCode,
  deckOf,
  formatCards,
  formatDealCode,
  formatTranscript,
  rankOf,
  settingsOf,
  suitOf,
  variantOf,
  writeSettings,
  type Card,
  type Settings,
} from '../../src/engine/index.js';
import en from '../../locales/en.json' with { type: 'json' };
import fi from '../../locales/fi.json' with { type: 'json' };
import it_ from '../../locales/it.json' with { type: 'json' };
import no from '../../locales/no.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { anyDeal, anySettings, anyWalk, walk } from '../engine/arbitraries.js';
import { Player } from '../engine/player.js';

// A busy machine is no fault.
vi.setConfig({ testTimeout: 60_000 });

const settingsNamed = (key: string): Settings => {
  const variant = variantOf(key);
  if (!variant) throw new Error(key);
  return settingsOf(variant);
};
const TRADITIONAL = settingsNamed('traditional');
const CODE = 'PY1-N-AAAAAAS';
/** The cards that the Finnish page shows. */
const DECK = cardsOfCode({ ranks: 13, seed: 18 }, TRADITIONAL.rules);

const read = (text: string, settings = TRADITIONAL): Paste => readPaste(text, settings);

function cardsRead(text: string, settings = TRADITIONAL): readonly Card[] | PasteFault {
  const paste = read(text, settings);
  if (paste.kind === 'fault') return paste.fault;
  return paste.kind === 'cards' ? paste.setup.cards : [];
}

function faultOf(text: string, settings = TRADITIONAL): PasteFault | Paste['kind'] {
  const paste = read(text, settings);
  return paste.kind === 'fault' ? paste.fault : paste.kind;
}

const SYMBOLS = { C: '♣', D: '♦', H: '♥', S: '♠' };
const HOLLOW = { C: '♧', D: '♢', H: '♡', S: '♤' };
const long = (card: Card): string => rankOf(card).replace('T', '10');
/** Unicode's picture of a card. */
const picture = (card: Card): string =>
  String.fromCodePoint(
    0x1f0a1 + 16 * 'SHDC'.indexOf(suitOf(card)) + 'A23456789TJ QK'.indexOf(rankOf(card)),
  );
const lettered = (ranks: string, suits: string) => {
  const [a, j, q, k] = ranks.split(' ');
  const letters: Record<string, string | undefined> = { A: a, J: j, Q: q, K: k, T: '10' };
  const [c, d, h, s] = suits.split(' ');
  const signs = { C: c, D: d, H: h, S: s };
  return (card: Card) => [letters[rankOf(card)] ?? rankOf(card), signs[suitOf(card)]] as const;
};
/** Letters of the languages for ace, jack, queen, king and for clubs, diamonds, hearts, spades. */
const ALPHABETS = {
  Finnish: lettered('A J Q K', 'Ri Ru He Pa'),
  Norwegian: lettered('E Kn D K', 'K R H S'),
  Russian: lettered('Т В Д К', 'Т Б Ч П'),
  'Russian with crosses': lettered('Т В Д К', 'К Б Ч П'),
  Italian: lettered('A F D R', 'F Q C P'),
  'Italian with symbols': lettered('A F D R', '♣ ♦ ♥ ♠'),
  'Russian with symbols': lettered('Т В Д К', '♣ ♦ ♥ ♠'),
};

describe('a list of cards', () => {
  const spellings: Readonly<Record<string, (card: Card) => string>> = {
    tokens: (card) => card,
    'small letters': (card) => card.toLowerCase(),
    'a ten in figures': (card) => long(card) + suitOf(card),
    'the suit first': (card) => suitOf(card) + rankOf(card),
    symbols: (card) => long(card) + SYMBOLS[suitOf(card)],
    'hollow symbols': (card) => long(card) + HOLLOW[suitOf(card)],
    'emoji first': (card) => `${SYMBOLS[suitOf(card)]}\uFE0F${long(card)}`,
    'rank and suit apart': (card) => `${long(card)} ${SYMBOLS[suitOf(card)]}`,
    'a one for the ace': (card) => card.replace('A', '1').replace('T', '10'),
    'a nought for the ten': (card) => card.replace('T', '0'),
    pictures: picture,
    'full width': (card) =>
      card.replace(/./gu, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0)),
  };
  it.each(Object.entries(spellings))('in %s', (_, spell) => {
    expect(cardsRead(DECK.map(spell).join(' '))).toEqual(DECK);
  });

  it.each(Object.entries(ALPHABETS))('in %s letters, in either order', (_, letters) => {
    const ranksFirst = DECK.map((card) => letters(card).join(''));
    const suitsFirst = DECK.map((card) => letters(card).toReversed().join(''));
    expect(cardsRead(ranksFirst.join(', '))).toEqual(DECK);
    expect(cardsRead(suitsFirst.join(' ').toLowerCase())).toEqual(DECK);
  });

  it.each(Object.entries({ en, fi, no, ru, it: it_ }))('by the names of %s', (_, messages) => {
    const names = DECK.map((card) => messages[`card.${card}`]);
    expect(cardsRead(names.join(', '))).toEqual(DECK);
    expect(cardsRead(names.join('\n').toUpperCase())).toEqual(DECK);
  });

  it.each([' ', ',', ', ', ';', '|', '/', '\n', '\r\n', '\t', ' - ', '\u00A0', ''])(
    'parted by %j',
    (separator) => {
      expect(cardsRead(DECK.join(separator))).toEqual(DECK);
    },
  );

  it('with headings, numbered lines, quotation marks and brackets', () => {
    const rows = Array.from({ length: 7 }, (_, row) =>
      DECK.slice((row * (row + 1)) / 2, ((row + 1) * (row + 2)) / 2),
    );
    const stock = DECK.slice(28);
    const headed = `Pyramid:\n${rows.map((row) => row.join(' ')).join('\n')}\nStock: ${stock.join(' ')}`;
    const numbered = rows.map((row, at) => `${at + 1}. ${row.join(' ')}`).join('\n');
    const named = rows
      .map((row, at) => `Row ${at + 1} (from the top): ${row.join(' ')}`)
      .join('\n');
    expect(cardsRead(headed)).toEqual(DECK);
    expect(cardsRead(headed.replaceAll('\n', ' '))).toEqual(DECK);
    expect(cardsRead(`${numbered}\n8) ${stock.join(' ')}`)).toEqual(DECK);
    expect(cardsRead(`${named}\nTalon: ${stock.join(' ')}`)).toEqual(DECK);
    expect(cardsRead(JSON.stringify({ cards: DECK }))).toEqual(DECK);
  });

  it('of a short deck, whose ten is foreign', () => {
    const spanish = settingsNamed('spanish');
    expect(cardsRead(formatCards(deckOf(12)), spanish)).toEqual(deckOf(12));
    expect(faultOf('AC 2C TC', spanish)).toEqual({
      reason: 'foreign-card',
      card: 'TC',
      place: { line: 1, column: 7, nth: 3 },
    });
  });

  it('names what is no card, with its place', () => {
    expect(faultOf('Pyramid:\nJD 6C\n 7H Joker 2C')).toEqual({
      reason: 'not-a-card',
      text: 'Joker',
      place: { line: 3, column: 5, nth: 4 },
    });
    expect(faultOf('J♦️ 6♣️ 11♥️ 2C')).toEqual({
      reason: 'not-a-card',
      text: '11♥️',
      place: { line: 1, column: 9, nth: 3 },
    });
    // The end of a list that was cut off within a card.
    expect(faultOf(DECK.join(' ').slice(0, -1))).toMatchObject({
      reason: 'not-a-card',
      text: rankOf(DECK[51] as Card),
      place: { nth: 52 },
    });
  });

  it('names a card that is there twice, with both places', () => {
    const doubled = DECK.with(16, DECK[2] as Card);
    expect(faultOf(doubled.join(' '))).toEqual({
      reason: 'doubled-card',
      card: DECK[2],
      place: { line: 1, column: 49, nth: 17 },
      first: 3,
    });
  });

  it('names the cards that are missing', () => {
    expect(faultOf(DECK.slice(0, -2).join(' '))).toEqual({
      reason: 'missing-cards',
      cards: ['8C', '6D'],
    });
  });

  it('is none where there is no card at all', () => {
    expect(faultOf('Hello, world')).toEqual({ reason: 'unknown' });
    expect(faultOf('?!')).toEqual({ reason: 'unknown' });
    expect(faultOf(' \n ')).toBe('nothing');
  });
});

describe('a deal code', () => {
  it.each([
    CODE,
    ' py1-n-aaaaaas\n',
    'PY1NAAAAAAS',
    'PY1 – N – AAA AAAS',
    'ＰＹ１－Ｎ－ＡＡＡＡＡＡＳ',
    'Can you win PY1-N-AAAAAAS? I could not.',
  ])('%j', (text) => {
    expect(read(text)).toMatchObject({ kind: 'code', setup: { code: CODE, cards: DECK } });
  });

  it('deals by the rules at hand', () => {
    const settings = settingsNamed('giza');
    expect(read(CODE, settings)).toEqual({
      kind: 'code',
      setup: { ...settings, code: CODE, cards: DECK },
    });
    const withKing = settingsNamed('tuts-tomb');
    expect(read(CODE, withKing)).toMatchObject({ setup: { cards: { 0: 'KS' } } });
  });

  it.each<[string, PasteFault]>([
    ['PY1-N-AAAA', { reason: 'length', have: 4 }],
    ['PY1-N-AAAAAAAAS', { reason: 'length', have: 9 }],
    ['PY1-N-', { reason: 'length', have: 0 }],
    ['PY1', { reason: 'length', have: 0 }],
    ['PY2-N-AAAAAAS', { reason: 'format', sign: '2', nth: 3 }],
    ['PY1-X-AAAAAAS', { reason: 'deck', sign: 'X', nth: 4 }],
    ['PY1-N-AAA9AAS', { reason: 'symbol', sign: '9', nth: 8 }],
    ['PY1-N-AAA*AAS', { reason: 'symbol', sign: '*', nth: 8 }],
    ['PY1-S-AAAAAAS', { reason: 'other-deck', ranks: 12 }],
  ])('%s: names the fault', (text, fault) => {
    expect(faultOf(text)).toEqual(fault);
  });
});

describe('a transcript', () => {
  it('brings the game back, rules and all, whatever a messenger has made of it', () => {
    fc.assert(
      fc.property(anyDeal, anyWalk, (setup, steps) => {
        const player = new Player(setup);
        for (const _ of walk(player, steps, { history: true }));
        const { session } = player;
        const text = formatTranscript(session);
        const expected = { kind: 'game', session: { position: session.position } };
        expect(read(text)).toMatchObject(expected);
        expect(read(text.replaceAll('"', '”').replaceAll('\n', '\r\n'))).toMatchObject(expected);
        expect(read(text.replaceAll('\n', ' '))).toMatchObject(expected);
      }),
      { numRuns: 60 },
    );
  });

  it('names the action that cannot be, and what stands in its way', () => {
    const fault = faultOf(`${CODE} variant="traditional"\ndraw KC draw`);
    expect(fault).toMatchObject({
      reason: 'action',
      nth: 2,
      text: 'KC',
      session: { actions: ['draw'] },
    });
    expect(faultOf(`${CODE} variant="traditional"\ndraw what`)).toMatchObject({
      reason: 'action',
      nth: 2,
      text: 'what',
      refusal: 'bad-move',
      move: null,
    });
  });

  it.each<[string, PasteFault]>([
    [`${CODE} variant="other"\ndraw`, { reason: 'heading', problem: 'unknown-variant' }],
    [`${CODE} rows="9"\ndraw`, { reason: 'heading', problem: 'bad-value' }],
    [`${CODE} draw="3" stock="open"\n`, { reason: 'heading', problem: 'draw-needs-closed-stock' }],
    ['PY1-N-AAA variant="par"\ndraw', { reason: 'length', have: 3 }],
    ['cards="AC" variant="par"\ndraw', { reason: 'heading', problem: 'missing-card' }],
  ])('%j: names what is wrong with its first line', (text, fault) => {
    expect(faultOf(text)).toEqual(fault);
  });
});

const linkTo = (settings: Settings, deal: Readonly<Record<string, string>>): string => {
  const search = new URLSearchParams({ ...writeSettings(settings), ...deal });
  return `https://example.org/play.html?${search.toString()}#top`;
};

describe('a link', () => {
  it('brings its deal and its rules', () => {
    fc.assert(
      fc.property(anyDeal, ({ code, cards, ...settings }) => {
        const deal = code === null ? { cards: formatCards(cards) } : { code };
        const setup = { ...settings, code, cards };
        expect(read(linkTo(settings, deal))).toMatchObject({ kind: 'game', session: { setup } });
      }),
    );
  });

  it('names what is wrong with it', () => {
    expect(faultOf('https://example.org/')).toEqual({ reason: 'unknown' });
    expect(faultOf('https://example.org/?code=PY1-N-AA')).toEqual({ reason: 'length', have: 2 });
    expect(faultOf(`https://example.org/?code=${CODE}&variant=x`)).toEqual({
      reason: 'heading',
      problem: 'unknown-variant',
    });
  });
});

it('answers any text', () => {
  const pieces = fc.constantFrom(
    CODE,
    'PY1',
    'cards="',
    '10♣',
    'of',
    'Т',
    ':',
    '\n',
    'https://a?code=',
    'draw',
    '🂡',
  );
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(pieces).map((list) => list.join(' ')),
    fc.array(pieces).map((list) => list.join('')),
  );
  fc.assert(
    fc.property(texts, anySettings, (text, settings) => {
      expect(read(text, settings)).toHaveProperty('kind');
    }),
  );
});

it('reads the code of any deal', () => {
  fc.assert(
    fc.property(anySettings, fc.nat(), (settings, seed) => {
      const code = formatDealCode({ ranks: settings.rules.ranks, seed });
      expect(read(code, settings)).toMatchObject({ kind: 'code', setup: { code } });
    }),
  );
});
