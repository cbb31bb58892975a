/** `replay`: plays a transcript and shows where the game stands, or which action cannot be. */
import {
  parseTranscript,
  snapshotOf,
  type RuleSet,
  type Session,
  type Snapshot,
} from '../engine/index.js';
import type { Arguments } from './arguments.js';
import { jsonOption, type Command } from './command.js';
import type { Io } from './io.js';
import { textOf } from './lines.js';
import { drawPile, drawPiles, drawReserve, drawTableau } from './picture.js';
import { Problem, quote } from './problem.js';
import { sayTranscriptError } from './reasons.js';
import { nameRules } from './rules.js';

/** What a transcript begins with and the name of a file hardly does. */
const TRANSCRIPT = /^\s*(?:PY1|cards=)/iu;

async function readTranscript({ words }: Arguments, io: Io): Promise<string> {
  const [first] = words;
  if (first === undefined) throw new Problem('replay needs a transcript, a file or "-"');
  if (words.length > 1) throw new Problem(`${quote(words[1] ?? '')} is one argument too many`);
  if (first === '-') return textOf(io.stdin);
  if (TRANSCRIPT.test(first)) return first;
  try {
    return await io.readFile(first);
  } catch {
    throw new Problem(`${quote(first)} is no transcript, and no file that can be read`);
  }
}

/** The ranks of a transcript's game, which a refusal may speak of. */
function ranksOf(text: string): number {
  const start = parseTranscript(text.trim().split(/\r?\n/u)[0] ?? '');
  return start.ok ? start.session.setup.rules.ranks : 0;
}

/** Actions as they stand in the text, from 1. */
const actionOf = (text: string, at: number): string => {
  const [, ...lines] = text.trim().split(/\r?\n/u);
  return lines.join(' ').trim().split(/\s+/u)[at - 1] ?? '';
};

function drawState(rules: RuleSet, state: Snapshot): readonly string[] {
  const { reserve, cells, stock, stockTop, drawn, wastes } = state;
  const cards = stock === 1 ? '1 card' : `${stock} cards`;
  const stockText = stockTop ? `${stockTop} on top of ${cards}` : cards;
  return [
    ...drawTableau(rules, state.tableau),
    '',
    ...drawReserve(reserve),
    ...cells.map((card) => drawPile('Cell', card ? [card] : [])),
    ...(drawn ? [drawPile('Drawn', [drawn])] : []),
    ...drawPiles('Waste', wastes),
    drawPile('Stock', [stockText]),
  ];
}

function inWords(session: Session): string {
  const { setup, position } = session;
  const state = snapshotOf(session);
  const { score, moves, pass, outcome, reason, removed } = state;
  const passes = state.passesLeft === null ? 'no limit' : `${state.passesLeft} left`;
  return [
    setup.code ?? 'cards',
    nameRules(setup),
    '',
    ...drawState(position.game.rules, state),
    '',
    drawPile('Removed', [String(removed.length)]),
    drawPile('Score', [`${score} (${setup.scoring})`]),
    drawPile('Moves', [String(moves)]),
    drawPile('Pass', [`${pass} (${passes})`]),
    drawPile('Outcome', [reason ? `${outcome} (${reason})` : outcome]),
  ].join('\n');
}

export const replay: Command = {
  name: 'replay',
  usage: 'TRANSCRIPT|FILE|- [--json]',
  summary: 'Replays a game and shows where it stands.',
  about: [
    'A transcript is a line with the deal, the variant and the changed rules, as in',
    '  PY1-N-AAAAAAS variant="pyramide"',
    'and then the actions: KD TC+3S draw redeal cell:TC undo redo give-up.',
  ],
  options: [jsonOption('one line of JSON: the state, or what cannot be')],
  takesRules: false,
  async run(args, io) {
    const text = await readTranscript(args, io);
    const parsed = parseTranscript(text);
    const inJson = args.texts.has('json');
    if (parsed.ok) {
      const { session } = parsed;
      const line = inJson
        ? JSON.stringify({ ok: true, state: snapshotOf(session) })
        : inWords(session);
      await io.out.write(`${line}\n`);
      return 0;
    }
    const { reason, at } = parsed;
    if (inJson) await io.out.write(`${JSON.stringify({ ok: false, reason, at })}\n`);
    const place = at === 0 ? 'the heading' : `action ${at}, ${quote(actionOf(text, at))}`;
    throw new Problem(`${place}: ${sayTranscriptError(reason, ranksOf(text))} (${reason})`);
  },
};
