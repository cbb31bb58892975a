/** Why a move made on another board was not made on this one. */
import type { PyramidSolitaire } from 'pyramid-solitaire';
import { parseMove, parseTranscript, whyNot } from 'pyramid-solitaire/engine';
import type { GameWords } from 'pyramid-solitaire/words';

/** "Not here: …", by the game as it stands, since it has stayed where it was. */
export function whyBehind(board: PyramidSolitaire, move: string, words: GameWords): string {
  const parsed = parseTranscript(board.transcript);
  if (!parsed.ok) return '';
  const { session } = parsed;
  const spelt = parseMove(move);
  const refusal = whyNot(session.position, spelt);
  if (!refusal) return '';
  const { reason, detail } = words.refusal(session, refusal, spelt);
  return ['Not here:', reason, detail].filter((text) => text !== '').join(' ');
}
