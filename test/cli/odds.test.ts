/** `odds`: counting, shards, and adding them up. */
import { describe, expect, it } from 'vitest';
import { formatDealCode } from '../../src/engine/index.js';
import { oddsOf } from '../../src/cli/wilson.js';
import { run } from './run.js';

interface Sample {
  readonly ranges: readonly { readonly from: string; readonly deals: number }[];
  readonly deals: number;
  readonly won: number;
  readonly unknown: number;
  readonly low: number;
  readonly high: number;
}

const count = async (flags: string): Promise<string> => (await run(`odds --json ${flags}`)).out;
const parse = (text: string): Sample => JSON.parse(text) as Sample;

describe('the Wilson interval', () => {
  // From rules.md 7.1.
  it.each([
    [2727, 5000, 0.53157, 0.55916],
    [111, 100_000, 0.00092, 0.00134],
    [1640, 2000, 0.80257, 0.83622],
  ])('of %i in %i', (won, deals, low, high) => {
    const odds = oddsOf(won, 0, deals);
    expect(odds.low).toBeCloseTo(low, 4);
    expect(odds.high).toBeCloseTo(high, 4);
  });

  it('reaches from won to won and unknown, and stays a share', () => {
    expect(oddsOf(10, 20, 100).low).toBe(oddsOf(10, 0, 100).low);
    expect(oddsOf(10, 20, 100).high).toBe(oddsOf(30, 0, 100).high);
    expect(oddsOf(0, 0, 10).low).toBe(0);
    expect(oddsOf(10, 0, 10).high).toBeCloseTo(1, 9);
  });
});

describe('odds', () => {
  it('counts deals by consecutive codes', async () => {
    const { deals, won, unknown, ranges } = parse(await count('--deals 200'));
    expect({ deals, unknown, ranges }).toEqual({
      deals: 200,
      unknown: 0,
      ranges: [{ from: 'PY1-N-AAAAAAA', deals: 200 }],
    });
    const codes = Array.from({ length: 200 }, (_, seed) => formatDealCode({ ranks: 13, seed }));
    const solved = await run('solve - --json', { stdin: [codes.join('\n')] });
    expect(solved.out.match(/"winnable"/gu)).toHaveLength(won);
  });

  it('counts what was given up as unknown', async () => {
    const { won, unknown, deals, low, high } = parse(
      await count('--deals 8 --variant cell --positions 1'),
    );
    expect(won + unknown).toBeLessThanOrEqual(deals);
    expect(unknown).toBeGreaterThan(0);
    expect(low).toBe(oddsOf(won, 0, deals).low);
    expect(high).toBe(oddsOf(won + unknown, 0, deals).high);
  });

  it('tells people the share and its interval', async () => {
    const { out } = await run('odds --deals 100 --passes 3');
    expect(out).toContain('pyramide --passes=3\nPY1-N-AAAAAAA to PY1-N-AAAAADD\n');
    expect(out).toMatch(/^95 % {6}[\d.]+ to [\d.]+ %$/mu);
  });

  it('shows a bar on a terminal, nothing on a pipe', async () => {
    const watched = await run('odds --deals 100', { terminal: { err: true } });
    expect(watched.err).toMatch(/\[#+\.+\] \d+ of 100 deals/u);
    expect(watched.err.endsWith('\r\u001B[K')).toBe(true);
    expect((await run('odds --deals 100')).err).toBe('');
  });
});

describe('shards', () => {
  it('together are the whole', async () => {
    const whole = await count('--deals 100 --from PY1-N-AAAAAAJ');
    const files: Record<string, string> = {};
    for (const shard of [3, 1, 2]) {
      files[`${shard}.jsonl`] = await count(`--deals 100 --from PY1-N-AAAAAAJ --shard ${shard}/3`);
    }
    expect(Object.values(files).map((text) => parse(text).deals)).toEqual([34, 33, 33]);
    const merged = await run('odds --merge 3.jsonl 1.jsonl 2.jsonl --json', { files });
    expect(JSON.parse(merged.out)).toEqual(JSON.parse(whole));
  });

  it('can be merged in steps, and from one stream', async () => {
    const parts = await Promise.all([1, 2, 3].map((i) => count(`--deals 30 --shard ${i}/3`)));
    const [a = '', b = '', c = ''] = parts;
    const apart = (await run('odds --merge - --json', { stdin: [a, c] })).out;
    expect(parse(apart).ranges).toHaveLength(2);
    const all = await run('odds --merge apart b --json', { files: { apart, b } });
    expect(JSON.parse(all.out)).toEqual(JSON.parse(await count('--deals 30')));
  });

  it('of different rules or with the same deal are refused', async () => {
    const a = await count('--deals 20');
    const other = await count('--deals 20 --from PY1-N-AAAAABA --passes 3');
    const overlap = await count('--deals 20 --from PY1-N-AAAAAAJ');
    const mixed = await run('odds --merge a other', { files: { a, other } });
    expect([mixed.code, mixed.out]).toEqual([2, '']);
    expect(mixed.err).toContain('"pyramide" and "pyramide --passes=3"');
    const doubled = await run('odds --merge a overlap', { files: { a, overlap } });
    expect(doubled.code).toBe(2);
    expect(doubled.err).toContain('PY1-N-AAAAAAJ is in two of the shards');
  });

  it('of the same rules by another name go together', async () => {
    const a = await count('--deals 10 --variant microsoft');
    const b = await count('--deals 10 --variant pyramid-clear --from PY1-N-AAAAABA');
    expect((await run('odds --merge a b', { files: { a, b } })).code).toBe(0);
  });

  it.each(['{', '{}', 'null', '[]', '{"rules":{}}'])(
    'that are none are refused: %s',
    async (text) => {
      const { code, err } = await run('odds --merge a', { files: { a: text } });
      expect(code).toBe(2);
      expect(err).toContain('"a", line 1');
    },
  );

  it('whose numbers do not add up are refused', async () => {
    const sample = parse(await count('--deals 10'));
    const text = JSON.stringify({ ...sample, won: 11 });
    expect((await run('odds --merge a', { files: { a: text } })).code).toBe(2);
  });
});
