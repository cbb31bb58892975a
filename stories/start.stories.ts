// The first thing a visitor sees: the tag alone, with nothing set.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import 'pyramid-solitaire';

const meta: Meta = {
  title: 'Start',
  component: 'pyramid-solitaire',
  render: () => html`<pyramid-solitaire></pyramid-solitaire>`,
};

export default meta;

export const Game: StoryObj = {};
