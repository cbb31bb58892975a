/** The card of a par match: six results, the running total, and the verdict at zero. */
import { html, nothing, type TemplateResult } from 'lit';
import {
  MATCH_GAMES,
  outcomeOf,
  sessionScore,
  standingOf,
  upTo,
  type Match,
} from '../../../engine/index.js';
import { scoreLabel, type Words } from '../../../i18n/index.js';
import { dealName } from '../../../storage/index.js';
import type { Scene } from '../../scene.js';
import type { CreateDialog } from '../dialog.js';
import { dealView, type CopyCode } from './deal.js';
import { Teller } from './teller.js';

/** The game on the table as the next of the match, as if it were given up now; null if it is none. */
function inPlay({ session }: Scene, match: Match): Match[number] | null {
  const deal = dealName(session.setup);
  const isOver = outcomeOf(session.position) !== 'playing' || standingOf(match).over;
  const isKnown = match.some((result) => result.deal === deal);
  return isOver || isKnown ? null : { deal, score: sessionScore(session) };
}

function verdictView(words: Words, match: Match): TemplateResult {
  const { played, total, parMade } = standingOf(match);
  const verdict =
    parMade === null
      ? words.t('match.left', { count: MATCH_GAMES - played })
      : words.t(parMade ? 'match.made' : 'match.missed');
  return html`<p class="verdict ${parMade ? 'victory' : ''}">
    <b>${verdict}</b>
    <span>${words.t('labelled', { label: words.t('match.total'), value: total })}</span>
  </p>`;
}

function rowView(scene: Scene, match: Match, game: number, copy: CopyCode): TemplateResult {
  const { words } = scene;
  const result = match[game - 1];
  const running = game === match.length + 1 ? inPlay(scene, match) : null;
  const { total } = standingOf(match.slice(0, game));
  const shown = result ?? running;
  return html`<tr class=${result ? '' : 'to-come'}>
    <th scope="row" class="place">${words.number(game)}</th>
    <td class="deal">${shown ? dealView(words, shown.deal, copy) : nothing}</td>
    <td>${shown ? words.number(shown.score) : nothing}</td>
    <td>
      ${result ? words.number(total) : nothing}${running ? words.t('match.in-play') : nothing}
    </td>
  </tr>`;
}

export const match: CreateDialog = ({ saving, changed, close }) => {
  const teller = new Teller(changed);
  const matchOf = ({ session }: Scene): Match | null =>
    saving.value?.matchOf(session.setup) ?? null;

  return {
    title: ({ words }) => words.t('match.title'),
    isAllowed: (scene) => matchOf(scene) !== null,
    body: (scene) => {
      const { words, session } = scene;
      const results = matchOf(scene) ?? [];
      return html`<div class="match">
        ${verdictView(words, results)}
        <table class="results listing">
          <caption class="unseen">
            ${words.t('match.about')}
          </caption>
          <thead>
            <tr>
              <th scope="col">${words.t('match.game')}</th>
              <th scope="col" class="deal">${words.t('stats.deal')}</th>
              <th scope="col">${scoreLabel(words, session.setup.scoring)}</th>
              <th scope="col">${words.t('match.total')}</th>
            </tr>
          </thead>
          <tbody>
            ${upTo(1, MATCH_GAMES).map((game) => rowView(scene, results, game, teller.copyCode))}
          </tbody>
        </table>
        <p class="note">${words.t('rules.scoring.par-match', { games: MATCH_GAMES })}</p>
        <p class="note">${words.t('match.first')}</p>
        ${standingOf(results).over ? html`<p class="note">${words.t('match.next')}</p>` : nothing}
        ${saving.value?.lasts ? nothing : html`<p class="note">${words.t('match.for-now')}</p>`}
        ${teller.view(words)}
      </div>`;
    },
    foot: ({ words }) =>
      html`<button type="button" class="btn primary" autofocus @click=${close}>
        <span>${words.t('dialog.done')}</span>
      </button>`,
  };
};
