// axe has nothing to find on dark pages.
import { testTheme } from './access.js';

describe('on a dark page', () => testTheme({ scheme: 'dark', forced: false }));
