/** About the game: where it comes from, and what this is made of. */
import { html } from 'lit';
import { version } from '../../../package.json';
import type { CreateDialog } from './dialog.js';

/** The code that the Finnish page of rules shows. */
const EXAMPLE = 'PY1-N-AAAAAAS';

export const about: CreateDialog = () => ({
  title: ({ words }) => words.t('about.title'),
  isText: true,
  body: ({ words, session }) =>
    html`<div class="text">
      <p>
        <b>${words.t('game.title')}</b><br />
        ${words.t('about.version', { version })}
      </p>
      <p>${words.t('about.history')}</p>
      <p>${words.t('about.code', { code: session.setup.code ?? EXAMPLE })}</p>
      <p class="note">${words.t('about.sources')}</p>
      <p class="note">${words.t('about.licence')}</p>
    </div>`,
});
