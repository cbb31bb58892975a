/** Every rule and option of a new game as a control, with what it means and why it may not matter. */
import { html, nothing, type TemplateResult } from 'lit';
import { variantName, type MessageKey, type Words } from '../../../i18n/index.js';
import { fieldHelp, fieldName, refusedRules, valueName } from '../../../i18n/rules/index.js';
import {
  idleReason,
  isChanged,
  valueIn,
  valuesOf,
  type DraftField,
  type DraftValue,
} from '../../deal/draft.js';
import { classes } from '../../views/classes.js';
import type { Form } from './form.js';

/** The controls in groups, as the rules dialog tells of them. */
const GROUPS: readonly (readonly [MessageKey, readonly DraftField[]])[] = [
  [
    'rules.heading.deal',
    ['ranks', 'shape', 'rows', 'reserve', 'reserveDepth', 'cells', 'faceDown', 'apexKing'],
  ],
  ['rules.heading.stock', ['stock', 'draw', 'wastes', 'passes', 'firstDraw', 'drawWhenStuck']],
  ['rules.heading.special', ['coverPair', 'wastePair']],
  ['rules.heading.end', ['goal', 'scoring']],
  ['rules.heading.undo', ['undoLimit', 'undoCost']],
];

const FIELDS = GROUPS.flatMap(([, fields]) => fields);

/** Of a thousand limits a few will do, and whichever is in force. */
const UNDO_LIMITS: readonly DraftValue[] = ['unlimited', 0, 1, 3, 10, 100];

/** Words before numbers, and these in their order. */
function choicesOf(field: DraftField, value: DraftValue): readonly DraftValue[] {
  const values = field === 'undoLimit' ? UNDO_LIMITS : valuesOf(field);
  const all = values.includes(value) ? values : [...values, value];
  const numbers = all.filter((choice) => typeof choice === 'number');
  return [
    ...all.filter((choice) => typeof choice !== 'number'),
    ...numbers.toSorted((a, b) => a - b),
  ];
}

/** What a control works on. */
interface Tools {
  readonly words: Words;
  readonly form: Form;
  readonly changed: () => void;
}

const isAtFault = ({ judged }: Form, field: DraftField): boolean =>
  !judged.ok && judged.fields.includes(field);

const aboutId = (field: DraftField): string => `about-${field}`;

/** Why it cannot matter or be so; else what it is about. */
function aboutView({ words, form }: Tools, field: DraftField): TemplateResult {
  const { judged, draft } = form;
  const idle = idleReason(draft, field);
  const about = idle ? words.t(`deal.idle.${idle}`) : fieldHelp(words, field);
  const fault = !judged.ok && isAtFault(form, field);
  return html`<p id=${aboutId(field)} class=${fault ? 'note fault' : 'note'}>
    ${fault ? refusedRules(words, judged.reason) : about}
  </p>`;
}

function checkView({ words, form, changed }: Tools, field: DraftField): TemplateResult {
  const change = ({ target }: Event): void => {
    form.set(field, (target as HTMLInputElement).checked);
    changed();
  };
  return html`<label class="check">
    <input
      type="checkbox"
      data-field=${field}
      aria-describedby=${aboutId(field)}
      aria-invalid=${isAtFault(form, field) ? 'true' : nothing}
      ?disabled=${idleReason(form.draft, field) !== null}
      .checked=${valueIn(form.draft, field) === true}
      @change=${change}
    />
    <span>${fieldName(words, field)}</span>
  </label>`;
}

function selectView({ words, form, changed }: Tools, field: DraftField): TemplateResult {
  const value = valueIn(form.draft, field);
  const choices = choicesOf(field, value);
  const change = ({ target }: Event): void => {
    const choice = choices[(target as HTMLSelectElement).selectedIndex];
    if (choice !== undefined) form.set(field, choice);
    changed();
  };
  return html`<label class="field">
    <span>${fieldName(words, field)}</span>
    <span class="select">
      <select
        data-field=${field}
        aria-describedby=${aboutId(field)}
        aria-invalid=${isAtFault(form, field) ? 'true' : nothing}
        ?disabled=${idleReason(form.draft, field) !== null}
        @change=${change}
      >
        ${choices.map(
          (choice) =>
            html`<option .value=${String(choice)} .selected=${choice === value}>
              ${valueName(words, field, choice)}
            </option>`,
        )}
      </select>
    </span>
  </label>`;
}

function fieldView(tools: Tools, field: DraftField): TemplateResult {
  const { draft } = tools.form;
  const view = typeof valueIn(draft, field) === 'boolean' ? checkView : selectView;
  const idle = idleReason(draft, field) !== null;
  return html`<div class=${classes({ rule: true, changed: isChanged(draft, field), idle })}>
    ${view(tools, field)} ${aboutView(tools, field)}
  </div>`;
}

/** Back to the variant as it stands in the list. */
function resetView({ words, form, changed }: Tools): TemplateResult | typeof nothing {
  if (!FIELDS.some((field) => isChanged(form.draft, field))) return nothing;
  const { variant } = form.draft;
  const reset = (): void => {
    form.choose(variant);
    changed();
  };
  return html`<button type="button" class="btn quiet reset" @click=${reset}>
    <span>${words.t('deal.as-listed', { variant: variantName(words, variant) })}</span>
  </button>`;
}

export const rulesView = (words: Words, form: Form, changed: () => void): TemplateResult => {
  const tools = { words, form, changed };
  return html`<div class="rules-head">
      <b>${variantName(words, form.draft.variant)}</b>${resetView(tools)}
    </div>
    ${GROUPS.map(
      ([heading, fields]) =>
        html`<fieldset class="group">
          <legend>${words.t(heading)}</legend>
          ${fields.map((field) => fieldView(tools, field))}
        </fieldset>`,
    )}`;
};
