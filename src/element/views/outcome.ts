/** The end of a game: the panel of a win, and the notice of a loss with its ways back. */
import { html, nothing, type TemplateResult } from 'lit';
import { lossReason, outcomeOf } from '../../engine/index.js';
import { lostHeadline, wonHeadline } from '../../i18n/index.js';
import { icon } from '../face/index.js';
import type { Scene } from '../scene.js';
import { button } from './controls.js';
import { figures } from './status.js';

type View = TemplateResult | typeof nothing;

export function wonView(scene: Scene): View {
  const { position, session, words } = scene;
  if (outcomeOf(position) !== 'won') return nothing;
  const fresh = words.t('outcome.new-game');
  const again = words.t('outcome.same-deal');
  return html`<div class="won">
    <h2>${wonHeadline(words, session)}</h2>
    <dl class="stats">${figures(scene)}</dl>
    <div class="acts">
      ${button({ action: 'new', icon: 'fresh', label: fresh, kind: 'primary' })}
      ${button({ action: 'restart', icon: 'restart', label: again, kind: 'quiet' })}
    </div>
  </div>`;
}

function lostView(scene: Scene): View {
  const { position, session, words, withUndo } = scene;
  const reason = lossReason(position);
  if (!reason || scene.dismissed) return nothing;
  const undoes = withUndo && session.past.length > 0;
  const undo = words.t('toolbar.undo');
  const fresh = words.t('outcome.new-game');
  const again = words.t('outcome.same-deal');
  const kind = undoes ? 'quiet' : 'primary';
  return html`<div class="lost">
    <p>${icon('alert')}<span>${lostHeadline(words, reason)}</span></p>
    <div class="acts">
      ${undoes ? button({ action: 'undo', icon: 'undo', label: undo, kind: 'primary' }) : nothing}
      ${button({ action: 'new', icon: 'fresh', label: fresh, kind })}
      ${button({ action: 'restart', icon: 'restart', label: again, kind: 'quiet' })}
    </div>
    ${button({ action: 'dismiss', icon: 'close', label: words.t('action.dismiss'), kind: 'x' })}
  </div>`;
}

/** The row between board and toolbar, always kept: why something was refused, or that all is lost. */
export function messageView(scene: Scene): TemplateResult {
  const { message } = scene;
  // The live region says the same, once.
  const toast = message
    ? html`<span class="toast" aria-hidden="true"
        >${icon(message.kind === 'alert' ? 'alert' : 'check')}<span
          ><b>${message.reason}</b> ${message.detail}</span
        ></span
      >`
    : lostView(scene);
  return html`<div class="message">${toast}</div>`;
}
