/** `deal`, `solve` and `replay` on games known from the sources. */
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { formatCards, formatDealCode, parseTranscript } from '../../src/engine/index.js';
import { inOrder } from '../../src/cli/ordered.js';
import { dealt } from '../../src/cli/task.js';
import { readRules } from '../../src/cli/rules.js';
import { run } from './run.js';

interface Line {
  readonly deal: string;
  readonly verdict: string;
  readonly moves: readonly string[] | null;
  readonly positions: number;
  readonly ms: number;
}

const parse = (line: string | undefined): Line => JSON.parse(line ?? '') as Line;
const codeOf = (seed: number): string => formatDealCode({ ranks: 13, seed });

const { rules } = readRules({ texts: new Map(), words: [] });
const CARDS = formatCards(dealt(rules, 18).game.cards);

describe('deal', () => {
  it('shows the published deal as a pyramid, with waste and stock', async () => {
    const { code, lines } = await run('deal py1naaaaaas');
    expect(code).toBe(0);
    expect(lines.slice(0, 11)).toEqual([
      'PY1-N-AAAAAAS',
      'pyramide',
      '',
      '            JD',
      '          6C  7H',
      '        AS  4D  QS',
      '      5H  3D  6H  8S',
      '    KH  KC  AD  KS  9C',
      '  QC  2C  8D  TD  TS  JS',
      '7C  TC  3H  4H  3S  KD  7S',
      '',
    ]);
    expect(lines[11]).toBe('Waste:     7D');
    expect(lines[12]?.split(/\s+/u)).toHaveLength(1 + 23);
  });

  it('shows a triangle with its apex below, and reserve piles', async () => {
    const triangle = await run('deal PY1-N-AAAAAAS --variant triangle');
    expect(triangle.lines[3]).toBe('JD  6C  7H  AS  4D  QS  5H');
    expect(triangle.lines[9]).toMatch(/^ {12}\S\S$/u);
    const giza = await run('deal PY1-N-AAAAAAS --variant giza');
    expect(giza.lines.filter((line) => /^Reserve \d: +\S\S \S\S \S\S$/u.test(line))).toHaveLength(
      8,
    );
    expect(giza.out).not.toContain('Stock');
  });

  it('in JSON has every card once', async () => {
    const { lines } = await run('deal PY1-N-AAAAAAS --variant reserve --json');
    expect(lines).toHaveLength(1);
    const { tableau, reserve, stock } = JSON.parse(lines[0] ?? '') as Record<string, string[]>;
    expect(new Set([tableau, reserve, stock].flat(3)).size).toBe(52);
  });

  it('takes cards in place of a code', async () => {
    const byCode = await run('deal PY1-N-AAAAAAS');
    const byCards = await run(['deal', ...CARDS.split(' ')]);
    expect(byCards.lines.slice(1)).toEqual(byCode.lines.slice(1));
    expect(byCards.lines[0]).toBe(CARDS);
  });
});

describe('solve', () => {
  it('shows a win, and a transcript of it is won', async () => {
    const { code, lines } = await run('solve PY1-N-AAAAAAS --variant microsoft');
    expect(code).toBe(0);
    expect(lines[0]).toMatch(
      /^PY1-N-AAAAAAS: winnable in \d+ moves \([\d,]+ positions, [\d.]+ ms\)$/u,
    );
    const replayed = parseTranscript(`PY1-N-AAAAAAS variant="microsoft"\n${lines[1]}`);
    expect(replayed.ok && replayed.session.position.removed.length).toBeGreaterThanOrEqual(28);
  });

  it('says why a deal is lost where that is short', async () => {
    const { lines } = await run('solve PY1-N-AAAAAAJ');
    expect(lines[0]).toMatch(/^PY1-N-AAAAAAJ: unwinnable \(/u);
    expect(lines[1]).toMatch(
      / can never leave, its partners being (?:\S\S (?:under|over) it(?:, )?)+$/u,
    );
  });

  it('in JSON answers in one line', async () => {
    const { lines } = await run('solve PY1-N-AAAAAAJ --json');
    expect(lines).toHaveLength(1);
    const line = parse(lines[0]);
    expect(Object.keys(line)).toEqual(['deal', 'verdict', 'moves', 'positions', 'ms']);
    expect(line).toMatchObject({ deal: 'PY1-N-AAAAAAJ', verdict: 'unwinnable', moves: null });
  });

  it('finds fewer moves with --shortest', async () => {
    const any = parse((await run('solve PY1-N-AAAAAAS --variant microsoft --json')).lines[0]);
    const best = parse(
      (await run('solve PY1-N-AAAAAAS --variant microsoft --shortest --json')).lines[0],
    );
    expect(best.moves?.length).toBeLessThanOrEqual(any.moves?.length ?? 0);
  });

  it('gives up after --positions', async () => {
    const { lines } = await run('solve PY1-N-AAAAAAS --variant cell --positions 1 --json');
    expect(parse(lines[0])).toMatchObject({ verdict: 'unknown', moves: null });
  });
});

describe('solve -', () => {
  const DEALS = Array.from({ length: 60 }, (_, seed) => codeOf(seed));
  const TEXT = `${DEALS.join('\n')}\n`;

  it('answers in the order of the lines, whichever is ready first', async () => {
    const { lines } = await run('solve - --json', {
      stdin: [TEXT],
      delay: (task) => (task % 3 === 0 ? 20 : 0),
    });
    expect(lines.map((line) => parse(line).deal)).toEqual(DEALS);
  });

  it('takes lines that come in pieces, blank ones, CRLF, cards, and a last line without an end', async () => {
    const { lines } = await run('solve - --json', {
      stdin: ['PY1-N-AAA', 'AAAS\r\n\r\n', `  ${CARDS}\n`, 'py1naaaaaaj'],
    });
    expect(lines.map((line) => parse(line).deal)).toEqual([
      'PY1-N-AAAAAAS',
      CARDS,
      'PY1-N-AAAAAAJ',
    ]);
    expect(parse(lines[0]).verdict).toBe(parse(lines[1]).verdict);
  });

  it('answers what comes before a wrong line, and names the line', async () => {
    const { code, lines, err } = await run('solve - --json', {
      stdin: [`${DEALS.slice(0, 5).join('\n')}\n\nPY1-N-???\n${TEXT}`],
    });
    expect(lines.map((line) => parse(line).deal)).toEqual(DEALS.slice(0, 5));
    expect([code, err.split('\n').length]).toEqual([2, 2]);
    expect(err).toContain('line 7: "PY1-N-???"');
  });

  it('does not wait for more before it answers', async () => {
    const answered = new EventTarget();
    async function* stdin(): AsyncGenerator<string> {
      const gone = once(answered, 'first');
      yield codeOf(0);
      await gone;
      yield codeOf(1);
    }
    const seen: string[] = [];
    for await (const text of inOrder(stdin(), (piece) => Promise.resolve(piece), 8)) {
      seen.push(text);
      answered.dispatchEvent(new Event('first'));
    }
    expect(seen).toEqual([codeOf(0), codeOf(1)]);
  });

  it('of nothing says nothing', async () => {
    expect(await run('solve - --json', { stdin: [] })).toMatchObject({ code: 0, out: '', err: '' });
  });
});

describe('replay', () => {
  const START = 'PY1-N-AAAAAAS variant="pyramide"';

  it('shows score, moves and outcome', async () => {
    const { code, out } = await run(['replay', `${START}\nKD TC+3S draw undo`]);
    expect(code).toBe(0);
    for (const text of ['7C  ··  3H  4H  ··  ··  7S', 'Score:     30 (points)', 'Moves:     3']) {
      expect(out).toContain(text);
    }
    expect(out).toMatch(/^Outcome: +playing$/mu);
  });

  it.each([
    ['a file', 'replay game.txt', { files: { 'game.txt': `${START}\nKD` } }],
    ['the standard input', 'replay -', { stdin: [`${START}\n`, 'KD\n'] }],
  ])('reads %s', async (_, line, world) => {
    const { code, lines } = await run(`${line} --json`, world);
    expect(code).toBe(0);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ ok: true, state: { score: 10, moves: 1 } });
  });

  it('names the action that cannot be, with its number', async () => {
    const { code, out, err } = await run(['replay', `${START}\nKD\nTC+3S QC+AH`]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('action 3, "QC+AH": Another card covers this card (covered)');
    const inJson = await run(['replay', '--json', `${START}\nKD TC+3S 7C+7S`]);
    expect(JSON.parse(inJson.out)).toEqual({ ok: false, reason: 'sum', at: 3 });
    expect(inJson.err).toContain('The sum must be 13');
  });

  it('names a heading that is none', async () => {
    const { code, err } = await run(['replay', 'PY1-N-AAAAAAS colour="red"\nKD']);
    expect(code).toBe(2);
    expect(err).toContain('the heading');
  });

  it('says of the end why', async () => {
    const { out } = await run(['replay', `${START}\ngive-up`]);
    expect(out).toContain('lost (gave-up)');
  });
});
