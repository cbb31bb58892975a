/** What tells at a glance that a position is lost, and how many moves it takes at least. */
import type { Hopes } from './gameTree.js';
import { MATCHINGS } from './matching.js';
import { GONE, type PilesPosition } from './pilesPosition.js';
import { filled, PAIRS_A_WORD, SIDE } from './puzzle.js';

const { BETWEEN, LOWER, MOST_PAIRS } = MATCHINGS;

const onBits = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
};

export class PilesHopes implements Hopes {
  readonly #at: PilesPosition;

  constructor(at: PilesPosition) {
    this.#at = at;
  }

  isDead(): boolean {
    const { rules } = this.#at.puzzle;
    if (rules.cells > 0) return false;
    let upper = 0;
    for (let card = 0; card < this.#at.side; card++) {
      if (this.#at.codes[card] !== GONE)
        upper += this.#at.relaxed.upperWeight[this.#at.base + card]!;
    }
    if (this.#cannotMatch()) return true;
    return !this.#at.relaxed.canClear(
      this.#at.tableau,
      this.#at.relaxed.needs(this.#at.tableau, upper),
    );
  }

  atLeast(): number {
    const { rules } = this.#at.puzzle;
    let kings = this.#at.relaxed.kings[this.#at.tableau]!;
    let others = 0;
    const count = (card: number): void => {
      if (this.#at.puzzle.value[card] === rules.ranks) kings++;
      else others++;
    };
    if (rules.goal === 'all') {
      for (let card = 0; card < this.#at.side; card++) {
        if (this.#at.codes[card] !== GONE) count(this.#at.base + card);
      }
    }
    if (this.#at.parked > 0 && (rules.goal === 'all' || this.#at.parked <= this.#at.base)) {
      count(this.#at.parked - 1);
    }
    const { low, high } = this.#at.relaxed;
    // A rank that pairs with itself has two bits a card, which are one too many at the most.
    const onTableau = onBits(low[this.#at.tableau]!) + onBits(high[this.#at.tableau]!);
    const selves = rules.ranks % 2 === 0 ? 4 : 0;
    return kings + Math.max(0, Math.ceil((others + onTableau - selves) / 2));
  }

  /** Whether some card cannot find a partner any more. */
  #cannotMatch(): boolean {
    const { rules, low, high } = this.#at.puzzle;
    const { relations } = this.#at.relaxed;
    // By waste, and for all cards beside the tableau: their bytes in the low and the high word.
    const bytes = [filled(4, 0), filled(4, 0)];
    const add = (pile: number, card: number): void => {
      bytes[0]![pile]! += low[card]!;
      bytes[1]![pile]! += high[card]!;
    };
    for (let card = 0; card < this.#at.side; card++) {
      if (this.#at.codes[card] !== GONE) add(0, this.#at.base + card);
    }
    if (this.#at.isLastPass && !rules.wastePair) {
      const order = this.#at.dealt;
      for (let at = 0; at < this.#at.place - (this.#at.hand ? 1 : 0); at++) {
        const code = this.#at.codes[order[at]! - this.#at.base]!;
        if (code !== GONE) add(code, order[at]!);
      }
    }
    for (let which = 0; which < this.#at.pairs; which++) {
      const shift = 2 * SIDE * (which % PAIRS_A_WORD);
      const [beside = 0, ...wastes] = bytes[which < PAIRS_A_WORD ? 0 : 1]!;
      const all = this.#at.byteOf(which);
      let met = relations[which]! & BETWEEN[all]! & ~this.#at.marks[which]!;
      for (const waste of wastes) met &= ~BETWEEN[(waste >> shift) & 255]!;
      // Where not all cards must go, those beside the tableau may stay.
      if (rules.goal === 'pyramid') met |= BETWEEN[(beside >> shift) & 255]!;
      if (MOST_PAIRS[met]! < LOWER[all]!) return true;
    }
    return false;
  }
}
