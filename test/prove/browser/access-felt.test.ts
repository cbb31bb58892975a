// axe has nothing to find: in each state and dialog on felt, the theme that a page may take.
import { testTheme } from '../../browser/access.js';

const url = new URL('../../../src/themes/felt.css', import.meta.url);
const sheet = await (await fetch(url, { headers: { Accept: 'text/css' } })).text();

describe('on felt', () => testTheme({ scheme: 'dark', forced: false, sheet }));
