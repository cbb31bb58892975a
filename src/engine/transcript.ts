/** Transcripts: a whole game as text, which replays to the same score, pass and move counter. */
import { formatCards } from './cardList.js';
import { SETTING_FIELDS } from './fields.js';
import { parseMove } from './moves.js';
import { GIVE_UP, reduce, type Intent, type IntentRefusal } from './reduce.js';
import { startSession, type Session } from './session.js';
import { findSetup, type DealError, type Setup } from './setup.js';
import { readSettings, writeSettings, type SettingProblem } from './settings.js';

/** Why a text is no transcript of a game. */
export type TranscriptError = DealError | SettingProblem['reason'] | IntentRefusal | 'bad-heading';

export type ParsedTranscript =
  | { readonly ok: true; readonly session: Session }
  /** `at`: 0 for the heading, else the number of the action. */
  | { readonly ok: false; readonly reason: TranscriptError; readonly at: number };

/** Writes a game: a line for deal, variant and changed rules, then the actions (design.md 3). */
export function formatTranscript({ setup, actions }: Session): string {
  const deal = setup.code ?? `cards="${formatCards(setup.cards)}"`;
  const texts = Object.entries(writeSettings(setup)).map(([name, text]) => `${name}="${text}"`);
  return `${[deal, ...texts].join(' ')}\n${actions.join(' ')}`.trimEnd();
}

const ATTRIBUTE = /([a-z-]+)(?:="([^"]*)")?(?=\s|$)/gu;

/** The attributes of a heading by name; null if anything else stands among them. */
function parseAttributes(text: string): Readonly<Record<string, string>> | null {
  const attributes: Record<string, string> = {};
  const others = text.replace(ATTRIBUTE, (attribute, name: string, value = '') => {
    if (!SETTING_FIELDS.has(name) && name !== 'variant' && name !== 'cards') return attribute;
    attributes[name] = value;
    return '';
  });
  return others.trim() === '' ? attributes : null;
}

type Heading =
  | { readonly ok: true; readonly setup: Setup }
  | { readonly ok: false; readonly reason: TranscriptError };

function parseHeading(line: string): Heading {
  const code = line.startsWith('cards=') ? '' : line.replace(/\s.*$/u, '');
  const attributes = parseAttributes(line.slice(code.length));
  if (!attributes) return { ok: false, reason: 'bad-heading' };
  const { settings, problems } = readSettings(attributes);
  const problem = problems[0];
  if (problem) return { ok: false, reason: problem.reason };
  return findSetup(settings, { code, cards: attributes['cards'] ?? null });
}

/** What an action of a transcript asks for; whatever is no word of its own must be a move. */
export const intentOf = (action: string): Intent =>
  action === 'undo' || action === 'redo' || action === GIVE_UP
    ? { kind: action }
    : { kind: 'play', move: parseMove(action) };

/** Reads a transcript and replays it; what cannot be is named with its place. */
export function parseTranscript(text: string): ParsedTranscript {
  const [heading = '', ...lines] = text.trim().split(/\r?\n/u);
  const found = parseHeading(heading);
  if (!found.ok) return { ok: false, reason: found.reason, at: 0 };
  let session = startSession(found.setup);
  for (const [index, action] of (lines.join(' ').match(/\S+/gu) ?? []).entries()) {
    const { session: next, facts } = reduce(session, intentOf(action));
    const first = facts[0];
    if (first?.kind === 'refused') return { ok: false, reason: first.reason, at: index + 1 };
    session = next;
  }
  return { ok: true, session };
}
