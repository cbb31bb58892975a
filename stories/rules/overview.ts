/** All rules and options: what each is about, the values it knows, and where to see it. */
import { html, type TemplateResult } from 'lit';
import { OPTION_VALUES, RULE_VALUES, SETTING_FIELDS } from 'pyramid-solitaire/engine';
import { storyLink } from '../parts/links.js';
import { toolbar } from '../parts/toolbar.js';
import type { Field } from './moments/index.js';

const VALUES = { ...RULE_VALUES, ...OPTION_VALUES };
/** Of a hundred values the first few tell the rest. */
const FEW = 4;

/** The values in words, the usual one first. */
function valuesIn(field: Field): string {
  const { words } = toolbar();
  const values: readonly (string | number | boolean)[] = VALUES[field];
  const shown = values.length > 9 ? [...values.slice(0, FEW), '…', ...values.slice(-1)] : values;
  return shown.map((value) => (value === '…' ? value : words.value(field, value))).join(' · ');
}

/** `coverPair` → `cover-pair`, as stories are addressed. */
const slugOf = (attribute: string): string => `rules-one-by-one--${attribute}`;

export function overview(): TemplateResult {
  const { words } = toolbar();
  return html`<article class="overview">
    <h2>The rules, one by one</h2>
    <dl lang=${words.locale}>
      ${[...SETTING_FIELDS].map(
        ([attribute, field]) =>
          html`<div>
            <dt>${storyLink(slugOf(attribute), words.field(field))} <code>${attribute}</code></dt>
            <dd>${words.help(field)} <span>${valuesIn(field)}</span></dd>
          </div>`,
      )}
    </dl>
  </article>`;
}
