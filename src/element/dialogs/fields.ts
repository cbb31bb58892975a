/** Fields of dialogs: native controls, each with its label around it. */
import { html, nothing, type TemplateResult } from 'lit';

interface Checkbox {
  readonly label: string;
  readonly checked: boolean;
  readonly change: (checked: boolean) => void;
}

export const checkbox = ({ label, checked, change }: Checkbox): TemplateResult =>
  html`<label class="check">
    <input
      type="checkbox"
      .checked=${checked}
      @change=${({ target }: Event) => change((target as HTMLInputElement).checked)}
    />
    <span>${label}</span>
  </label>`;

export interface Option {
  readonly value: string;
  readonly label: string;
  /** The language of the label, if it is another one. */
  readonly lang?: string;
}

interface Choice {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly change: (value: string) => void;
}

/** One of many. */
export const select = ({ label, value, options, change }: Choice): TemplateResult =>
  html`<label class="field">
    <span>${label}</span>
    <span class="select">
      <select @change=${({ target }: Event) => change((target as HTMLSelectElement).value)}>
        ${options.map(
          (option) =>
            html`<option
              .value=${option.value}
              lang=${option.lang ?? nothing}
              .selected=${option.value === value}
            >
              ${option.label}
            </option>`,
        )}
      </select>
    </span>
  </label>`;

/** Fields that belong together. */
export const group = (label: string, fields: readonly TemplateResult[]): TemplateResult =>
  html`<fieldset class="group">
    <legend>${label}</legend>
    ${fields}
  </fieldset>`;
