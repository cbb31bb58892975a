// axe has nothing to find on dark pages and in forced colours; all states of all themes are in test/prove.
import { testTheme } from './access.js';

const TELLING = ['a selected card', 'a lost game', 'a hint', 'Options'];

describe('on a dark page', () => testTheme({ scheme: 'dark', forced: false }, TELLING));
describe('in forced colours', () => testTheme({ scheme: 'light', forced: true }, TELLING));
