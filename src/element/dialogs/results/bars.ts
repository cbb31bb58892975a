/** A small picture of results: a bar for each game, the taller the better. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Scoring } from '../../../engine/index.js';
import type { Words } from '../../../i18n/index.js';
import { fewerIsBetter, scored, type GameResult } from '../../../storage/index.js';

/** What a bar shows of a game. */
type Shown = Pick<GameResult, 'won' | 'score'>;

interface Scale {
  /** The score at the top of the picture, which is the best one, and that at its foot. */
  readonly best: number;
  readonly worst: number;
  /** How high a score reaches, from 0 to 1. */
  readonly height: (score: number) => number;
}

/** The scale that these scores fill; null for none. */
function scaleOf(scores: readonly number[], scoring: Scoring): Scale | null {
  if (scores.length === 0) return null;
  const [least, most] = [Math.min(...scores), Math.max(...scores)];
  const [best, worst] = fewerIsBetter(scoring) ? [least, most] : [most, least];
  return {
    best,
    worst,
    height: (score) => (best === worst ? 1 : (score - worst) / (best - worst)),
  };
}

/* Units of the picture. */
const STEP = 12;
const WIDTH = 8;
const HEIGHT = 56;
/** Room for the mark of a win above the tallest bar. */
const HEAD = 9;
/** Even the worst result is to be seen. */
const FOOT = 3;

const tallOf = (height: number): number => FOOT + height * (HEIGHT - FOOT);

function barView({ won }: Shown, index: number, height: number): TemplateResult {
  const [x, tall] = [index * STEP + (STEP - WIDTH) / 2, tallOf(height)];
  const top = HEAD + HEIGHT - tall;
  return svg`<rect
      class=${won ? 'victory' : 'defeat'}
      x=${x}
      y=${top}
      width=${WIDTH}
      height=${tall}
      rx="1.5"
    />${won ? svg`<path class="victory" d="M${x + WIDTH / 2} ${top - 8}l4 6h-8z" />` : nothing}`;
}

/** A line at nought, where the results lie on both sides of it. */
function noughtView(
  { best, worst, height }: Scale,
  width: number,
): TemplateResult | typeof nothing {
  if (Math.min(best, worst) >= 0 || Math.max(best, worst) <= 0) return nothing;
  const y = HEAD + HEIGHT - tallOf(height(0));
  return svg`<path class="nought" d="M0 ${y}H${width}" />`;
}

/** The games from left to right, in room for `places` of them. The tables tell the same in words. */
export function barsView(
  words: Words,
  games: readonly Shown[],
  scoring: Scoring,
  places: number,
): TemplateResult | typeof nothing {
  const telling = new Set<Shown>(scored(games, scoring));
  const scale = scaleOf(
    [...telling].map(({ score }) => score),
    scoring,
  );
  if (!scale) return nothing;
  const { best, worst, height } = scale;
  const width = places * STEP;
  return html`<div class="bars" aria-hidden="true">
    <div class="scale">
      <span>${words.number(best)}</span>
      ${best === worst ? nothing : html`<span>${words.number(worst)}</span>`}
    </div>
    <svg viewBox="0 0 ${width} ${HEAD + HEIGHT}" preserveAspectRatio="xMinYMid meet">
      ${games.map((game, index) => barView(game, index, telling.has(game) ? height(game.score) : 0))}
      ${noughtView(scale, width)}
    </svg>
  </div>`;
}
