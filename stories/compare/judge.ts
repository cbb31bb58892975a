/** What the solver has found for each board of a comparison: for the deal, and for where the game stands. */
import type { Verdict } from 'pyramid-solitaire';
import {
  findSetup,
  parseTranscript,
  startOf,
  type Position,
  type Settings,
} from 'pyramid-solitaire/engine';
import { find, type Finding } from '../parts/finding.js';
import { solveBeside, solveNext } from '../parts/solving.js';

/** Most milliseconds for the question whether a game can still be won. */
const TIME = 2000;

const FROM_HERE: Readonly<Record<Verdict, string>> = {
  winnable: 'From here it can still be won.',
  unwinnable: 'From here it can no longer be won.',
  unknown: 'From here: not settled in two seconds.',
};

export class Judge {
  readonly #found: () => void;
  #deals: (Finding | null)[] = [];
  #verdicts: (Verdict | null)[] = [];
  #dealing = new AbortController();
  #standing = new AbortController();

  /** `found` is called when there is more to be told. */
  constructor(found: () => void) {
    this.#found = found;
  }

  /** Asks about a deal under each of these settings. */
  deal(games: readonly Settings[], code: string): void {
    this.#dealing.abort();
    const { signal } = (this.#dealing = new AbortController());
    const deals: (Finding | null)[] = games.map(() => null);
    this.#deals = deals;
    for (const [index, settings] of games.entries()) {
      const found = findSetup(settings, { code });
      if (!found.ok) continue;
      const { rules, cards } = found.setup;
      void find(startOf(rules, cards), solveBeside, signal, (finding) => {
        deals[index] = finding;
        this.#found();
      });
    }
  }

  /** Asks about the positions of these games. */
  positions(transcripts: readonly string[]): void {
    this.#standing.abort();
    const { signal } = (this.#standing = new AbortController());
    const verdicts: (Verdict | null)[] = transcripts.map(() => null);
    this.#verdicts = verdicts;
    for (const [index, text] of transcripts.entries()) {
      const parsed = parseTranscript(text);
      if (!parsed.ok || parsed.session.actions.length === 0) continue;
      void this.#judge(parsed.session.position, signal, (verdict) => {
        verdicts[index] = verdict;
      });
    }
  }

  async #judge(
    position: Position,
    signal: AbortSignal,
    keep: (verdict: Verdict) => void,
  ): Promise<void> {
    const { verdict } = await solveNext(position, { time: TIME, signal });
    if (signal.aborted) return;
    keep(verdict);
    this.#found();
  }

  ofDeal(index: number): Finding | null {
    return this.#deals[index] ?? null;
  }

  /** Whether the game of a board can still be won, in a sentence. */
  fromHere(index: number): string {
    const verdict = this.#verdicts[index];
    return verdict ? FROM_HERE[verdict] : '';
  }

  /** Ends all questions. */
  forget(): void {
    this.#dealing.abort();
    this.#standing.abort();
  }
}
