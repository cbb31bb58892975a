// What every story shares: the toolbar, the scene that it sets, the events in Actions, and
// accessibility as a test.
import type { Preview } from '@storybook/web-components-vite';
import { readToolbar } from '../stories/parts/toolbar.js';
import { tellEvents } from './actions.js';
import { letToolbarStill } from './motion.js';
import { inScene } from './scene.js';
import { museum } from './theme.js';
import { toolbarItems, toolbarStart } from './toolbar-items.js';

letToolbarStill();
tellEvents();

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: toolbarItems,
  initialGlobals: toolbarStart,
  loaders: [async ({ globals }) => ({ toolbar: await readToolbar(globals) })],
  decorators: [inScene],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: { theme: museum },
    viewport: {
      options: {
        narrow: {
          name: 'Narrow · 280',
          styles: { width: '280px', height: '653px' },
          type: 'mobile',
        },
        phone: { name: 'Phone · 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        tablet: {
          name: 'Tablet · 768',
          styles: { width: '768px', height: '1024px' },
          type: 'tablet',
        },
        desk: {
          name: 'Desk · 1200',
          styles: { width: '1200px', height: '800px' },
          type: 'desktop',
        },
      },
    },
    options: {
      storySort: {
        order: [
          'Start',
          'Variants',
          'Compare',
          'Odds',
          'Rules one by one',
          'Deal doctor',
          'Languages',
          'Themes',
          'Embedding',
          'Sources',
          'For developers',
        ],
      },
    },
  },
};

export default preview;
