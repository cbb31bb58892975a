/** `solve`: says whether deals can be won, and how. */
import type { RuleSet } from '../engine/index.js';
import { whyLost } from '../solver/index.js';
import { readCount } from './arguments.js';
import { jsonOption, SEARCH_OPTIONS, type Command } from './command.js';
import { readDeal, type NamedDeal } from './deals.js';
import type { Pool } from './io.js';
import { linesOf, type Line } from './lines.js';
import { inOrder } from './ordered.js';
import { Problem } from './problem.js';
import { showProgress } from './progress.js';
import { readRules } from './rules.js';
import { readOrder } from './search.js';
import { dealt, type Solved } from './task.js';

/** Most deals a task. */
const BATCH = 16;
/** Tasks a thread that may be ahead of the slowest one. */
const AHEAD = 32;

/** Reads the deal of a line, whose number a fault names. */
function readLine({ number, text }: Line, rules: RuleSet): NamedDeal {
  try {
    return readDeal(text, rules);
  } catch (error) {
    if (error instanceof Problem) throw new Problem(`line ${number}: ${error.message}`);
    throw error;
  }
}

/** The deals of the lines that have come so far, so cut that no thread is without work. */
async function* batchesOf(
  stdin: AsyncIterable<string>,
  rules: RuleSet,
  threads: number,
): AsyncGenerator<readonly NamedDeal[]> {
  for await (const lines of linesOf(stdin)) {
    const size = Math.min(BATCH, Math.ceil(lines.length / (threads * 4)));
    let batch: NamedDeal[] = [];
    for (const line of lines) {
      let deal: NamedDeal;
      try {
        deal = readLine(line, rules);
      } catch (error) {
        // The deals before a fault are answered before it is told.
        if (batch.length > 0) yield batch;
        throw error;
      }
      batch.push(deal);
      if (batch.length < size) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  }
}

type Answered = readonly [NamedDeal, Solved];

async function solveAll(pool: Pool, batch: readonly NamedDeal[]): Promise<readonly Answered[]> {
  const deals = batch.map(({ deal }) => deal);
  const answers = await pool.run({ kind: 'solve', deals });
  return batch.flatMap((deal, index): Answered[] => {
    const solved = answers[index];
    return solved ? [[deal, solved]] : [];
  });
}

const inJson = ([{ name }, solved]: Answered): string => JSON.stringify({ deal: name, ...solved });

/** Why a deal is lost, where that is short to say. */
function reasonOf(rules: RuleSet, { deal }: NamedDeal): string {
  const lock = whyLost(dealt(rules, deal));
  if (!lock) return '';
  const partners = lock.partners.map(({ card, lies }) => `${card} ${lies} it`).join(', ');
  return `\n  ${lock.card} can never leave, its partners being ${partners}`;
}

function inWords([named, solved]: Answered, rules: RuleSet, shortest: boolean): string {
  const { verdict, moves, positions, ms } = solved;
  const count = moves ? ` in ${moves.length} moves${shortest ? ', the fewest' : ''}` : '';
  const work = `${positions.toLocaleString('en')} positions, ${ms} ms`;
  const line = moves ? `\n  ${moves.join(' ')}` : '';
  const reason = verdict === 'unwinnable' ? reasonOf(rules, named) : '';
  return `${named.name}: ${verdict}${count} (${work})${line}${reason}`;
}

export const solve: Command = {
  name: 'solve',
  usage: 'CODE|CARDS|- [rules] [options]',
  summary: 'Says whether a deal can be won, and shows the moves.',
  about: ['"-" reads a deal a line, codes or cards, from the standard input.'],
  options: [
    ['shortest', 'flag', '', 'find the fewest moves'],
    ...SEARCH_OPTIONS,
    jsonOption('one line of JSON a deal'),
  ],
  takesRules: true,
  async run(args, io) {
    const [first] = args.words;
    if (first === undefined) throw new Problem('solve needs a deal code, cards or "-"');
    const settings = readRules(args);
    const order = readOrder(args, settings);
    const { rules } = settings;
    const { shortest = false } = order.options;
    const isStream = first === '-' && args.words.length === 1;
    const single = isStream ? null : readDeal(args.words.join(' '), rules);

    const pool = io.openPool(order, readCount(args, 'threads'));
    const batches = single ? [[single]] : batchesOf(io.stdin, rules, pool.size);
    // Where the answers themselves are watched, a bar would only stand among them.
    const progress = isStream && !io.out.isTerminal ? showProgress(io, null) : null;
    try {
      const solved = (batch: readonly NamedDeal[]) => solveAll(pool, batch);
      for await (const answers of inOrder(batches, solved, pool.size * AHEAD)) {
        const lines = answers.map((answered) =>
          args.texts.has('json') ? inJson(answered) : inWords(answered, rules, shortest),
        );
        await io.out.write(`${lines.join('\n')}\n`);
        progress?.add(answers.length);
      }
    } finally {
      progress?.end();
      await pool.close();
    }
    return 0;
  },
};
