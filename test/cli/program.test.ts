/** The program as it is built: real streams, threads, signals. Skipped where there is no build. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { formatDealCode } from '../../src/engine/index.js';

const PROGRAM = fileURLToPath(new URL('../../dist/cli/index.js', import.meta.url));
const TIME = 60_000;
const DEALS = Array.from({ length: 32 }, (_, seed) => formatDealCode({ ranks: 13, seed }));

const run = (args: readonly string[], input = '') =>
  spawnSync(process.execPath, [PROGRAM, ...args], { encoding: 'utf8', input });

describe.skipIf(!existsSync(PROGRAM))('the built program', { timeout: TIME }, () => {
  it('says on its first line what runs it', () => {
    expect(readFileSync(PROGRAM, 'utf8').startsWith('#!/usr/bin/env node\n')).toBe(true);
  });

  it('solves what stands on the standard input, in order, on threads', () => {
    const { status, stdout, stderr } = run(['solve', '-', '--json'], DEALS.join('\n'));
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { deal: string });
    expect([status, stderr]).toEqual([0, '']);
    expect(answers.map(({ deal }) => deal)).toEqual(DEALS);
  });

  it('ends with 2 and one line where an argument is wrong', () => {
    const { status, stdout, stderr } = run(['solve', 'PY1-N-AAAAAAA', '--goal', 'x']);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr.split('\n')).toHaveLength(2);
  });

  it('is quiet when nobody reads on', async () => {
    const child = spawn(process.execPath, [PROGRAM, 'solve', '-', '--json']);
    let errors = '';
    child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
    child.stdin.on('error', () => undefined);
    child.stdout.once('data', () => child.stdout.destroy());
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const more = setInterval(() => child.stdin.write('PY1-N-AAAAAAS\n'), 1);
    expect(await ended).toBe(0);
    clearInterval(more);
    expect(errors).toBe('');
  });

  it('is ended with all its threads by Ctrl-C', async () => {
    const child = spawn(process.execPath, [PROGRAM, 'solve', '-', '--variant=cell', '--json']);
    const [first = '', ...others] = DEALS;
    child.stdin.write(`${first}\n`);
    // The first answer comes soon and shows that the program runs; many of the others take long.
    child.stdout.once('data', () => {
      child.stdin.write(`${others.join('\n')}\n`);
      setTimeout(() => child.kill('SIGINT'), 200);
    });
    const code = await new Promise((resolve) => child.once('exit', resolve));
    expect(code).toBe(130);
  });
});
