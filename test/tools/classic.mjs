// What the build of the classic script does otherwise, since it is its own worker and all in one file.
import { fileURLToPath } from 'node:url';

const source = (path) => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));

/** Modules that others stand in for: the ways to a worker, and to the classic court pictures. */
export const classicParts = [
  { find: './channels.js', replacement: source('worker/classicChannels.ts') },
  { find: './fetchPictures.js', replacement: source('element/classic/fetchBeside.ts') },
];

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
