/** The boards of a moment side by side, each with what is tried on it and what comes of it. */
import { html, nothing, type TemplateResult } from 'lit';
import type { PyramidSolitaire } from 'pyramid-solitaire';
import { reduce, type Session } from 'pyramid-solitaire/engine';
import type { GameWords } from 'pyramid-solitaire/words';
import { board } from '../parts/board.js';
import { intentOf, sessionOf, transcriptOf } from '../parts/settings.js';
import { toolbar } from '../parts/toolbar.js';
import { attributesOf, type Field, type Moment, type Side } from './moments/index.js';

/** "Overlapping pairs: Yes". */
function caption(words: GameWords, field: Field, { setup }: Session): string {
  const value = { ...setup.rules, ...setup }[field];
  return `${words.field(field)}: ${words.value(field, value)}`;
}

/** What comes of it, in the words that the game itself would say. */
function answer(words: GameWords, session: Session, tried: string): TemplateResult {
  const { session: after, facts } = reduce(session, intentOf(tried));
  const refused = facts.find((fact) => fact.kind === 'refused');
  if (!refused) {
    return html`<p class="answer">
      <b class="yes" lang="en">Allowed.</b>
      ${facts.map((fact) => words.fact(session, fact, after)).join(' ')}
    </p>`;
  }
  const { reason, detail } = words.refusal(session, refused.reason, refused.move);
  return html`<p class="answer">
    <b class="no" lang="en">Refused.</b> ${reason}${detail ? html` · ${detail}` : nothing}
  </p>`;
}

function side(moment: Moment, shown: Side): TemplateResult {
  const { words } = toolbar();
  const { moves = [], tried } = shown;
  const attributes = attributesOf(moment, shown);
  const session = sessionOf(attributes, moves);
  const back = (event: Event): void => {
    const figure = (event.target as Element).closest('figure');
    const shownBoard = figure?.querySelector<PyramidSolitaire>('pyramid-solitaire');
    shownBoard?.load(transcriptOf(attributes, moves));
  };
  return html`<figure class="side" lang=${words.locale}>
    <figcaption>${caption(words, moment.field, session)}</figcaption>
    ${board({ ...attributes, 'no-verdict': true, 'no-timer': true, 'no-toolbar': true }, { moves })}
    ${tried ? html`<p class="tried"><span lang="en">Try</span> <code>${tried}</code></p>` : nothing}
    ${tried ? answer(words, session, tried) : nothing}
    <button type="button" lang="en" @click=${back}>Back to this moment</button>
  </figure>`;
}

export const pair = (moment: Moment): TemplateResult => {
  const { words } = toolbar();
  return html`<article class="moment">
    <header>
      <h2 lang=${words.locale}>${words.field(moment.field)}</h2>
      <p class="help" lang=${words.locale}>${words.help(moment.field)}</p>
      <p lang="en">${moment.tell}</p>
    </header>
    <div class="abreast">${moment.sides.map((shown) => side(moment, shown))}</div>
  </article>`;
};
