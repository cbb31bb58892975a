/** Sources: what the five documents say, where they disagree, and what was chosen. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect, within } from 'storybook/test';
import { storyLink } from '../parts/links.js';
import { toolbar } from '../parts/toolbar.js';
import { DISPUTES, type Dispute } from './disputes.js';
import { DOCUMENTS, type Source } from './documents.js';
import { labelOf } from './label.js';
import './sources.css';

const meta: Meta = {
  title: 'Sources',
  // They are pages of prose themselves.
  tags: ['!autodocs'],
};

export default meta;

const links = (ids: readonly string[]): TemplateResult =>
  html`<p class="see">${ids.map((id) => storyLink(id, labelOf(id, toolbar().words)))}</p>`;

const documentView = ({ key, name, about, claims }: Source): TemplateResult =>
  html`<section>
    <h2>${key} · ${name}</h2>
    <p class="soft">${about}</p>
    <ul class="claims">
      ${claims.map(({ says, see }) => html`<li>${says} ${links(see)}</li>`)}
    </ul>
  </section>`;

const disputeView = ({ question, readings, chosen, see }: Dispute): TemplateResult =>
  html`<section>
    <h2>${question}</h2>
    <ul class="readings">
      ${readings.map(({ says, by }) => html`<li>${says} <span class="soft">(${by})</span></li>`)}
    </ul>
    <p class="chosen"><strong>Chosen here:</strong> ${chosen}</p>
    ${links(see)}
  </section>`;

/** What each document says, in our words. */
export const FiveDocuments: StoryObj = {
  render: () =>
    html`<article class="sources">
      <h1>Five documents</h1>
      <p>
        The rules of this game have no author. Five texts in four languages were read for it, and
        where they were silent, the programs and books that they name. Each claim leads to the place
        where it can be seen.
      </p>
      ${DOCUMENTS.map(documentView)}
    </article>`,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('heading', { level: 2 })).toHaveLength(5);
  },
};

/** Where they contradict each other. */
export const WhereTheyDisagree: StoryObj = {
  render: () =>
    html`<article class="sources">
      <h1>Where they disagree</h1>
      <p>
        Most named Pyramids are one game under a handful of switches. These are the questions on
        which the texts part, who says what, and what the game does unless told otherwise.
      </p>
      ${DISPUTES.map(disputeView)}
    </article>`,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByText('Chosen here:')).toHaveLength(DISPUTES.length);
    await expect(page.getAllByRole('link').length).toBeGreaterThan(DISPUTES.length);
  },
};
