/** Panels over board and message row: a win, a loss with its ways back, a verdict, a show. */
import { html, nothing, type TemplateResult } from 'lit';
import { lossReason, outcomeOf, suitOf } from '../../engine/index.js';
import { lostHeadline, wonHeadline } from '../../i18n/index.js';
import { cardFace, icon } from '../face/index.js';
import type { Scene } from '../scene.js';
import { button } from '../views/controls.js';
import { lateIcon } from '../views/icons.js';
import { figures } from '../views/status.js';

type View = TemplateResult | typeof nothing;

/** Where the last cards come to rest around the sun: of each the way from the apex, and its turn. */
const RESTS = [
  { x: -3.4, y: 0.78, turn: -22 },
  { x: 3.4, y: 0.72, turn: 16 },
  { x: -4.25, y: 1.95, turn: -34 },
  { x: 4.3, y: 1.9, turn: 30 },
  { x: -2.15, y: 0.42, turn: -8 },
  { x: 2.2, y: 0.4, turn: 9 },
];

/** The cards that left last, thrown up around the sun. */
const flownView = ({ position, face }: Scene): readonly TemplateResult[] =>
  position.removed.slice(-RESTS.length).map((card, index) => {
    const { x = 0, y = 0, turn = 0 } = RESTS[index] ?? {};
    return html`<div class="fly" aria-hidden="true" .style=${`--fx:${x};--fy:${y};--fr:${turn}deg`}>
      <div class="card ${suitOf(card)}">${cardFace(card, face)}</div>
    </div>`;
  });

/** The way to look at a game that is over. */
const reviewView = (scene: Scene): View =>
  scene.session.actions.length === 0
    ? nothing
    : button({
        action: 'view',
        icon: lateIcon(scene, 'view'),
        label: scene.words.t('outcome.review-short'),
        kind: 'quiet',
      });

export function wonView(scene: Scene): View {
  const { position, session, words } = scene;
  if (outcomeOf(position) !== 'won') return nothing;
  const fresh = words.t('outcome.new-game');
  const again = words.t('outcome.same-deal');
  return html`${flownView(scene)}
    <div class="won">
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
        ${button({ action: 'deal', icon: icon('fresh'), label: fresh, kind: 'primary' })}
        ${button({ action: 'restart', icon: lateIcon(scene, 'restart'), label: again, kind: 'quiet' })}
        ${reviewView(scene)}
      </div>
    </div>`;
}

/** The ways on from a game that is lost: back to where it was not, undo, another. */
function waysView(scene: Scene): TemplateResult {
  const { advice, session, words, withUndo } = scene;
  const undoes = withUndo && session.past.length > 0;
  const goesBack = undoes && advice.standing.wayBack !== null;
  const back = button({
    action: 'back',
    icon: lateIcon(scene, 'back'),
    label: words.t('verdict.back'),
    kind: 'primary',
  });
  const undo = button({
    action: 'undo',
    icon: icon('undo'),
    label: words.t('toolbar.undo'),
    kind: goesBack ? 'quiet' : 'primary',
  });
  const fresh = button({
    action: 'deal',
    icon: icon('fresh'),
    label: words.t('outcome.new-game'),
    kind: undoes ? 'quiet' : 'primary',
  });
  return html`<div class="acts">
    ${goesBack ? back : nothing} ${undoes ? undo : nothing} ${fresh}
    ${outcomeOf(scene.position) === 'playing' ? nothing : reviewView(scene)}
  </div>`;
}

/** A panel over message row and toolbar: what has become of the game, and the ways on. */
function noticeView(scene: Scene, name: 'lost' | 'notice', sign: View, text: string): View {
  const close = scene.words.t('action.dismiss');
  return html`<div class=${name}>
    <p>${sign}<span>${text}</span></p>
    ${waysView(scene)}
    ${button({ action: 'dismiss', icon: lateIcon(scene, 'close'), label: close, kind: 'x' })}
  </div>`;
}

/** Word that the game is lost, or that it can no longer be won though one may play on. */
function standingView(scene: Scene): View {
  const { position, words, advice, dismissed } = scene;
  const reason = lossReason(position);
  if (dismissed || (!reason && advice.notice === '')) return nothing;
  return reason
    ? noticeView(scene, 'lost', lateIcon(scene, 'alert'), lostHeadline(words, reason))
    : noticeView(scene, 'notice', lateIcon(scene, 'verdict'), advice.notice);
}

/** The controls of a solution that plays itself. */
function showView(scene: Scene): View {
  const { advice, words } = scene;
  const paused = advice.show === 'paused';
  const go = words.t(paused ? 'show.go-on' : 'show.pause');
  return html`<span class="toast show">
    <span>${words.t('show.running')}</span>
    ${button({ action: 'pause', icon: lateIcon(scene, paused ? 'play' : 'pause'), label: go, kind: 'x' })}
    ${button({ action: 'step', icon: lateIcon(scene, 'step'), label: words.t('show.step'), kind: 'x' })}
    ${button({ action: 'end-show', icon: lateIcon(scene, 'close'), label: words.t('show.end'), kind: 'x' })}
  </span>`;
}

/** A message for the eye; the live region says the same, once. */
function toastView(scene: Scene): View {
  const { message, advice, words } = scene;
  if (!message) return nothing;
  const icons = {
    alert: lateIcon(scene, 'alert'),
    done: lateIcon(scene, 'check'),
    hint: icon('hint'),
  };
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
            icon: lateIcon(scene, 'play'),
            label: words.t('show.begin'),
            kind: 'quiet',
          })
        : nothing
    }</span
  >`;
}

/** What the message row says just now, or what lies over it. */
export function messageView(scene: Scene): View {
  if (scene.viewing) return scene.viewing.panel(scene);
  if (scene.advice.show !== 'off') return showView(scene);
  // A hint that nothing is left must not hide the ways back.
  const isOver = lossReason(scene.position) !== null && scene.message?.kind === 'hint';
  return scene.message && !isOver ? toastView(scene) : standingView(scene);
}
