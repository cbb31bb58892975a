/** A saved game: the transcript, which replays it, and what no transcript tells. */
import * as v from 'valibot';
import {
  formatTranscript,
  OPTION_VALUES,
  parseTranscript,
  type Options,
  type Session,
} from '../engine/index.js';
import { CountingSchema, type Counting } from './counting.js';
import { Count, seal, unseal, Whole, type Unreadable } from './envelope.js';

/** All that comes back. */
export interface SavedGame {
  /** With its history; nothing is selected. */
  readonly session: Session;
  /** Playing time in milliseconds. */
  readonly elapsed: number;
  readonly counting: Counting;
  /** What the page asked for when the game was saved, by attribute name: rules, options, deal. */
  readonly asked: Readonly<Record<string, string>>;
}

export type ReadGame =
  | { readonly ok: true; readonly game: SavedGame }
  | { readonly ok: false; readonly reason: Unreadable };

/** Longer games are not saved: to replay them would keep a page waiting. */
const MOST_ACTIONS = 5000;
/** An action takes eight characters at most, and the heading finds room too. */
const LONGEST_TRANSCRIPT = 8 * MOST_ACTIONS + 1000;

/** Without it a transcript replays whatever policies were in force when. */
const FREE_UNDO = { undoLimit: 'unlimited', undoCost: 0 } as const;

const GameSchema = v.object({
  transcript: v.pipe(v.string(), v.maxLength(LONGEST_TRANSCRIPT)),
  /** The undo policy in force. */
  undoLimit: v.picklist(OPTION_VALUES.undoLimit),
  undoCost: v.picklist(OPTION_VALUES.undoCost),
  /** What the policies so far have made of them: how many steps can be undone, the move counter. */
  undoable: Count,
  moves: Whole,
  elapsed: Count,
  counting: CountingSchema,
  asked: v.record(v.string(), v.string()),
});

const withPolicy = (
  session: Session,
  policy: Pick<Options, 'undoLimit' | 'undoCost'>,
): Session => ({
  ...session,
  setup: { ...session.setup, ...policy },
});

/** The text to save; null for a game too long to be replayed. */
export function formatSave({ session, elapsed, counting, asked }: SavedGame): string | null {
  const { setup, past, moves, actions } = session;
  if (actions.length > MOST_ACTIONS) return null;
  const transcript = formatTranscript(withPolicy(session, FREE_UNDO));
  return seal('game', {
    transcript,
    undoLimit: setup.undoLimit,
    undoCost: setup.undoCost,
    undoable: past.length,
    moves,
    elapsed: Math.round(elapsed),
    counting,
    asked,
  });
}

/** Reads a save. Any text is answered, never thrown at. */
export function parseSave(text: string): ReadGame {
  const read = unseal('game', GameSchema, text);
  if (!read.ok) return read;
  const { transcript, undoLimit, undoCost, undoable, moves, ...rest } = read.content;
  const replayed = parseTranscript(transcript);
  if (!replayed.ok || replayed.session.past.length < undoable) {
    return { ok: false, reason: 'damaged' };
  }
  const { past, ...session } = withPolicy(replayed.session, { undoLimit, undoCost });
  const kept = past.slice(past.length - undoable);
  return { ok: true, game: { ...rest, session: { ...session, past: kept, moves } } };
}
