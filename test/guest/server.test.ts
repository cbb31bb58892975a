// B02: the built package where there is no page: importing it does nothing, and its other parts work.
import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { CLEAR_E, DECK_E } from '../fixtures/decks.js';
import { ROOT } from './site.js';

/** Runs a module in a Node of its own, in which the package goes by its name. */
const run = (code: string): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
      cwd: ROOT,
      encoding: 'utf8',
    }),
  ) as unknown;

it('B02 the element can be imported, and leaves no global behind', () => {
  const told = run(`
    const before = Object.getOwnPropertyNames(globalThis);
    const names = Object.keys(await import('pyramid-solitaire'));
    const after = Object.getOwnPropertyNames(globalThis);
    console.log(JSON.stringify({ names, added: after.filter((name) => !before.includes(name)) }));
  `) as { names: readonly string[]; added: readonly string[] };
  expect(told.names).toContain('PyramidSolitaire');
  // Lit's own.
  expect(told.added.filter((name) => !/^(?:lit|reactive)[A-Z]/u.test(name))).toEqual([]);
});

it('B02 the engine plays, the solver solves and the words speak', () => {
  const told = run(`
    import * as engine from 'pyramid-solitaire/engine';
    import { solve } from 'pyramid-solitaire/solver';
    import { createWords } from 'pyramid-solitaire/words';
    const { settings } = engine.readSettings({ variant: 'casual', stock: 'closed' });
    const { setup } = engine.findSetup(settings, { cards: ${JSON.stringify(DECK_E)} });
    let session = engine.startSession(setup);
    for (const text of ${JSON.stringify(CLEAR_E.split(/\s+/u))}) {
      ({ session } = engine.reduce(session, { kind: 'play', move: engine.parseMove(text) }));
    }
    const words = await createWords('fi');
    console.log(JSON.stringify([
      engine.snapshotOf(session).outcome, solve(setup).verdict, words.card('KS'),
    ]));
  `);
  expect(told).toEqual(['won', 'winnable', 'patakuningas']);
});

it('the package holds what its users need, and nothing else', () => {
  const told = execFileSync('npm', ['pack', '--dry-run', '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [packed] = JSON.parse(told) as readonly { files: readonly { path: string }[] }[];
  const paths = packed?.files.map(({ path }) => path) ?? [];
  const wanted = [
    /^dist\/(?:esm|assets|cli)\/.+\.js$/u,
    /^dist\/types\/.+\.d\.ts$/u,
    /^dist\/themes\/\w+\.css$/u,
    /^dist\/(?:pyramid-solitaire|classic-courts)\.js$/u,
    /^dist\/vscode\.html-custom-data\.json$/u,
    /^(?:custom-elements|package)\.json$/u,
    /^(?:CHANGELOG|README|THIRD_PARTY_NOTICES)\.md$/u,
    /^LICENSE$/u,
  ];
  expect(paths.filter((path) => !wanted.some((pattern) => pattern.test(path)))).toEqual([]);
  for (const pattern of wanted) expect(paths).toContainEqual(expect.stringMatching(pattern));
});
