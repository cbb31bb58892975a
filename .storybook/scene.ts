// The scene around each story: theme, language and direction as the toolbar has them.
import type { Decorator } from '@storybook/web-components-vite';
import { html } from 'lit';
import felt from 'pyramid-solitaire/themes/felt.css?inline';
import { heedToolbar, type Toolbar } from '../stories/parts/toolbar.js';
import '../stories/parts/page.css';

// The theme as shipped, on the boards of a felt scene alone.
const onFelt = new CSSStyleSheet();
onFelt.replaceSync(`[data-theme='felt'] { ${felt} }`);
document.adoptedStyleSheets.push(onFelt);

export const inScene: Decorator = (story, { loaded, viewMode }) => {
  const toolbar = loaded['toolbar'] as Toolbar;
  heedToolbar(toolbar);
  const { language, theme, direction, motion } = toolbar;
  const page = document.documentElement;
  page.lang = language;
  page.dataset['motion'] = motion;
  // In the canvas the scene fills the window; in docs it is as high as its content.
  const room = viewMode === 'docs' ? 'scene' : 'scene whole';
  return html`<div class=${room} lang=${language} dir=${direction} data-theme=${theme}>
    ${story()}
  </div>`;
};
