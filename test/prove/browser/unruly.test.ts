// Two hundred unruly games on unruly pages.
import { playUnruly } from '../../browser/unruly.js';

for (let part = 0; part < 10; part += 1) {
  it(`unruly games, part ${part + 1}`, () => playUnruly(20, 1000 + part)).timeout(600_000);
}
