/** Engine and solver together: what `built.ts` bundles. */
export * from '../../src/engine/index.js';
export * from '../../src/solver/index.js';
