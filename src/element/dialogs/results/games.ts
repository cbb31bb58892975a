/** Tables of games: the latest, and the best. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Scoring } from '../../../engine/index.js';
import { scoreLabel, type Words } from '../../../i18n/index.js';
import { apart, lastGames, ranking, type GameResult } from '../../../storage/index.js';
import { barsView } from './bars.js';
import { dealView, type CopyCode } from './deal.js';

/** How many places the ranking has. */
const PLACES = 10;
/** How many games the picture has room for. */
const BARS = 20;

interface Listing {
  readonly words: Words;
  readonly games: readonly GameResult[];
  readonly scoring: Scoring;
  readonly copy: CopyCode;
}

const day = ({ tag }: Words, begun: number): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }).format(begun);

function gameView(listing: Listing, game: GameResult, place: number | null): TemplateResult {
  const { words, copy } = listing;
  const { deal, begun, won, score, moves, time, assisted } = game;
  return html`<tr>
    ${place === null ? nothing : html`<td class="place">${words.number(place)}</td>`}
    <th scope="row" class="deal">
      ${dealView(words, deal, copy)}
      <span class="about">
        ${
          place === null
            ? html`<span class=${won ? 'victory' : ''}
                >${words.t(won ? 'stats.game-won' : 'stats.game-lost')}</span
              > `
            : nothing
        }
        <span>${day(words, begun)}</span>
        ${assisted ? html` <span>${words.t('stats.game-helped')}</span>` : nothing}
      </span>
    </th>
    ${hasScore(listing) ? html`<td>${words.number(score)}</td>` : nothing}
    <td>${words.time(time)}</td>
    <td>${words.number(moves)}</td>
  </tr>`;
}

/** Where moves are the score, one column is enough. */
const hasScore = ({ scoring }: Listing): boolean => scoring !== 'moves';

/** A table of these games; in a ranking each has its place. */
function tableView(
  listing: Listing,
  games: readonly GameResult[],
  isRanking: boolean,
): TemplateResult {
  const { words, scoring } = listing;
  return html`<table class="results listing">
    <caption>
      ${words.t(isRanking ? 'stats.best-about' : 'stats.latest-about')}
    </caption>
    <thead>
      <tr>
        ${isRanking ? html`<th scope="col"><span class="unseen">${words.t('stats.place')}</span></th>` : nothing}
        <th scope="col" class="deal">${words.t('stats.deal')}</th>
        ${hasScore(listing) ? html`<th scope="col">${scoreLabel(words, scoring)}</th>` : nothing}
        <th scope="col">${words.t('status.time')}</th>
        <th scope="col">${words.t('status.moves')}</th>
      </tr>
    </thead>
    <tbody>
      ${games.map((game, index) => gameView(listing, game, isRanking ? index + 1 : null))}
    </tbody>
  </table>`;
}

export function latestView(listing: Listing): TemplateResult {
  const { words, games, scoring } = listing;
  const latest = lastGames(games);
  return html`${barsView(words, latest.toReversed(), scoring, BARS)}
    <p class="note" aria-hidden="true">${words.t('stats.bars')}</p>
    ${tableView(listing, latest, false)}`;
}

/** Wins that nobody helped with. */
export function bestView(listing: Listing): TemplateResult {
  const { words, games, scoring } = listing;
  const best = ranking(apart(games).alone, scoring).slice(0, PLACES);
  return best.length === 0
    ? html`<p>${words.t('stats.no-wins')}</p>`
    : tableView(listing, best, true);
}
