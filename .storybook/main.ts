// Storybook's set-up: where the stories are, and no word to any server.
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/web-components-vite';
import { mergeConfig } from 'vite';

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

const config: StorybookConfig = {
  framework: { name: '@storybook/web-components-vite', options: {} },
  stories: ['../stories/**/*.@(mdx|stories.ts)'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      resolve: {
        // Stories import the package by its public entries only; these lead to the sources, so
        // that a change shows at once.
        alias: [
          { find: /^pyramid-solitaire$/, replacement: source('index.ts') },
          { find: /^pyramid-solitaire\/engine$/, replacement: source('engine/public.ts') },
          { find: /^pyramid-solitaire\/solver$/, replacement: source('solver/index.ts') },
          { find: /^pyramid-solitaire\/words$/, replacement: source('i18n/public.ts') },
        ],
      },
    }),
};

export default config;
