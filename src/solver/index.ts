/** The solver's public face: `pyramid-solitaire/solver`, exact, and free of DOM, clock and chance. */
export { createSearch, solve, type Question } from './solve.js';
export { most, type Most } from './most.js';
export { whyLost, type Lock } from './lock.js';
export type { Search, Solution, SolveOptions, Verdict } from './types.js';
