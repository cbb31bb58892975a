/** What a pasted text is: a deal code, a link, a transcript, the cards of a deal; or what is wrong with it. */
import {
  deckOf,
  findSetup,
  parseDealCode,
  parseMove,
  parseTranscript,
  RANKS,
  readSettings,
  startSession,
  SUITS,
  type Card,
  type CodeError,
  type IntentRefusal,
  type Move,
  type Session,
  type Settings,
  type Setup,
  type TranscriptError,
} from '../../engine/index.js';
import { readCards, type Place } from './card-reader.js';
import { codeFault, codeWithin, type CodeFault } from './code-fault.js';

/** What is wrong with a text, and where. */
export type PasteFault =
  /** Nothing that could be meant is known. */
  | { readonly reason: 'unknown' }
  | CodeFault
  /** A code of another deck than the rules play with, which has so many ranks. */
  | { readonly reason: 'other-deck'; readonly ranks: number }
  | { readonly reason: 'not-a-card'; readonly text: string; readonly place: Place }
  /** A card that this deck has not. */
  | { readonly reason: 'foreign-card'; readonly card: Card; readonly place: Place }
  /** A card for the second time; it is the `first`-th card too. */
  | {
      readonly reason: 'doubled-card';
      readonly card: Card;
      readonly place: Place;
      readonly first: number;
    }
  | { readonly reason: 'missing-cards'; readonly cards: readonly Card[] }
  /** The first line of a transcript, or the settings in a link. */
  | { readonly reason: 'heading'; readonly problem: TranscriptError }
  /** An action that cannot be carried out, the `nth` from 1; `session` is the game before it. */
  | {
      readonly reason: 'action';
      readonly nth: number;
      readonly text: string;
      readonly refusal: IntentRefusal;
      readonly move: Move | null;
      readonly session: Session;
    };

export type Paste =
  | { readonly kind: 'nothing' }
  /** A deal for the rules at hand. */
  | { readonly kind: 'code' | 'cards'; readonly setup: Setup }
  /** A game with rules of its own. */
  | { readonly kind: 'game'; readonly session: Session }
  | { readonly kind: 'fault'; readonly fault: PasteFault };

const faulty = (fault: PasteFault): Paste => ({ kind: 'fault', fault });

function readCode(text: string, settings: Settings): Paste {
  const parsed = parseDealCode(text);
  if (!parsed.ok) return faulty(codeFault(text, parsed.reason));
  const found = findSetup(settings, { code: text });
  if (found.ok) return { kind: 'code', setup: found.setup };
  return faulty({ reason: 'other-deck', ranks: parsed.code.ranks });
}

/** By suit and rank, as one looks for a card. */
const inOrder = (deck: readonly Card[]): readonly Card[] =>
  SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`)).filter((card) =>
    deck.includes(card),
  );

/** The cards of a paper deal; of several faults the first one is told. */
function readDeck(text: string, settings: Settings): Paste {
  const deck = deckOf(settings.rules.ranks);
  const { cards, stray } = readCards(text);
  // The beginning of any word may happen to spell a card.
  if (cards.length === 0 || (cards.length === 1 && stray)) return faulty({ reason: 'unknown' });
  const places = new Map<Card, number>();
  for (const { card, place } of cards) {
    const first = places.get(card);
    if (first !== undefined) return faulty({ reason: 'doubled-card', card, place, first });
    if (!deck.includes(card)) return faulty({ reason: 'foreign-card', card, place });
    places.set(card, place.nth);
  }
  if (stray) return faulty({ reason: 'not-a-card', ...stray });
  const missing = inOrder(deck).filter((card) => !places.has(card));
  if (missing.length > 0) return faulty({ reason: 'missing-cards', cards: missing });
  const setup = { ...settings, code: null, cards: cards.map(({ card }) => card) };
  return { kind: 'cards', setup };
}

const isCodeError = (problem: TranscriptError): problem is CodeError =>
  ['empty', 'format', 'deck', 'length', 'symbol'].includes(problem);

/** The fault of a first line or a link: of its code, or of what it says of the rules. */
const headingFault = (code: string, problem: TranscriptError): Paste =>
  faulty(isCodeError(problem) ? codeFault(code, problem) : { reason: 'heading', problem });

/** Deal and attributes; whatever follows are actions, on whichever line. */
const HEADING = /^(?:cards="[^"]*"|\S+)(?:\s+[a-z-]+="[^"]*")*/u;

/** Messengers make quotation marks pretty, and one line of two. */
function readTranscript(given: string): Paste {
  const text = given.replace(/[\u201C-\u201F«»]/gu, '"');
  const parsed = readLines(text);
  if (parsed.kind !== 'fault' || parsed.fault.reason !== 'heading') return parsed;
  const [heading = ''] = HEADING.exec(text) ?? [];
  return readLines(`${heading}\n${text.slice(heading.length)}`);
}

function readLines(text: string): Paste {
  const parsed = parseTranscript(text);
  if (parsed.ok) return { kind: 'game', session: parsed.session };
  const { reason, at: nth } = parsed;
  const [heading = '', ...lines] = text.split('\n');
  if (nth === 0) return headingFault(heading.replace(/\s.*$/u, ''), reason);
  const actions = lines.join(' ').trim().split(/\s+/u);
  const before = parseTranscript(`${heading}\n${actions.slice(0, nth - 1).join(' ')}`);
  const action = actions[nth - 1] ?? '';
  // Whatever stands in the way of an action is a refusal, and without it the rest is a game.
  if (!before.ok) return faulty({ reason: 'unknown' });
  const { session } = before;
  const [refusal, move] = [reason as IntentRefusal, parseMove(action)];
  return faulty({ reason: 'action', nth, text: action, refusal, move, session });
}

/** The settings and the deal of a link, as the playground reads them from its address. */
function readLink(text: string): Paste {
  const given = Object.fromEntries(new URLSearchParams(text.replace(/^[^?]*\?|#.*$/gu, '')));
  const { code = null, cards = null } = given;
  if (code === null && cards === null) return faulty({ reason: 'unknown' });
  const { settings, problems } = readSettings(given);
  const [problem] = problems;
  if (problem) return headingFault('', problem.reason);
  const found = findSetup(settings, { code, cards });
  return found.ok
    ? { kind: 'game', session: startSession(found.setup) }
    : headingFault(code ?? '', found.reason);
}

/** Reads a text under the rules at hand, which count where it says nothing of rules itself. */
export function readPaste(given: string, settings: Settings): Paste {
  const text = given.trim();
  if (text === '') return { kind: 'nothing' };
  if (/^https?:\/\/\S+$/iu.test(text)) return readLink(text);
  const isCode = /^py[\dil\p{Pd}]/iu.test(text.normalize('NFKC'));
  const isTranscript = text.startsWith('cards=') || (isCode && /=|\n\s*\S/u.test(text));
  if (isTranscript && !parseDealCode(text).ok) return readTranscript(text);
  if (isCode) return readCode(text, settings);
  const code = codeWithin(text);
  return code === null ? readDeck(text, settings) : readCode(code, settings);
}
