/** The tally: of each rank the cards still in play, and where they lie, as far as a player can know. */
import { locate, rankOf, type Card, type Position, type Rank } from '../../engine/index.js';
import { pairsOf } from '../rules/index.js';
import { isFaceUp, openTop } from '../seen.js';

/** Where a card lies; those that can be played come first. */
export const WHEREABOUTS = [
  'tableau',
  'reserve',
  'hand',
  'cell',
  'waste',
  'stock-top',
  'covered',
  'reserve-below',
  'waste-below',
  'stock',
  'face-down',
  'unseen',
] as const;
export type Whereabouts = (typeof WHEREABOUTS)[number];

/** One rank: where each of its cards lies that is still in play, in the order of `WHEREABOUTS`. */
export interface RankTally {
  readonly rank: Rank;
  readonly places: readonly Whereabouts[];
}

/** Two ranks that leave together. */
export interface PairTally {
  readonly low: RankTally;
  /** Null beside a king, and beside a rank that pairs with itself. */
  readonly high: RankTally | null;
  /** Cards of each rank still in play: as partners leave together, there are always as many. */
  readonly left: number;
}

interface Lie {
  readonly card: Card;
  readonly where: Whereabouts;
  /** Whether the player knows which card it is. */
  readonly known: boolean;
}

/** Where a card lies; null if it has left. */
function lieOf(position: Position, card: Card): Lie | null {
  const place = locate(position, card);
  const hasBeenSeen = position.seen.includes(card);
  const at = (where: Whereabouts, known = true): Lie => ({ card, where, known });
  switch (place?.pile) {
    case 'tableau':
      if (!isFaceUp(position, place.index)) return at('face-down', false);
      return at(place.above === 0 ? 'tableau' : 'covered');
    case 'reserve':
      return at(place.above === 0 ? 'reserve' : 'reserve-below');
    case 'waste':
      return at(place.above === 0 ? 'waste' : 'waste-below', hasBeenSeen);
    case 'stock':
      return card === openTop(position) ? at('stock-top') : at('stock', hasBeenSeen);
    case 'hand':
    case 'cell':
      return at(place.pile);
    case 'foundation':
    case undefined:
      return null;
  }
}

/**
 * Where all cards in play lie. Which card is which of those that lie unseen nobody knows; but where
 * all of them lie in one place, they lie there.
 */
function knownLies(position: Position): readonly Lie[] {
  const lies = position.game.cards.flatMap((card) => lieOf(position, card) ?? []);
  const hidden = new Set(lies.filter(({ known }) => !known).map(({ where }) => where));
  return lies.map((lie) => (lie.known || hidden.size === 1 ? lie : { ...lie, where: 'unseen' }));
}

const inOrder = (a: Whereabouts, b: Whereabouts): number =>
  WHEREABOUTS.indexOf(a) - WHEREABOUTS.indexOf(b);

/** Counts the cards of a position, partner beside partner. */
export function tallyOf(position: Position): readonly PairTally[] {
  const lies = knownLies(position);
  const count = (rank: Rank): RankTally => {
    const ofRank = lies.filter(({ card }) => rankOf(card) === rank);
    return { rank, places: ofRank.map(({ where }) => where).toSorted(inOrder) };
  };
  return pairsOf(position.game.rules.ranks).flatMap(([first, second]) => {
    if (!first) return [];
    const low = count(first);
    const high = second && second !== first ? count(second) : null;
    return [{ low, high, left: low.places.length }];
  });
}
