// Storybook's set-up: where the stories are, and no word to any server.
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/web-components-vite';
import { mergeConfig } from 'vite';

const file = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const config: StorybookConfig = {
  framework: {
    name: '@storybook/web-components-vite',
    // Not the package's configuration, which would make a library of the stories.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['../stories/**/*.@(mdx|stories.ts)'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // What visitors have no use for: the scene has a ground of its own, and nothing is to be set up.
  features: {
    backgrounds: false,
    measure: false,
    outline: false,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      resolve: {
        // Stories import the package by its public entries only; these lead to the sources, so
        // that a change shows at once.
        alias: [
          { find: /^pyramid-solitaire$/, replacement: file('src/index.ts') },
          { find: /^pyramid-solitaire\/engine$/, replacement: file('src/engine/public.ts') },
          { find: /^pyramid-solitaire\/solver$/, replacement: file('src/solver/index.ts') },
          { find: /^pyramid-solitaire\/words$/, replacement: file('src/i18n/public.ts') },
          { find: /^pyramid-solitaire\/themes/, replacement: file('src/themes') },
          {
            find: /^pyramid-solitaire\/custom-elements\.json$/,
            replacement: file('custom-elements.json'),
          },
        ],
      },
    }),
};

export default config;
