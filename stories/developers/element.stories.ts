/** The whole public face of the element, from its manifest. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { board } from '../parts/board.js';
import { element } from '../parts/manifest.js';
import type { Attributes } from '../parts/settings.js';
import { publicFace } from './public-face.js';

const meta: Meta<Attributes> = {
  title: 'For developers/The element',
  argTypes: publicFace,
  args: { variant: 'pyramide', code: 'PY1-N-AAAAAAS' },
  parameters: { docs: { description: { component: element.description } } },
  render: (args) => html`<div class="alone">${board(args)}</div>`,
};

export default meta;

/** Attributes are set in the controls; everything else is there to be read. */
export const Playground: StoryObj<Attributes> = {};
