/** The five languages: a board that speaks each, and the rules in its words. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { settingsOf, variantOf, type Variant } from 'pyramid-solitaire/engine';
import type { GameWords, Locale } from 'pyramid-solitaire/words';
import { expect } from 'storybook/test';
import { board } from '../parts/board.js';
import { boardIn } from '../parts/play.js';
import { rulesText } from '../parts/rules-text.js';
import { wordsIn } from '../parts/words.js';
import './languages.css';

const SHOWN = variantOf('pyramide') as Variant;

const meta: Meta = {
  title: 'Languages',
  // Their page is `languages.mdx`.
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
};

export default meta;

/** A board in one language, with the letters that its country prints, and what it says. */
const language = (locale: Locale, name: string): StoryObj => ({
  globals: { language: locale },
  loaders: [async () => ({ words: await wordsIn(locale) })],
  render: (_args, { loaded }) => {
    const words = loaded['words'] as GameWords;
    return html`<article class="language" lang=${locale}>
      <h2>${name}</h2>
      <div class="alone">
        ${board({ code: 'PY1-N-AAAAAAS', locale, indices: 'local', 'no-verdict': true })}
      </div>
      <h3>${words.variant(SHOWN.key)}</h3>
      ${rulesText(words, settingsOf(SHOWN))}
    </article>`;
  },
  async play({ canvasElement, loaded }) {
    const game = await boardIn(canvasElement);
    const words = loaded['words'] as GameWords;

    await expect(game.locale).toBe(locale);
    await expect(game.describe()).toContain(words.card('KD'));
  },
});

export const English = language('en', 'English');
export const Finnish = language('fi', 'Suomi');
export const Norwegian = language('no', 'Norsk');
export const Russian = language('ru', 'Русский');
export const Italian = language('it', 'Italiano');
