// The tally: counts as somebody would who looks at the table, and knows no more than they do.
import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import {
  freeCards,
  rankOf,
  snapshotOf,
  type Card,
  type Position,
  type Session,
} from '../../src/engine/index.js';
import {
  tallyOf,
  WHEREABOUTS,
  type PairTally,
  type RankTally,
  type Whereabouts,
} from '../../src/i18n/learn/tally.js';
import { anyDeal, anyWalk, walk } from '../engine/arbitraries.js';
import { deal, Player } from '../engine/player.js';
import { placesShown } from '../shown.js';

// A busy machine is no fault.
vi.setConfig({ testTimeout: 60_000 });

const RUNS = { numRuns: 150 };

const sidesOf = ({ low, high }: PairTally): readonly RankTally[] => (high ? [low, high] : [low]);
const ranksIn = (position: Position): readonly RankTally[] => tallyOf(position).flatMap(sidesOf);

/** Where the cards of a rank lie. */
const placesOf = ({ position }: Session, rank: string): readonly Whereabouts[] =>
  ranksIn(position).find((side) => side.rank === rank)?.places ?? [];

const allPlaces = ({ position }: Session): readonly Whereabouts[] => {
  const all = ranksIn(position).flatMap(({ places }) => places);
  return [...new Set(all)].toSorted();
};

const FREE = WHEREABOUTS.slice(0, WHEREABOUTS.indexOf('stock-top') + 1);
const freeIn = ({ position }: Session): number =>
  ranksIn(position)
    .flatMap(({ places }) => places)
    .filter((where) => FREE.includes(where)).length;

const pairsIn = ({ position }: Session): string =>
  tallyOf(position)
    .map((pair) =>
      sidesOf(pair)
        .map(({ rank }) => rank)
        .join(''),
    )
    .join(' ');

/** Cards in play that nobody can name who has looked on from the deal. */
function unknownCards(session: Session): readonly Card[] {
  const { position } = session;
  const state = snapshotOf(session);
  const shown = [...placesShown(state), ...state.removed, ...position.seen];
  return position.game.cards.filter((card) => !shown.includes(card));
}

/** The same position with every card changed for another. */
function exchanged(position: Position, other: ReadonlyMap<Card, Card>): Position {
  const swap = <C extends Card | null>(card: C): C =>
    (card ? (other.get(card) ?? card) : card) as C;
  return {
    ...position,
    game: { ...position.game, cards: position.game.cards.map(swap) },
    tableau: position.tableau.map(swap),
    stock: position.stock.map(swap),
    wastes: position.wastes.map((pile) => pile.map(swap)),
  };
}

it.each([
  ['pyramide', 'AQ 2J 3T 49 58 67 K'],
  ['spanish', 'AQ 2J 39 48 57 6 K'],
  ['italian', 'AQ 2J 37 46 5 K'],
])('in %s puts partner beside partner', (variant, pairs) => {
  expect(pairsIn(deal(variant).session)).toBe(pairs);
});

it('tells where the cards of the published deal lie', () => {
  const { session } = deal('pyramide', { code: 'PY1-N-AAAAAAS' }).play('KD TC+3S draw');

  expect(placesOf(session, '7')).toEqual(['tableau', 'tableau', 'covered', 'waste-below']);
  expect(placesOf(session, '3')).toEqual(['tableau', 'waste', 'covered']);
  expect(placesOf(session, 'T')).toEqual(['tableau', 'covered', 'stock']);
  expect(placesOf(session, 'K')).toEqual(['covered', 'covered', 'covered']);
});

it.each([
  ['traditional', 'draw', 'hand'],
  ['microsoft', '', 'stock-top'],
  ['reserve', '', 'reserve'],
  ['giza', '', 'reserve-below'],
] as const)('knows that of %s too', (variant, moves, where) => {
  const { session } = deal(variant).play(moves);

  expect(allPlaces(session)).toContain(where);
});

it('remembers what has gone back into the stock', () => {
  const rules = { drawWhenStuck: false };
  const start = deal('thirteen', { rules }).play('draw');
  const [top = ''] = start.session.position.wastes.map((pile) => pile.at(-1));
  const turned = deal('thirteen', { rules }).play('draw*6 redeal');

  expect(placesOf(start.session, top.charAt(0))).toContain('waste');
  expect(placesOf(turned.session, top.charAt(0))).toContain('stock');
});

it('says unseen where there are several places for it, and the place where there is only one', () => {
  const start = deal('aisleriot').session;
  const drawn = deal('aisleriot').play('draw*24').session;

  expect(allPlaces(start)).toEqual(['tableau', 'unseen']);
  expect(allPlaces(drawn)).toEqual(['face-down', 'tableau', 'waste', 'waste-below']);
});

it('agrees with a count by hand', () => {
  fc.assert(
    fc.property(anyDeal, anyWalk, (setup, steps) => {
      for (const { word, session } of walk(new Player(setup), steps)) {
        const { removed, game } = session.position;
        const inPlay = game.cards.filter((card) => !removed.includes(card)).map(rankOf);
        for (const pair of tallyOf(session.position)) {
          for (const { rank, places } of sidesOf(pair)) {
            const count = inPlay.filter((other) => other === rank).length;
            expect({ word, rank, left: pair.left, count: places.length }).toEqual({
              word,
              rank,
              left: count,
              count,
            });
          }
        }
        expect({ word, free: freeIn(session) }).toEqual({
          word,
          free: freeCards(session.position).length,
        });
      }
    }),
    RUNS,
  );
});

it('is the same whichever way the unseen cards lie', () => {
  fc.assert(
    fc.property(anyDeal, anyWalk, fc.integer({ min: 1, max: 50 }), (setup, steps, turn) => {
      for (const { word, session } of walk(new Player(setup), steps)) {
        const { position } = session;
        const cards = unknownCards(session);
        const other = new Map(
          cards.map((card, at) => [card, cards[(at + turn) % cards.length] ?? card]),
        );
        expect({ word, tally: tallyOf(exchanged(position, other)) }).toEqual({
          word,
          tally: tallyOf(position),
        });
      }
    }),
    RUNS,
  );
});

it('lists places in one order', () => {
  const order = ranksIn(deal('pyramide').session.position).map(({ places }) =>
    places.map((where) => WHEREABOUTS.indexOf(where)),
  );

  for (const places of order) expect(places).toEqual(places.toSorted((a, b) => a - b));
});
