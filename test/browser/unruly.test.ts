// Whatever players and pages do, in whatever order, no error reaches the page and no card is lost.
import { playUnruly } from './unruly.js';

it('an unruly player on an unruly page does no harm', () => playUnruly(3, 7)).timeout(120_000);
