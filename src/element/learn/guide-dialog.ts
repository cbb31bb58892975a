/** Asks whether the guided game may take the place of the one under way. */
import { html } from 'lit';
import type { CreateDialog } from '../dialogs/dialog.js';

export const guideDialog: CreateDialog = ({ close }) => ({
  title: ({ words }) => words.t('learn.guide.title'),
  body: ({ words }) => html`<p class="text">${words.t('learn.guide.ask')}</p>`,
  foot: ({ words }) =>
    html`<button type="button" class="btn quiet" autofocus @click=${close}>
        ${words.t('learn.guide.stay')}
      </button>
      <button type="button" class="btn primary" data-action="start-guide" @click=${close}>
        ${words.t('learn.guide.start')}
      </button>`,
});
