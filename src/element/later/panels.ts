/** Panels over board and message row: a win, a loss with its ways back, a verdict, a show. */
import { html, nothing, type TemplateResult } from 'lit';
import { lossReason, outcomeOf } from '../../engine/index.js';
import { lostHeadline, wonHeadline } from '../../i18n/index.js';
import { icon } from '../face/index.js';
import type { Scene } from '../scene.js';
import { button } from '../views/controls.js';
import { lateIcon } from './icons.js';
import { figures } from '../views/status.js';

type View = TemplateResult | typeof nothing;

export function wonView(scene: Scene): View {
  const { position, session, words } = scene;
  if (outcomeOf(position) !== 'won') return nothing;
  const fresh = words.t('outcome.new-game');
  const again = words.t('outcome.same-deal');
  return html`<div class="won">
    <h2>${wonHeadline(words, session)}</h2>
    <dl class="stats">${figures(scene)}</dl>
    ${
      scene.advice.shortest === null
        ? nothing
        : html`<p>
            ${words.t('outcome.shortest', { moves: session.moves, shortest: scene.advice.shortest })}
          </p>`
    }
    <div class="acts">
      ${button({ action: 'new', icon: icon('fresh'), label: fresh, kind: 'primary' })}
      ${button({ action: 'restart', icon: icon('restart'), label: again, kind: 'quiet' })}
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
      ${undoes ? button({ action: 'undo', icon: icon('undo'), label: undo, kind: 'primary' }) : nothing}
      ${button({ action: 'new', icon: icon('fresh'), label: fresh, kind })}
      ${button({ action: 'restart', icon: icon('restart'), label: again, kind: 'quiet' })}
    </div>
    ${button({ action: 'dismiss', icon: lateIcon('close'), label: words.t('action.dismiss'), kind: 'x' })}
  </div>`;
}

/** Word that the game can no longer be won; nothing stops one from playing on. */
function verdictView({ advice, words, session, withUndo, dismissed }: Scene): View {
  const { verdict, stuck, wayBack } = advice.standing;
  if (dismissed || (verdict !== 'unwinnable' && !stuck)) return nothing;
  const text = words.t(
    stuck ? 'verdict.stuck' : session.past.length > 0 ? 'verdict.lost' : 'verdict.unwinnable',
  );
  const undo = words.t('toolbar.undo');
  const fresh = words.t('outcome.new-game');
  return html`<div class="notice">
    <p>${lateIcon('verdict')}<span>${text}</span></p>
    <div class="acts">
      ${
        wayBack === null
          ? nothing
          : button({
              action: 'back',
              icon: lateIcon('back'),
              label: words.t('verdict.back'),
              kind: 'primary',
            })
      }
      ${
        withUndo && session.past.length > 0
          ? button({ action: 'undo', icon: icon('undo'), label: undo, kind: 'quiet' })
          : nothing
      }
      ${button({ action: 'new', icon: icon('fresh'), label: fresh, kind: 'quiet' })}
    </div>
    ${button({ action: 'dismiss', icon: lateIcon('close'), label: words.t('action.dismiss'), kind: 'x' })}
  </div>`;
}

/** The controls of a solution that plays itself. */
function showView({ advice, words }: Scene): View {
  const paused = advice.show === 'paused';
  const go = words.t(paused ? 'show.go-on' : 'show.pause');
  return html`<span class="toast show">
    <span>${words.t('show.running')}</span>
    ${button({ action: 'pause', icon: lateIcon(paused ? 'play' : 'pause'), label: go, kind: 'x' })}
    ${button({ action: 'step', icon: lateIcon('step'), label: words.t('show.step'), kind: 'x' })}
    ${button({ action: 'end-show', icon: lateIcon('close'), label: words.t('show.end'), kind: 'x' })}
  </span>`;
}

/** A message for the eye; the live region says the same, once. */
function toastView({ message, advice, words }: Scene): View {
  if (!message) return nothing;
  const icons = { alert: icon('alert'), done: lateIcon('check'), hint: icon('hint') };
  const show = advice.hint?.why === 'win' && message.kind === 'hint';
  const reason =
    message.detail === ''
      ? message.reason
      : words.t('refusal.with-detail', { reason: message.reason });
  return html`<span class="toast ${message.kind}"
    >${icons[message.kind]}<span aria-hidden="true"><b>${reason}</b> ${message.detail}</span>${
      show
        ? button({
            action: 'show',
            icon: lateIcon('play'),
            label: words.t('show.begin'),
            kind: 'quiet',
          })
        : nothing
    }</span
  >`;
}

/** What the message row says just now, or what lies over it. */
export function messageView(scene: Scene): View {
  if (scene.advice.show !== 'off') return showView(scene);
  if (scene.message) return toastView(scene);
  return lossReason(scene.position) ? lostView(scene) : verdictView(scene);
}
