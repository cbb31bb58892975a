/** The reference files of verdicts and shortest wins, and how a solution is held to its word. */
import {
  outcomeOf,
  parseCards,
  parseRules,
  play,
  startOf,
  type Card,
  type Position,
  type RuleSet,
} from '../../src/engine/index.js';
import type { Solution } from '../../src/solver/index.js';
import { sharedText } from '../shared.js';

/** One question to the solver, with the answer of the reference. */
export interface Question {
  readonly row: number;
  readonly rules: RuleSet;
  readonly cards: readonly Card[];
  /** 1 or 0 for a verdict; a number of moves, or −1 where there is no win. */
  readonly answer: number;
}

/** A column of the verdicts: rules as flags, and for lengths `shortest: ` before them. */
export interface Column {
  readonly heading: string;
  readonly isShortest: boolean;
  readonly questions: readonly Question[];
}

const linesOf = (name: string): readonly string[] =>
  sharedText(name)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

const camelCase = (flag: string): string =>
  flag.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Rules as the headings spell them: `goal=pyramid passes=3 first-draw`. */
function rulesOf(flags: string): RuleSet {
  const fields = flags.split(' ').map((flag) => {
    const [name = '', value] = flag.split('=');
    const number = Number(value);
    return [camelCase(name), value === undefined || (Number.isNaN(number) ? value : number)];
  });
  const parsed = parseRules(Object.fromEntries(fields));
  if (!parsed.ok) throw new Error(`${flags}: ${parsed.reason}`);
  return parsed.rules;
}

function cardsOf(text: string): readonly Card[] {
  const parsed = parseCards(text, 13);
  if (!parsed.ok) throw new Error(`${parsed.reason} ${parsed.card}`);
  return parsed.cards;
}

const SHORTEST = 'shortest: ';

/** The columns of verdicts.csv; of its rows every `step`-th. */
export function verdictColumns(step: number): readonly Column[] {
  const [head = '', ...lines] = linesOf('verdicts.csv');
  const rows = lines.map((line) => line.split(','));
  return head
    .split(',')
    .slice(0, -1)
    .map((heading, column) => {
      const isShortest = heading.startsWith(SHORTEST);
      const rules = rulesOf(heading.replace(SHORTEST, ''));
      const questions = rows.flatMap((cells, row): Question[] =>
        row % step > 0 || cells[column] === ''
          ? []
          : [{ row, rules, cards: cardsOf(cells.at(-1) ?? ''), answer: Number(cells[column]) }],
      );
      return { heading, isShortest, questions };
    });
}

/** The deals of shortest-wins.csv, where 0 means that there is no win; every `step`-th. */
export function shortestWins(step: number): readonly Question[] {
  const rules = rulesOf('stock=open passes=3 goal=pyramid');
  return linesOf('shortest-wins.csv').flatMap((line, row): Question[] => {
    const [moves, cards = ''] = line.split(',');
    if (row % step > 0) return [];
    return [{ row, rules, cards: cardsOf(cards), answer: Number(moves) || -1 }];
  });
}

/**
 * The position that a question asks about. The reference takes the first draw of a game that draws
 * three for one card; the settled rules draw a packet (king-tut in conformance.json).
 */
export function positionOf({ rules, cards }: Question): Position {
  if (!rules.firstDraw || rules.draw === 1) return startOf(rules, cards);
  const laid = startOf({ ...rules, firstDraw: false }, cards);
  return { ...laid, stock: laid.stock.slice(1), wastes: [laid.stock.slice(0, 1)] };
}

/** Whether the engine plays these moves to a win. */
export function replays(from: Position, moves: Solution['moves']): boolean {
  let position = from;
  for (const move of moves ?? []) {
    const played = play(position, move);
    if (!played.ok) return false;
    position = played.position;
  }
  return outcomeOf(position) === 'won';
}

/** A solution in the words of the reference; NaN where it is unknown. */
export function answerOf({ verdict, moves }: Solution, isShortest: boolean): number {
  if (verdict === 'unknown') return Number.NaN;
  if (isShortest) return moves?.length ?? -1;
  return verdict === 'winnable' ? 1 : 0;
}
