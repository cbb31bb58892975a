/**
 * Engine and solver in one bundle, as users get them: through Vitest's wrappers around every import
 * they run at a third of their speed.
 */
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import type * as Whole from './whole.js';

const outputs = (await build({
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    write: false,
    minify: false,
    target: 'es2022',
    lib: { entry: fileURLToPath(new URL('whole.ts', import.meta.url)), formats: ['es'] },
  },
})) as Rolldown.RolldownOutput[];

const code = outputs[0]?.output[0].code ?? '';
const url = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;

export const { createSearch, legalMoves, most, outcomeOf, play, solve, tableauLeft, whyLost } =
  (await import(/* @vite-ignore */ url)) as typeof Whole;
