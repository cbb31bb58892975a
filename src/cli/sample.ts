/** A sample of deals with what came of it: one line of JSON, which can be added to others. */
import {
  formatDealCode,
  parseRules,
  sameRules,
  SEED_COUNT,
  settingsOf,
  variantOf,
  type RuleSet,
} from '../engine/index.js';
import { readCode } from './deals.js';
import { Problem, quote } from './problem.js';
import { nameRules } from './rules.js';
import type { Count } from './task.js';
import { oddsOf } from './wilson.js';

/** Deals by consecutive codes. */
export interface Range {
  /** The number of the first code. */
  readonly from: number;
  readonly deals: number;
}

export interface Sample extends Count {
  readonly variant: string;
  readonly rules: RuleSet;
  /** Sorted, and apart from each other. */
  readonly ranges: readonly Range[];
}

/** A range that there are codes for. */
export function checkRange({ from, deals }: Range): Range {
  if (from + deals > SEED_COUNT) throw new Problem(`there are no ${deals} deals from there on`);
  return { from, deals };
}

/** Sorts ranges and joins those that touch. */
function join(ranges: readonly Range[], ranks: number): readonly Range[] {
  const joined: Range[] = [];
  for (const range of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    const end = last ? last.from + last.deals : -1;
    if (range.from < end) {
      const code = formatDealCode({ ranks, seed: range.from });
      throw new Problem(`${code} is in two of the shards`);
    }
    if (last && range.from === end) joined.pop();
    joined.push(last && range.from === end ? { ...last, deals: last.deals + range.deals } : range);
  }
  return joined;
}

/** Adds samples of the same rules up. */
export function addSamples(samples: readonly Sample[]): Sample {
  const [first] = samples;
  if (!first) throw new Problem('there is no shard');
  const other = samples.find(({ rules }) => !sameRules(rules, first.rules));
  if (other) {
    const names = [first, other].map(nameSample).map(quote).join(' and ');
    throw new Problem(`the shards are of different rules: ${names}`);
  }
  const sum = (key: keyof Count): number =>
    samples.reduce((total, sample) => total + sample[key], 0);
  const ranges = samples.flatMap((sample) => sample.ranges);
  return {
    ...first,
    ranges: join(ranges, first.rules.ranks),
    deals: sum('deals'),
    won: sum('won'),
    unknown: sum('unknown'),
  };
}

/** The variant and the flags that change it into the rules. */
export function nameSample({ variant, rules }: Sample): string {
  const named = variantOf(variant);
  return named ? nameRules({ ...settingsOf(named), rules }) : variant;
}

/** The line of JSON. */
export function formatSample({ variant, rules, ranges, deals, won, unknown }: Sample): string {
  const spelt = ranges.map((range) => ({
    from: formatDealCode({ ranks: rules.ranks, seed: range.from }),
    deals: range.deals,
  }));
  const odds = oddsOf(won, unknown, deals);
  return JSON.stringify({ variant, rules, ranges: spelt, deals, won, unknown, ...odds });
}

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

/** Reads a range; null if it is none. */
function readRange(value: unknown, rules: RuleSet): Range | null {
  const { from, deals } = (value ?? {}) as Record<string, unknown>;
  if (typeof from !== 'string' || !isCount(deals) || deals === 0) return null;
  return checkRange({ from: readCode(from, rules), deals });
}

/** Reads a line of JSON; null if it is no sample. */
export function readSample(text: string): Sample | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const { variant, rules, ranges, deals, won, unknown } = (value ?? {}) as Record<string, unknown>;
  const parsed = parseRules(rules);
  if (!parsed.ok || typeof variant !== 'string' || !Array.isArray(ranges)) return null;
  if (!isCount(deals) || !isCount(won) || !isCount(unknown)) return null;
  const read = ranges.map((range: unknown) => readRange(range, parsed.rules));
  const whole = read.filter((range) => range !== null);
  const total = whole.reduce((sum, range) => sum + range.deals, 0);
  const isSound = whole.length === read.length && total === deals && won + unknown <= deals;
  return isSound ? { variant, rules: parsed.rules, ranges: whole, deals, won, unknown } : null;
}
