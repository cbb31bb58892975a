// axe has nothing to find on dark pages.
import { testTheme } from '../../browser/access.js';

describe('on a dark page', () => testTheme({ scheme: 'dark', forced: false }));
