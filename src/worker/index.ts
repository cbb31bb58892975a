/** The solver beside the page. */
export { createSolver, type AskOptions, type Solver } from './client.js';
export type { Solution, Verdict } from '../solver/index.js';
