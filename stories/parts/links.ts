/** Links from story to story, which hold wherever the book is served from. */
import { html, type TemplateResult } from 'lit';

/** `variants--giza`, or a docs page. */
const pathOf = (id: string): string => `./?path=/${id.endsWith('--docs') ? 'docs' : 'story'}/${id}`;

export const storyLink = (id: string, text: string): TemplateResult =>
  // The stories lie in a frame; the whole book is to turn the page.
  html`<a href=${pathOf(id)} target="_top">${text}</a>`;
