/** A position taken apart for searching: cards become numbers, what lies beside the tableau bits. */
import { isTableauCard, valueOf, type Card, type Position, type RuleSet } from '../engine/index.js';
import { shapeOf, type Shape } from './shape.js';

/** Cards that pair with each other, four a side, have a byte: the lower rank's cards in bits 0 to 3. */
export const SIDE = 4;

/** Words of bytes for up to three rank pairs each. */
export const PAIRS_A_WORD = 3;

/**
 * Cards are numbered: tableau places first, then the ring (waste, hand and stock in the order of the
 * draw, which no redeal changes while there is one waste), the reserve piles, and last a card that
 * is parked.
 */
export interface Puzzle {
  readonly rules: RuleSet;
  readonly shape: Shape;
  /** The number of the tableau. */
  readonly tableau: number;
  /** By number; null where a card has gone. */
  readonly cards: readonly (Card | null)[];
  /** What each card counts; 0 where it has gone. */
  readonly value: readonly number[];
  /** The rank pair of each card, from 0; kings have none and get −1. */
  readonly pair: readonly number[];
  /** Which of the four cards of its rank each card is, 0 to 3. */
  readonly nth: readonly number[];
  /** The bit of each card in the byte of its pair: its word 0 and its word 1. */
  readonly low: readonly number[];
  readonly high: readonly number[];
  /** The cards of the ring, in the order of the draw, by number; a gap where the hand is empty. */
  readonly ring: readonly number[];
  /** Cards of the ring that are turned, the hand or its gap among them. */
  readonly turned: number;
  /** Whether the last turned card of the ring is in the hand. */
  readonly hand: boolean;
  /** For each waste, its cards by number, oldest first. */
  readonly wastes: readonly (readonly number[])[];
  /** For each reserve pile, its cards by number, bottom first. */
  readonly reserve: readonly (readonly number[])[];
  /** The parked card by number, or −1. */
  readonly parked: number;
  /** Redeals still to come; enough is as good as unlimited, which is −1. */
  readonly redeals: number;
  /** Whether the game is over by giving up. */
  readonly gaveUp: boolean;
}

/** Ring and reserve cards get numbers from `shape.places` on. */
export function takeApart(position: Position): Puzzle {
  const { game, hand, stock, wastes, reserve } = position;
  const { rules } = game;
  const shape = shapeOf(rules);
  const cards: (Card | null)[] = [];
  let mask = 0;
  let bit = 1;
  for (let place = 0; place < shape.places; place++, bit *= 2) {
    const card = position.tableau[place] ?? null;
    if (card) mask += bit;
    cards.push(card);
  }
  const number = (card: Card): number => cards.push(card) - 1;
  const piles = wastes.map((pile) => pile.map(number));
  const turned = piles.flat();
  if (hand) turned.push(number(hand));
  // A gap where the hand was, lest the waste's top be taken for it.
  else if (rules.stock === 'drawn' && rules.wastes === 1) turned.push(cards.push(null) - 1);
  const ring = [...turned, ...stock.map(number)];
  const heaps = reserve.map((pile) => pile.map(number));
  const parked = position.cells.find((card) => card !== null) ?? null;
  // A parked tableau card keeps the number of its place, so that it still counts as one.
  let spot = -1;
  if (parked && isTableauCard(game, parked)) cards[(spot = game.cards.indexOf(parked))] = parked;
  else if (parked) spot = number(parked);
  const left = cards.length;
  return {
    rules,
    shape,
    tableau: shape.numbers.get(mask) ?? 0,
    cards,
    ring,
    turned: turned.length,
    hand: hand !== null,
    wastes: piles,
    reserve: heaps,
    parked: spot,
    // A pass in which nothing goes changes nothing, so more passes than cards are never needed.
    redeals: rules.passes === 'unlimited' ? -1 : Math.min(rules.passes - position.pass, left),
    gaveUp: position.gaveUp,
    ...pairUp(cards, rules.ranks),
  };
}

type PairedUp = Pick<Puzzle, 'value' | 'pair' | 'nth' | 'low' | 'high'>;

/** A plain list: for so few numbers it costs less than a typed array. */
export function filled(length: number, value: number): number[] {
  const list: number[] = [];
  while (list.length < length) list.push(value);
  return list;
}

/** Values by token, since reading them costs more than anything else here. */
const values = new Map<number, Map<Card, number>>();

function pairUp(cards: readonly (Card | null)[], ranks: number): PairedUp {
  const known = values.get(ranks) ?? new Map<Card, number>();
  values.set(ranks, known);
  const count = cards.length;
  const value = filled(count, 0);
  const pair = filled(count, -1);
  const low = filled(count, 0);
  const high = filled(count, 0);
  const nths = filled(count, 0);
  const met = filled(ranks + 1, 0);
  for (let index = 0; index < count; index++) {
    const card = cards[index];
    if (!card) continue;
    let counts = known.get(card);
    if (counts === undefined) known.set(card, (counts = valueOf(card, ranks)));
    value[index] = counts;
    if (counts === ranks) continue;
    const which = Math.min(counts, ranks - counts) - 1;
    const nth = (nths[index] = met[counts]!++);
    pair[index] = which;
    // A rank that pairs with itself stands on both sides.
    let bits = counts * 2 <= ranks ? 1 << nth : 0;
    if (counts * 2 >= ranks) bits |= 1 << (SIDE + nth);
    const shift = 2 * SIDE * (which % PAIRS_A_WORD);
    (which < PAIRS_A_WORD ? low : high)[index] = bits << shift;
  }
  return { value, pair, nth: nths, low, high };
}

/** The number of rank pairs. */
export const pairCount = (ranks: number): number => Math.floor(ranks / 2);
