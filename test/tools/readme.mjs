// Writes the README's tables between their markers from the manifest and the engine's list of variants;
// with --check it only says whether they still agree.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { VARIANTS } from '../../dist/esm/engine.js';
import { sizeTable } from './gates.mjs';
import { table } from './table.mjs';

const ROOT = new URL('../../', import.meta.url);
const README = fileURLToPath(new URL('README.md', ROOT));

const manifest = JSON.parse(readFileSync(new URL('custom-elements.json', ROOT), 'utf8'));
const { rows: odds } = JSON.parse(readFileSync(new URL('stories/odds.json', ROOT), 'utf8'));
const element = manifest.modules
  .flatMap(({ declarations }) => declarations ?? [])
  .find(({ tagName }) => tagName === 'pyramid-solitaire');

const code = (text) => `\`${text}\``;

const kebab = (field) => field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const ruleText = ([field, value]) =>
  code(value === true ? kebab(field) : `${kebab(field)}=${value}`);

const percent = (share) => (share * 100).toFixed(share < 0.1 ? 1 : 0);

/** "66.9 %", or from won to won and unknown where the solver left deals open. */
function oddsOf(key) {
  const row = odds.find(({ variant }) => variant === key);
  const [low, high] = [row.won, row.won + row.unknown].map((won) => percent(won / row.deals));
  return low === high ? `${low} %` : `${low}–${high} %`;
}

const TABLES = {
  variants: () =>
    table(
      ['Variant', 'Changed in the traditional game', 'Scoring', 'From', 'Won'],
      VARIANTS.map(({ key, rules, scoring, options, sources }) => [
        code(key),
        [...Object.entries(rules), ...Object.entries(options)].map(ruleText).join(' ') || '–',
        scoring,
        sources.join(', '),
        oddsOf(key),
      ]),
    ),
  attributes: () =>
    table(
      ['Attribute', 'Type', 'Meaning'],
      element.attributes.map(({ name, type, default: usual, description }) => [
        code(name),
        type.text.replaceAll('"', ''),
        usual === undefined ? description : `${description} Default: ${usual}.`,
      ]),
    ),
  events: () => listed(element.events),
  parts: () => listed(element.cssParts),
  sizes: () => sizeTable(),
};

/** One paragraph of names with what they are for. */
const listed = (entries) =>
  entries.map(({ name, description }) => `${code(name)}: ${description}`).join(' · ');

/** The text with each part written anew between `<!-- name -->` and `<!-- /name -->`. */
function rewrite(text) {
  return Object.entries(TABLES).reduce((written, [name, make]) => {
    const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
    const [from, to] = [written.indexOf(start), written.indexOf(end)];
    if (from < 0 || to < from) throw new Error(`README.md lacks the markers of ${name}`);
    const part = make();
    // A table stands in lines of its own.
    const space = part.startsWith('|') ? '\n\n' : ' ';
    return `${written.slice(0, from + start.length)}${space}${part}${space}${written.slice(to)}`;
  }, text);
}

const before = readFileSync(README, 'utf8');
const after = await format(rewrite(before), { ...(await resolveConfig(README)), filepath: README });
if (!process.argv.includes('--check')) writeFileSync(README, after);
else if (before !== after) {
  console.error('README.md is behind the code: run `npm run docs`');
  process.exitCode = 1;
}
