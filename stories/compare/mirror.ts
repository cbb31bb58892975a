/** Lets several boards be played as one: what is done on one of them is done on the others where it can be. */

/** What mirroring needs of a board; `<pyramid-solitaire>` has it. */
export interface Board {
  readonly state: { readonly legal: readonly string[] };
  play(move: string): { readonly ok: boolean };
  undo(): void;
  restart(): void;
}

interface Entry {
  readonly move: string;
  /** The boards on which it was made. */
  readonly takers: readonly Board[];
}

/** A draw is a draw, to whichever pile it is, where a board has one way only to make it. */
function asOn(board: Board, move: string): string | null {
  const { legal } = board.state;
  if (legal.includes(move)) return move;
  return move.startsWith('draw') && legal.includes('draw') ? 'draw' : null;
}

export class Mirror {
  readonly #boards: readonly Board[];
  #entries: readonly Entry[] = [];
  /** What the boards report while this is at work is its own doing. */
  #busy = false;

  constructor(boards: readonly Board[]) {
    this.#boards = boards;
  }

  /** The moves made, each on every board where it was legal. */
  get moves(): readonly string[] {
    return this.#entries.map(({ move }) => move);
  }

  /** The boards that could not follow the last move. */
  get behind(): readonly Board[] {
    const last = this.#entries.at(-1);
    return last ? this.#boards.filter((board) => !last.takers.includes(board)) : [];
  }

  /** Makes moves on all boards. */
  replay(moves: readonly string[]): void {
    for (const move of moves) this.#enter(move, null);
  }

  /** A move was made on a board: it is made on the others. False of what this itself has caused. */
  moved(from: Board, move: string): boolean {
    if (this.#busy) return false;
    this.#enter(move, from);
    return true;
  }

  #enter(move: string, from: Board | null): void {
    const takers = this.#quietly(() =>
      this.#boards.filter((board) => {
        if (board === from) return true;
        const same = asOn(board, move);
        return same !== null && board.play(same).ok;
      }),
    );
    if (takers.length > 0) this.#entries = [...this.#entries, { move, takers }];
  }

  /** A board took its last move back: all go back to before it, and lose what came after. */
  undone(from: Board): boolean {
    if (this.#busy) return false;
    const last = this.#entries.findLastIndex(({ takers }) => takers.includes(from));
    if (last < 0) return false;
    this.#backTo(last, from);
    return true;
  }

  /** Takes the last move back wherever it was made. */
  undo(): void {
    if (this.#entries.length > 0) this.#backTo(this.#entries.length - 1, null);
  }

  #backTo(length: number, done: Board | null): void {
    const gone = this.#entries.slice(length).toReversed();
    this.#quietly(() => {
      for (const { takers } of gone) {
        for (const board of takers) if (board !== done) board.undo();
      }
    });
    this.#entries = this.#entries.slice(0, length);
  }

  /** All boards deal the same cards again; one may have done so by itself. */
  restart(done: Board | null = null): boolean {
    if (this.#busy) return false;
    this.#entries = [];
    this.#quietly(() => {
      for (const board of this.#boards) if (board !== done) board.restart();
    });
    return true;
  }

  #quietly<T>(act: () => T): T {
    this.#busy = true;
    try {
      return act();
    } finally {
      this.#busy = false;
    }
  }
}
