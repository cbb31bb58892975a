// The frame around the stories: its name and its colours.
import { addons } from 'storybook/manager-api';
import { museum } from './theme.js';

addons.setConfig({ theme: museum, sidebar: { showRoots: false } });
