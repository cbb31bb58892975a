/** One variant on show: a live board, and the labels beside it. */
import { html, nothing, type TemplateResult } from 'lit';
import {
  findSetup,
  parseRules,
  readSettings,
  type Settings,
  type Variant,
} from 'pyramid-solitaire/engine';
import { board } from '../parts/board.js';
import { attributesOf, type GameArgs } from '../parts/game-controls.js';
import { measuredOf } from '../parts/measured.js';
import { percent, percentRange } from '../parts/percent.js';
import { differences, rulesText } from '../parts/rules-text.js';
import { textsOf } from '../parts/settings.js';
import { toolbar } from '../parts/toolbar.js';
import { EXHIBITS, type Exhibit } from './exhibits.js';

/** How often the variant can be won, in a sentence. */
function odds(key: string): TemplateResult | typeof nothing {
  const measured = measuredOf(key);
  if (!measured) return nothing;
  const { deals, rate, low, high, unknown } = measured;
  return html`<p>
    <b>${percent(rate)}</b> of ${deals.toLocaleString('en')} random deals were won by a solver that
    sees every card; 95 % interval <b>${percentRange(low, high)}</b>.
    ${
      unknown > 0
        ? html`${unknown} of them it could not settle, which the interval allows for.`
        : nothing
    }
  </p>`;
}

/** What the solver has proved of the deal on show. */
function deal(variant: Variant, { code, without }: Exhibit): TemplateResult {
  const changed = parseRules({ ...variant.rules, ...without });
  const played = parseRules(variant.rules);
  if (!without || !changed.ok || !played.ok) {
    return html`<p><code>${code}</code> can be won by these rules, as the solver has proved.</p>`;
  }
  return html`<p>
      <code>${code}</code> can be won by these rules, as the solver has proved. With one of them
      changed the very same cards can not:
    </p>
    ${differences(toolbar().words, changed.rules, played.rules)}`;
}

/** The deal, where the deck is the one that it was dealt from; else a random one. */
const codeFor = (settings: Settings, code: string): string | null =>
  findSetup(settings, { code }).ok ? code : null;

export function exhibit(variant: Variant, args: GameArgs): TemplateResult {
  const { words } = toolbar();
  const shown = EXHIBITS[variant.key] as Exhibit;
  const attributes = attributesOf(variant, args);
  const { settings, problems } = readSettings(textsOf(attributes));
  return html`<article class="exhibit" data-variant=${variant.key}>
    <header lang=${words.locale}>
      <h2>${words.variant(variant.key)}</h2>
      <p class="lead">${words.character(variant.key)}</p>
    </header>
    <div class="alone">${board({ ...attributes, code: codeFor(settings, shown.code) })}</div>
    ${problems.map((problem) =>
      problem.name === undefined
        ? html`<p class="refusal" role="status">${words.refusedRules(problem.reason)}</p>`
        : nothing,
    )}
    <div class="labels">
      <section>
        <h3>Where it comes from</h3>
        <p>${shown.origin}</p>
      </section>
      <section>
        <h3>What differs from the traditional game</h3>
        ${differences(words, settings.rules)}
      </section>
      <section>
        <h3>This deal</h3>
        ${deal(variant, shown)}
      </section>
      <section>
        <h3>How often it can be won</h3>
        ${odds(variant.key)}
      </section>
      <section class="whole">
        <h3>The rules</h3>
        ${rulesText(words, settings)}
      </section>
    </div>
  </article>`;
}
