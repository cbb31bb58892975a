// axe has nothing to find in forced colours.
import { testTheme } from '../../browser/access.js';

describe('in forced colours', () => testTheme({ scheme: 'light', forced: true }));
