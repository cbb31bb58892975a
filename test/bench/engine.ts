/** How long the engine takes: a move, the list of legal moves, a whole reduction, a deal. */
import { Bench } from 'tinybench';
import {
  findSetup,
  legalMoves,
  play,
  readSettings,
  reduce,
  startSession,
  tap,
  type Session,
} from '../../src/engine/index.js';

const SECONDS = 1;

function dealt(variant: string): Session {
  const found = findSetup(readSettings({ variant }).settings, { code: 'PY1-N-AAAAAAS' });
  if (!found.ok) throw new Error(found.reason);
  return startSession(found.setup);
}

const bench = new Bench({ name: 'engine', time: SECONDS * 1000 });

bench.add('deal', () => {
  dealt('pyramide');
});

// The plain game, the widest choice, and the game that looks for removals before each draw.
for (const variant of ['pyramide', 'giza', 'thirteen']) {
  const session = dealt(variant);
  const { position } = session;
  const move = legalMoves(position)[0];
  const card = position.tableau.at(-1);
  if (!move || !card) throw new Error(`${variant} has no move`);
  bench
    .add(`${variant}: play`, () => {
      play(position, move);
    })
    .add(`${variant}: legalMoves`, () => {
      legalMoves(position);
    })
    .add(`${variant}: reduce a move`, () => {
      reduce(session, { kind: 'play', move });
    })
    .add(`${variant}: reduce a tap`, () => {
      reduce(session, tap(session, card));
    });
}

await bench.run();
console.log(bench.name);
console.table(bench.table());
