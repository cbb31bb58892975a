// The colours of the sidebar and of the docs pages: papyrus by day, night after dark (look.md 2).
import { create } from 'storybook/theming/create';

const type = {
  fontBase: '"Iowan Old Style", "Palatino Linotype", Palatino, Georgia, "DejaVu Serif", serif',
  fontCode: 'ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace',
  appBorderRadius: 8,
  inputBorderRadius: 6,
  brandTitle: 'Pyramid Solitaire',
  brandTarget: '_self',
};

const papyrus = create({
  ...type,
  base: 'light',
  colorPrimary: '#92381a',
  colorSecondary: '#92381a',
  appBg: '#f7eed6',
  appContentBg: '#fbf6e9',
  appPreviewBg: '#fbf6e9',
  appBorderColor: '#dcc695',
  textColor: '#33251a',
  textMutedColor: '#604a29',
  textInverseColor: '#fff6e6',
  barBg: '#fbf4e2',
  barTextColor: '#604a29',
  barSelectedColor: '#92381a',
  barHoverColor: '#92381a',
  inputBg: '#fffdf8',
  inputBorder: '#b39a68',
  inputTextColor: '#33251a',
});

const night = create({
  ...type,
  base: 'dark',
  colorPrimary: '#f4b76a',
  colorSecondary: '#cc7a33',
  appBg: '#191730',
  appContentBg: '#151329',
  appPreviewBg: '#151329',
  appBorderColor: '#3a3158',
  textColor: '#f3eadf',
  textMutedColor: '#c3b9cd',
  textInverseColor: '#2b1803',
  barBg: '#191730',
  barTextColor: '#c3b9cd',
  barSelectedColor: '#f4b76a',
  barHoverColor: '#f4b76a',
  inputBg: '#201c38',
  inputBorder: '#5a4f7c',
  inputTextColor: '#f3eadf',
});

export const museum = matchMedia('(prefers-color-scheme: dark)').matches ? night : papyrus;
