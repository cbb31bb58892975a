/** A position taken apart for searching: cards become numbers, what lies beside the tableau bits. */
import { valueOf, type Card } from '../engine/cards.js';
import type { Position } from '../engine/position.js';
import type { RuleSet } from '../engine/rules.js';
import { ENDLESS, KINGS, PAIRS_A_WORD, SIDE } from './packed.js';
import { shapeOf, type Shape } from './shape.js';

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
  /** In the relation of its rank pair, all pairs of each card; what two have in common is their pair. */
  readonly edges: readonly number[];
  /** What each card adds to two sums: its bit in the byte of its pair, or one king from `KINGS` on. */
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
  /** Redeals still to come; `ENDLESS` ones are never used up. */
  readonly redeals: number;
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
  const parked = position.cells.find((card) => card !== null);
  // A parked tableau card keeps the number of its place, so that it still counts as one.
  let spot = -1;
  if (parked) {
    const dealt = game.cards.indexOf(parked);
    spot = dealt < shape.places ? dealt : cards.length;
    cards[spot] = parked;
  }
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
    redeals: rules.passes === 'unlimited' ? ENDLESS : Math.min(rules.passes - position.pass, left),
    ...pairUp(cards, rules.ranks),
  };
}

type PairedUp = Pick<Puzzle, 'value' | 'pair' | 'edges' | 'low' | 'high'>;

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
  const edges = filled(count, 0);
  const met = filled(ranks + 1, 0);
  for (let index = 0; index < count; index++) {
    const card = cards[index];
    if (!card) continue;
    let counts = known.get(card);
    if (counts === undefined) known.set(card, (counts = valueOf(card, ranks)));
    value[index] = counts;
    if (counts === ranks) {
      low[index] = 1 << KINGS;
      continue;
    }
    const which = (pair[index] = Math.min(counts, ranks - counts) - 1);
    const nth = met[counts]!++;
    let bits = 0;
    // A rank that pairs with itself stands on both sides.
    if (counts * 2 <= ranks) {
      bits = 1 << nth;
      edges[index] = 15 << (SIDE * nth);
    }
    if (counts * 2 >= ranks) {
      bits |= 1 << (SIDE + nth);
      edges[index]! |= 0x1111 << nth;
    }
    const shift = 2 * SIDE * (which % PAIRS_A_WORD);
    (which < PAIRS_A_WORD ? low : high)[index] = bits << shift;
  }
  return { value, pair, edges, low, high };
}
