/** The status line: name, deal code, figures. */
import { html, nothing, type TemplateResult } from 'lit';
import { passesLeft, sessionScore } from '../../engine/index.js';
import { passesWords, scoreLabel, variantName } from '../../i18n/index.js';
import { icon, passPip } from '../face/index.js';
import type { Scene } from '../scene.js';

type View = TemplateResult | typeof nothing;

/** Up to so many passes each has its pip. */
const MOST_PIPS = 5;

const figure = (label: string, value: unknown): TemplateResult =>
  html`<div>
    <dt>${label}</dt>
    <dd>${value}</dd>
  </div>`;

/** Score, moves and time; one figure where the score is the number of moves. */
export function figures({ session, words, time, withTimer }: Scene): readonly View[] {
  const { scoring } = session.setup;
  return [
    scoring === 'moves'
      ? nothing
      : figure(scoreLabel(words, scoring), words.number(sessionScore(session))),
    figure(words.t('status.moves'), words.number(session.moves)),
    withTimer ? figure(words.t('status.time'), words.time(time)) : nothing,
  ];
}

function passesView({ session, position, words }: Scene): View {
  const said = passesWords(words, session);
  if (!said) return nothing;
  const left = passesLeft(position);
  const { passes } = position.game.rules;
  if (left === null || passes === 'unlimited') {
    return figure(said.short, html`<span aria-hidden="true">&infin;</span>`);
  }
  // The pass under way counts as left: its pip empties when it is over.
  const pips = Array.from({ length: passes }, (_, index) => passPip(index <= left));
  return figure(said.short, passes <= MOST_PIPS ? pips : words.number(left + 1));
}

function codeView({ session, words }: Scene): TemplateResult {
  const { code } = session.setup;
  if (code === null) return html`<span class="chip">${words.t('code.none')}</span>`;
  return html`<button
    type="button"
    class="chip"
    data-action="copy"
    aria-label=${words.t('labelled', { label: words.t('code.copy'), value: code })}
  >
    <span class="code">${code}</span>${icon('copy')}
  </button>`;
}

export const statusView = (scene: Scene): TemplateResult =>
  html`<div class="status" part="status">
    <div class="head">
      <span class="title">${variantName(scene.words, scene.session.setup.variant)}</span>
      ${codeView(scene)}
    </div>
    <dl class="stats">${figures(scene)} ${passesView(scene)}</dl>
  </div>`;
