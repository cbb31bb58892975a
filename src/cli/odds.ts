/** `odds`: counts how many deals can be won, a part of them, or what several such counts add up to. */
import { formatDealCode, type RuleSet } from '../engine/index.js';
import { readCount, type Arguments } from './arguments.js';
import { jsonOption, SEARCH_OPTIONS, type Command } from './command.js';
import { readCode } from './deals.js';
import type { Io } from './io.js';
import { linesOf } from './lines.js';
import { inOrder } from './ordered.js';
import { Problem, quote } from './problem.js';
import { showProgress } from './progress.js';
import { readRules } from './rules.js';
import { addSamples, checkRange, formatSample, nameSample, readSample } from './sample.js';
import type { Range, Sample } from './sample.js';
import { readOrder } from './search.js';
import { oddsOf } from './wilson.js';

/** Most deals a task, and how many tasks a thread should get at least. */
const BATCH = 50;
const SHARE = 32;
const AHEAD = 32;

/** The part that `--shard i/n` names; the n parts together are the whole. */
function cutShard({ from, deals }: Range, text: string | undefined): Range {
  if (text === undefined) return { from, deals };
  const [, i = 0, n = 0] = (/^(\d{1,9})\/(\d{1,9})$/u.exec(text) ?? []).map(Number);
  if (i < 1 || i > n) throw new Problem(`--shard: ${quote(text)} is no part such as 1/4`);
  if (n > deals) throw new Problem(`--shard: there are more shards than deals`);
  const cut = (part: number): number => Math.floor((deals / n) * part);
  const end = i === n ? deals : cut(i);
  return { from: from + cut(i - 1), deals: end - cut(i - 1) };
}

function readRange(args: Arguments, rules: RuleSet): Range {
  const deals = readCount(args, 'deals');
  if (deals === null) throw new Problem('odds needs --deals N');
  const code = args.texts.get('from');
  const from = code === undefined ? 0 : readCode(code, rules);
  return cutShard(checkRange({ from, deals }), args.texts.get('shard'));
}

function* tasksOf({ from, deals }: Range, size: number) {
  for (let at = 0; at < deals; at += size) {
    yield { kind: 'count' as const, from: from + at, count: Math.min(size, deals - at) };
  }
}

async function count(args: Arguments, io: Io): Promise<Sample> {
  const [word] = args.words;
  if (word !== undefined) throw new Problem(`${quote(word)} is one argument too many`);
  const settings = readRules(args);
  const { rules, variant } = settings;
  const range = readRange(args, rules);
  const pool = io.openPool(readOrder(args, settings), readCount(args, 'threads'));
  const size = Math.min(BATCH, Math.ceil(range.deals / (pool.size * SHARE)));
  const progress = showProgress(io, range.deals);
  let [won, unknown] = [0, 0];
  try {
    for await (const part of inOrder(tasksOf(range, size), pool.run<'count'>, pool.size * AHEAD)) {
      won += part.won;
      unknown += part.unknown;
      progress.add(part.deals);
    }
  } finally {
    progress.end();
    await pool.close();
  }
  return { variant, rules, ranges: [range], deals: range.deals, won, unknown };
}

async function* only(text: Promise<string>): AsyncGenerator<string> {
  yield await text;
}

async function merge({ words }: Arguments, io: Io): Promise<Sample> {
  if (words.length === 0) throw new Problem('odds --merge needs files, or "-"');
  const samples: Sample[] = [];
  for (const file of words) {
    const pieces =
      file === '-'
        ? io.stdin
        : only(
            io.readFile(file).catch(() => {
              throw new Problem(`${quote(file)} cannot be read`);
            }),
          );
    for await (const lines of linesOf(pieces)) {
      for (const { number, text } of lines) {
        const sample = readSample(text);
        if (!sample) throw new Problem(`${quote(file)}, line ${number}: no line of odds --json`);
        samples.push(sample);
      }
    }
  }
  return addSamples(samples);
}

const number = (value: number): string => value.toLocaleString('en');
const percent = (share: number): string => (share * 100).toFixed(3);

function inWords(sample: Sample): string {
  const { rules, ranges, deals, won, unknown } = sample;
  const { rate, low, high } = oddsOf(won, unknown, deals);
  const code = (seed: number): string => formatDealCode({ ranks: rules.ranks, seed });
  const codes = ranges.map(
    (range) => `${code(range.from)} to ${code(range.from + range.deals - 1)}`,
  );
  const open = unknown > 0 ? ` to ${percent((won + unknown) / deals)}` : '';
  return [
    nameSample(sample),
    codes.join(', '),
    `deals     ${number(deals)}`,
    `won       ${number(won)}`,
    `unknown   ${number(unknown)}`,
    `won       ${percent(rate)}${open} %`,
    `95 %      ${percent(low)} to ${percent(high)} %`,
  ].join('\n');
}

export const odds: Command = {
  name: 'odds',
  usage: '--deals N [rules] | --merge FILE…',
  summary: 'Counts how many deals can be won by somebody who sees all cards.',
  about: [
    'The deals have consecutive codes. Where some are unknown, the 95 % interval',
    'reaches from that of the won deals to that of the won and unknown ones.',
    'A large count can be cut into shards, which may run on many machines:',
    '  odds --variant casual --deals 1000000 --shard 1/8 --json > 1.json',
    '  odds --merge 1.json 2.json 3.json …',
  ],
  options: [
    ['deals', 'value', 'N', 'how many deals'],
    ['from', 'value', 'CODE', 'the first deal, AAAAAAA unless said otherwise'],
    ['shard', 'value', 'i/n', 'only the i-th of n parts'],
    ['merge', 'flag', '', 'add up what --json printed to files, or to "-"'],
    ...SEARCH_OPTIONS,
    jsonOption('one line of JSON, which --merge reads'),
  ],
  takesRules: true,
  async run(args, io) {
    const sample = await (args.texts.has('merge') ? merge(args, io) : count(args, io));
    const line = args.texts.has('json') ? formatSample(sample) : inWords(sample);
    await io.out.write(`${line}\n`);
    return 0;
  },
};
