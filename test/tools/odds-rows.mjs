// The rows of the table of odds: which rules, and what others have found for them.
import { readFileSync } from 'node:fs';

/** Where `margin` stands for `deals`, it is half of a 95 % interval of a small sample. */
const DATA = JSON.parse(readFileSync(new URL('odds-table.json', import.meta.url), 'utf8'));

const MARGIN_ERRORS = 1.96;
const SUSPECT_ERRORS = 4;

/**
 * Rules of which every deal has the same verdict have one key (rules.md 7.1): it does not matter what
 * lies face down, and with draw 1 neither whether the next card is seen, nor the first draw; with
 * unlimited passes and the tableau as the goal not even whether the stock is in play.
 */
function keyOf(rules) {
  const key = { ...rules, faceDown: false };
  const isPlain =
    rules.draw === 1 && rules.wastes === 1 && !rules.drawWhenStuck && !rules.wastePair;
  if (isPlain) {
    key.firstDraw = false;
    if (rules.stock === 'drawn') key.stock = 'open';
    const isRelaxed = rules.passes === 'unlimited' && rules.goal === 'pyramid' && rules.cells === 0;
    if (isRelaxed) key.stock = 'open';
  }
  return JSON.stringify(key);
}

const withoutRules = (entry) =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => name !== 'rules'));

/** Every row: the variants, then the rules that have a reference rate. The engine comes from whoever has built it. */
export function rowsOf({ DEFAULT_RULES, parseRules, stockSize, VARIANTS }) {
  const whole = (rules) => {
    const parsed = parseRules(rules);
    if (!parsed.ok) throw new Error(`${JSON.stringify(rules)}: ${parsed.reason}`);
    return parsed.rules;
  };

  /** The rules without what is as in the traditional game. */
  const changed = (rules) =>
    Object.fromEntries(
      Object.entries(rules).filter(([field, value]) => value !== DEFAULT_RULES[field]),
    );

  /** Games with so many piles or so large a stock that many deals would take minutes each. */
  const isHeavy = (rules) =>
    rules.cells > 0 ||
    rules.wastes > rules.draw ||
    (rules.reserve > 0 && stockSize(rules) > 0) ||
    stockSize(rules) > 24;

  const foundBy = (list, key) => list.filter((entry) => keyOf(whole(entry.rules)) === key);

  const rowOf = (given, variant) => {
    const rules = whole(given);
    const key = keyOf(rules);
    const [found] = foundBy(DATA.reference, key);
    const published = foundBy(DATA.published, key);
    return {
      rules: changed(rules),
      variant,
      heavy: isHeavy(rules),
      reference: found ? withoutRules(found) : null,
      published: published.length > 0 ? published.map(withoutRules) : null,
    };
  };

  return [
    ...VARIANTS.map(({ key, rules }) => rowOf(rules, key)),
    ...DATA.reference.map(({ rules }) => rowOf(rules, null)),
  ];
}

/** The attributes of rules, as `goal=pyramid`. */
const attributesOf = (rules) =>
  Object.entries(rules).map(([field, value]) => {
    const attribute = field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return value === true ? attribute : `${attribute}=${value}`;
  });

/** What makes two rows the same row. */
export const nameOf = ({ rules, variant }) =>
  [...(variant ? [`${variant}:`] : []), ...attributesOf(rules)].join(' ') || 'traditional rules';

/** The flags that make the rules out of the traditional variant. */
export const flagsOf = (rules) => [
  '--variant=traditional',
  ...attributesOf(rules).map((attribute) => `--${attribute}`),
];

/** The standard error of the difference between two shares, were they of one and the same game. */
function errorOfDifference(rate, deals, reference) {
  const { rate: other, deals: others, margin } = reference;
  if (margin !== undefined) {
    return Math.hypot(margin / MARGIN_ERRORS, Math.sqrt((other * (1 - other)) / deals));
  }
  const pooled = (rate * deals + other * others) / (deals + others);
  return Math.sqrt(pooled * (1 - pooled) * (1 / deals + 1 / others));
}

/** Whether a row and its reference are further apart than chance explains, whatever the unknown are. */
export function isSuspect({ won, unknown, deals, reference }) {
  if (!reference) return false;
  const [least, most] = [won / deals, (won + unknown) / deals];
  const nearest = Math.min(Math.max(reference.rate, least), most);
  const errors = SUSPECT_ERRORS * errorOfDifference(nearest, deals, reference);
  return Math.abs(reference.rate - nearest) > errors;
}
