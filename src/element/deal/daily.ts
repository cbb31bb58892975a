/** The deal of the day: for everybody who plays by the same rules on the same day (UTC), the same one. */
import { DEFAULT_RULES, formatDealCode, RULE_FIELDS, type RuleSet } from '../../engine/index.js';
import { createPcg32 } from '../../engine/pcg32.js';

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** FNV-1a, 32 bits, of a text in ASCII. */
const hashOf = (text: string): number =>
  Array.from(text).reduce(
    (hash, sign) => Math.imul(hash ^ sign.charCodeAt(0), PRIME) >>> 0,
    OFFSET,
  );

/** What names a game: the fields that differ from the traditional one, in the order of the alphabet. */
const nameOf = (rules: RuleSet): string =>
  RULE_FIELDS.filter((field) => rules[field] !== DEFAULT_RULES[field])
    .toSorted()
    .map((field) => `${field}=${rules[field]}`)
    .join(' ');

/** The highest three bits of a deal's number, and the two halves of the others. */
const HIGH = 2 ** 3;
const HALF = 2 ** 16;

/**
 * The code of a day. `time` is any moment of it, in milliseconds since 1970; `rules` come from
 * `parseRules`. What a day once dealt may never change, or two players of a day would compare
 * different games: a test holds some.
 */
export function dailyCode(time: number, rules: RuleSet): string {
  const [date = ''] = new Date(time).toISOString().split('T');
  // The hashes of neighbouring days are neighbours too; the generator makes strangers of them.
  const below = createPcg32(hashOf(`${date} ${nameOf(rules)}`));
  const [high, middle, low] = [below(HIGH), below(HALF), below(HALF)];
  return formatDealCode({ ranks: rules.ranks, seed: (high * HALF + middle) * HALF + low });
}
