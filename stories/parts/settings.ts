/** Attributes of the element as stories write them, and the games that they make. */
import {
  findSetup,
  formatTranscript,
  parseMove,
  readSettings,
  reduce,
  startSession,
  type Intent,
  type Session,
} from 'pyramid-solitaire/engine';

/** Attributes by name; `false` is written out, and what is null or undefined is left away. */
export type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** The texts of attributes, as markup would have them. */
export const textsOf = (attributes: Attributes): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[name, value === true ? '' : String(value)]],
    ),
  );

/** What an action of a story asks for: `undo`, or else a move. */
export const intentOf = (action: string): Intent =>
  action === 'undo' ? { kind: action } : { kind: 'play', move: parseMove(action) };

/**
 * The game that these attributes deal, after these moves.
 *
 * @throws Error of a deal that cannot be, or a move that is not legal: a story must not be wrong
 */
export function sessionOf(attributes: Attributes, moves: readonly string[] = []): Session {
  const texts = textsOf(attributes);
  const { settings } = readSettings(texts);
  const found = findSetup(settings, { code: texts['code'] ?? null, cards: texts['cards'] ?? null });
  if (!found.ok) throw new Error(`No deal: ${found.reason}`);
  let session = startSession(found.setup);
  for (const move of moves) {
    const { session: next, facts } = reduce(session, intentOf(move));
    const refused = facts.find((fact) => fact.kind === 'refused');
    if (refused) throw new Error(`${move}: ${refused.reason}`);
    session = next;
  }
  return session;
}

/** The same as text, for the element to load. */
export const transcriptOf = (attributes: Attributes, moves: readonly string[]): string =>
  formatTranscript(sessionOf(attributes, moves));
