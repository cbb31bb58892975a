// What the build of the classic script does otherwise, since the script is its own worker.
import { fileURLToPath } from 'node:url';

/** The module that holds the ways to a worker, and the one that stands in for it. */
export const classicChannels = {
  find: './channels.js',
  replacement: fileURLToPath(new URL('../../src/worker/classicChannels.ts', import.meta.url)),
};

const OPENING = /^\(function\(/;

/** Names the function that wraps the script, so that the script can read its own text. */
export const namedScript = () => ({
  name: 'named-script',
  renderChunk(code, _chunk, { format }) {
    if (format !== 'iife') return undefined;
    if (!OPENING.test(code)) this.error('The script does not begin with a nameless function.');
    return { code: code.replace(OPENING, '(function classicScript('), map: null };
  },
});
