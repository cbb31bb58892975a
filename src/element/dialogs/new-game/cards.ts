/** Where the cards of a new game come from: chance, the day, or the player. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Words } from '../../../i18n/index.js';
import { checkbox } from '../fields.js';
import { SOURCES, type Form } from './form.js';
import { sayPaste } from './paste-words.js';

const EXAMPLE = 'PY1-N-AAAAAAS';
const SUITS = 4;

/** The day in UTC, as the language writes it. */
const dayOf = (words: Words): string =>
  new Intl.DateTimeFormat(words.tag, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format();

const dailyView = (words: Words, form: Form): TemplateResult =>
  html`<p class="note">${words.t('deal.daily-about', { date: dayOf(words) })}</p>
    <p class="code-line">${form.daily}</p>`;

/** A code of another deck can be played with that deck. */
function fixView(words: Words, form: Form, changed: () => void): TemplateResult | typeof nothing {
  const { paste } = form;
  if (paste.kind !== 'fault' || paste.fault.reason !== 'other-deck') return nothing;
  const { ranks } = paste.fault;
  const fix = (): void => {
    form.set('ranks', ranks);
    changed();
  };
  return html`<button type="button" class="btn quiet" @click=${fix}>
    <span>${words.t('deal.play-with', { count: SUITS * ranks })}</span>
  </button>`;
}

function ownView(words: Words, form: Form, changed: () => void): TemplateResult {
  const { paste } = form;
  const isFaulty = paste.kind === 'fault';
  const said = sayPaste(words, paste, form.draft.rules.ranks);
  const typed = ({ target }: Event): void => {
    form.text = (target as HTMLTextAreaElement).value;
    changed();
  };
  return html`<label class="field">
      <span>${words.t('deal.paste')}</span>
      <textarea
        id="paste"
        rows="3"
        maxlength="20000"
        spellcheck="false"
        autocapitalize="none"
        autocomplete="off"
        aria-describedby="paste-said"
        aria-invalid=${isFaulty ? 'true' : 'false'}
        .value=${form.text}
        @input=${typed}
      ></textarea>
    </label>
    <p id="paste-said" class=${isFaulty ? 'note fault' : 'note'} role="status">
      ${said || words.t('deal.paste-about', { code: EXAMPLE })}
    </p>
    ${fixView(words, form, changed)}`;
}

export function cardsView(words: Words, form: Form, changed: () => void): TemplateResult {
  const winnable = (): TemplateResult =>
    checkbox({
      label: words.t('deal.winnable'),
      checked: form.winnable,
      change: (checked) => {
        form.winnable = checked;
        changed();
      },
    });
  const views = {
    random: winnable,
    daily: () => dailyView(words, form),
    own: () => ownView(words, form, changed),
  };
  return html`<fieldset class="sources">
      <legend>${words.t('deal.cards')}</legend>
      <div class="segments">
        ${SOURCES.map(
          (source) =>
            html`<label>
              <input
                type="radio"
                name="source"
                .value=${source}
                .checked=${form.source === source}
                @change=${() => {
                  form.source = source;
                  changed();
                }}
              />
              <span>${words.t(`deal.${source}`)}</span>
            </label>`,
        )}
      </div>
    </fieldset>
    <div class="source">${views[form.source]()}</div>`;
}
