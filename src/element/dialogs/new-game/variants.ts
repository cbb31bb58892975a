/** The games to choose from: each with what it is like and how often it can be won. */
import { html, nothing, type TemplateResult } from 'lit';
import { RULE_FIELDS, VARIANTS } from '../../../engine/index.js';
import { variantName, type Words } from '../../../i18n/index.js';
import { variantCharacter } from '../../../i18n/rules/index.js';
import { isChanged, type Draft } from '../../deal/draft.js';
import { oddsOf } from '../../deal/odds.js';
import type { Form } from './form.js';

const percent = (share: number): number => Math.round(100 * share);

/** The 95 % interval in whole percents, which may be one and the same. */
function oddsWords(words: Words, variant: string): string | null {
  const odds = oddsOf(variant);
  if (!odds) return null;
  const [low, high] = [percent(odds.low), percent(odds.high)];
  return low === high
    ? words.t('deal.percent', { share: low })
    : words.t('deal.percents', { low, high });
}

const countChanged = (draft: Draft): number =>
  RULE_FIELDS.filter((field) => isChanged(draft, field)).length;

function variantView(words: Words, form: Form, key: string, changed: () => void): TemplateResult {
  const isChosen = form.draft.variant === key;
  const changes = isChosen ? countChanged(form.draft) : 0;
  // What has been counted is the game as it stands in the list.
  const odds = changes === 0 ? oddsWords(words, key) : null;
  return html`<label class="check variant">
    <input
      type="radio"
      name="variant"
      .value=${key}
      .checked=${isChosen}
      @change=${() => {
        form.choose(key);
        changed();
      }}
    />
    <span>
      <b>${variantName(words, key)}</b>
      <span class="note"
        >${
          changes === 0 ? variantCharacter(words, key) : words.t('deal.changed', { count: changes })
        }</span
      >
    </span>
    ${
      odds === null
        ? nothing
        : html`<span class="odds" aria-hidden="true">${odds}</span>
            <span class="said">${words.t('deal.odds-said', { odds })}</span>`
    }
  </label>`;
}

/** All variants, the one in force first. */
export function variantsView(words: Words, form: Form, changed: () => void): TemplateResult {
  const keys = VARIANTS.map(({ key }) => key);
  const inOrder = [form.first, ...keys.filter((key) => key !== form.first)];
  return html`<fieldset class="variants">
    <legend>
      <span>${words.t('deal.game')}</span>
      <span aria-hidden="true">${words.t('deal.odds')}</span>
    </legend>
    ${inOrder.map((key) => variantView(words, form, key, changed))}
  </fieldset>`;
}
