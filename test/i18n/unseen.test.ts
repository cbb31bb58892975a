// No word names a card that the player cannot see (rules.md 2.4.17), in play as wild as it gets; and
// whatever happens there is told in clean sentences.
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  deckOf,
  formatMove,
  legalMoves,
  reduce,
  snapshotOf,
  UNSEEN,
  type Card,
  type Intent,
  type Move,
  type Session,
} from '../../src/engine/index.js';
import {
  cardLabel,
  cardName,
  describePosition,
  faceDownLabel,
  pileLabel,
  type Pile,
  type Words,
} from '../../src/i18n/index.js';
import { refusalWords, sayFact } from '../../src/i18n/later.js';
import { placesShown } from '../shown.js';
import { dealt, expectSentence, speakAll } from './speech.js';

const GAMES = [
  'thirteen',
  'aisleriot',
  'pyramide',
  'king-tut',
  'tuts-tomb',
  'apophis-dealt',
  'apophis',
  'traditional',
  'microsoft',
  'cell',
  'triangle',
  'giza',
];
const RUNS = 40;
const STEPS = 30;

/** The cards that the element's frozen state, the judge of what is seen, does not show. */
function unseenCards(session: Session): readonly Card[] {
  const state = snapshotOf(session);
  const shown = new Set<string | null>([...placesShown(state), ...state.removed]);
  shown.delete(UNSEEN);
  return session.setup.cards.filter((card) => !shown.has(card));
}

/** Some intent: mostly a legal move, at times anything at all. */
function pick(session: Session, choice: number): Intent {
  const legal = legalMoves(session.position);
  const kind = choice % 16;
  const rest = Math.floor(choice / 16);
  const deck = session.setup.cards;
  const [a, b] = [deck[rest % deck.length] as Card, deck[(rest * 7 + 3) % deck.length] as Card];
  if (kind === 0) return { kind: 'undo' };
  if (kind === 1) return { kind: 'redo' };
  if (kind === 2) return { kind: 'play', move: { kind: 'remove', cards: [a] } };
  if (kind === 3) return { kind: 'play', move: { kind: 'remove', cards: [a, b] } };
  if (kind === 4) return { kind: 'play', move: { kind: 'cell', card: a } };
  if (kind === 5) return { kind: 'play', move: { kind: 'redeal' } };
  if (kind === 6 && rest % 5 === 0) return { kind: 'give-up' };
  const move: Move | undefined = legal[rest % legal.length];
  return move ? { kind: 'play', move } : { kind: 'undo' };
}

/** Everything that is said about a position. */
function texts(words: Words, session: Session): readonly string[] {
  const { position } = session;
  const piles: readonly Pile[] = [
    { pile: 'stock' },
    { pile: 'hand' },
    { pile: 'foundation' },
    ...position.wastes.map((_, index): Pile => ({ pile: 'waste', index })),
    ...position.reserve.map((_, index): Pile => ({ pile: 'reserve', index })),
    ...position.cells.map((_, index): Pile => ({ pile: 'cell', index })),
  ];
  return [
    describePosition(words, session),
    ...position.game.cards.map((card) => cardLabel(words, session, card)),
    ...position.tableau.map((_, index) => faceDownLabel(words, session, index)),
    ...piles.map((pile) => pileLabel(words, session, pile)),
  ];
}

/** What is said about one intent and the position after it. */
function told(words: Words, before: Session, intent: Intent): [Session, readonly string[]] {
  const { session, facts } = reduce(before, intent);
  const said = facts.map((fact) => sayFact(words, before, fact, session));
  said.forEach(expectSentence);
  const shown = facts.flatMap((fact) => {
    if (fact.kind !== 'refused') return [];
    const { reason, detail } = refusalWords(words, before, fact.reason, fact.move);
    return [reason, detail];
  });
  return [session, [...said, ...shown, ...texts(words, session)]];
}

it('names no unseen card', async () => {
  const voices = await speakAll();
  fc.assert(
    fc.property(
      fc.constantFrom(...GAMES),
      fc.stringMatching(/^[ABC][A-Z2-7]{6}$/),
      fc.constantFrom(...voices),
      fc.array(fc.nat({ max: 100_000 }), { minLength: STEPS, maxLength: STEPS }),
      (variant, symbols, words, choices) => {
        let session = dealt(variant, symbols);
        for (const choice of choices) {
          const intent = pick(session, choice);
          const [next, said] = told(words, session, intent);
          const text = said.join('\n');
          for (const card of unseenCards(next)) {
            const action = intent.kind === 'play' && intent.move ? formatMove(intent.move) : '';
            expect({ action, names: text.includes(cardName(words, card)) && card }).toEqual({
              action,
              names: false,
            });
          }
          session = next;
        }
      },
    ),
    { numRuns: RUNS },
  );
}, 60_000);

it('would see a name that slips out', async () => {
  const [english] = await speakAll();
  const session = dealt('aisleriot');
  const unseen = unseenCards(session);

  expect(unseen).toHaveLength(21 + 24);
  expect(english && unseen.every((card) => cardName(english, card) !== '')).toBe(true);
  expect(deckOf(13)).toEqual(expect.arrayContaining([...unseen]));
});
