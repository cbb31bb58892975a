#!/usr/bin/env node
/** The command that npm installs: gives `main` the real streams, files and threads. */
import { readFile } from 'node:fs/promises';
import type { Io, Sink } from './io.js';
import { main } from './main.js';
import { openThreads } from './threads.js';

/** What a shell reports of a command that Ctrl-C ended. */
const INTERRUPTED = 130;

const sinkOf = (stream: NodeJS.WriteStream): Sink => ({
  isTerminal: stream.isTTY,
  // A slow reader holds the work up, instead of filling the memory with what it has not read yet.
  write: (text) =>
    stream.write(text)
      ? Promise.resolve()
      : new Promise((resolve) => stream.once('drain', () => resolve())),
});

// Whoever has read enough, such as `head`, closes the pipe; that is no failure.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
}

const io: Io = {
  stdin: process.stdin.setEncoding('utf8') as AsyncIterable<string>,
  out: sinkOf(process.stdout),
  err: sinkOf(process.stderr),
  readFile: (path) => readFile(path, 'utf8'),
  now: () => performance.now(),
  openPool: (order, size) => openThreads(new URL('./thread.js', import.meta.url), order, size),
};

process.once('SIGINT', () => {
  if (io.err.isTerminal) process.stderr.write('\r\u001B[K');
  // Ends the threads too.
  process.exit(INTERRUPTED);
});

process.exitCode = await main(process.argv.slice(2), io);
// What was not read of the standard input would keep the process waiting.
process.stdin.destroy();
