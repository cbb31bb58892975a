/** What the solver knows of positions: asked when needed, remembered, never for another position. */
import { formatMove, type Fact, type Position } from '../../engine/index.js';
import type { AskOptions, Solution, Solver } from '../../worker/index.js';

/** Loads the worker's client; the package loads it with the first question. */
export type LoadSolver = () => Promise<Solver>;

const loadSolver: LoadSolver = async () => {
  const { createSolver } = await import('../../worker/index.js');
  return createSolver();
};

export const UNKNOWN: Solution = { verdict: 'unknown', moves: null, positions: 0 };

/** An answer, and whether its moves are the fewest. */
interface Known {
  readonly solution: Solution;
  readonly shortest: boolean;
}

export class Adviser {
  readonly #load: LoadSolver;
  /** Positions are immutable, so what is known of one holds for ever. */
  readonly #known = new WeakMap<Position, Known>();
  #solver: Promise<Solver> | null = null;

  constructor(load: LoadSolver = loadSolver) {
    this.#load = load;
  }

  /** What is known already. */
  known(position: Position): Solution | null {
    return this.#known.get(position)?.solution ?? null;
  }

  /** Asks; whatever goes wrong on the way is answered as unknown. */
  async ask(position: Position, options: AskOptions = {}): Promise<Solution> {
    const known = this.#known.get(position);
    const { shortest = false, signal } = options;
    if (known && (known.shortest || !shortest)) return known.solution;
    const solver = signal?.aborted ? null : await this.#reach();
    // Nobody may be waiting any more, and then no worker is to start.
    if (!solver || signal?.aborted) return UNKNOWN;
    try {
      const solution = await solver.solve(position, options);
      if (!signal?.aborted) this.remember(position, solution, shortest);
      return solution;
    } catch {
      return UNKNOWN;
    }
  }

  /** Whether there is a solver to ask. */
  async reachable(): Promise<boolean> {
    return (await this.#reach()) !== null;
  }

  async #reach(): Promise<Solver | null> {
    try {
      this.#solver ??= this.#load();
      return await this.#solver;
    } catch {
      this.#solver = null;
      return null;
    }
  }

  /** A solution's own move leaves its rest known, and what is lost stays lost. */
  follow(before: Position, facts: readonly Fact[], after: Position): void {
    const known = this.#known.get(before);
    const [fact] = facts;
    if (!known || fact?.kind !== 'moved' || this.#known.has(after)) return;
    const { solution, shortest } = known;
    const [first, ...rest] = solution.moves ?? [];
    if (solution.verdict === 'unwinnable') this.#known.set(after, known);
    else if (first && formatMove(fact.move) === formatMove(first)) {
      this.#known.set(after, { solution: { ...solution, moves: rest }, shortest });
    }
  }

  /** Remembers what is known; that nothing is known depends on the time there was. */
  remember(position: Position, solution: Solution, shortest: boolean): void {
    if (solution.verdict === 'unknown') return;
    this.#known.set(position, {
      solution,
      shortest: shortest || solution.verdict === 'unwinnable',
    });
  }

  /** Ends the worker; the next question starts another. */
  dispose(): void {
    const solver = this.#solver;
    this.#solver = null;
    void solver?.then(
      (running) => running.dispose(),
      () => undefined,
    );
  }
}
