/** What tells at a glance that a position of the game with one waste is lost, or how far off a win is. */
import { Bound } from './bound.js';
import type { Hopes } from './gameTree.js';
import { MATCHINGS } from './matching.js';
import { PAIRS_A_WORD, SIDE } from './puzzle.js';
import type { RingPosition } from './ringPosition.js';

const { BETWEEN, LOWER, MOST_PAIRS } = MATCHINGS;

export class RingHopes implements Hopes {
  readonly #at: RingPosition;
  readonly #bound: Bound;

  constructor(at: RingPosition) {
    this.#at = at;
    this.#bound = new Bound(at.puzzle, at.relaxed, at.bits);
  }

  atLeast(): number {
    const { tableau, mask, place, bits, marks, parked } = this.#at;
    const stock = bits.stockOf(mask, place);
    return this.#bound.atLeast(tableau, mask, stock, bits.wasteOf(mask, place), marks, parked - 1);
  }

  isDead(): boolean {
    const { rules } = this.#at.puzzle;
    const bits = this.#at.bits;
    if (rules.cells > 0) return false;
    const relaxed = this.#at.relaxed;
    const needs = relaxed.needs(this.#at.tableau, bits.upperOf(this.#at.mask));
    // Stock cards that can only go with others must not outnumber them.
    if (bits.apart && (needs & 0x888888) !== 0x888888) return true;
    if (this.#cannotMatch()) return true;
    return !relaxed.canClear(this.#at.tableau, needs);
  }

  /** Whether some card cannot find a partner any more. */
  #cannotMatch(): boolean {
    const bits = this.#at.bits;
    const { goal, wastePair } = this.#at.puzzle.rules;
    const ring = this.#at.mask & bits.ringMask;
    const isLast = this.#at.isLastPass;
    const waste = isLast ? bits.wasteOf(this.#at.mask, this.#at.place) : 0;
    // Two of these never meet.
    const strangers = wastePair ? 0 : bits.showsNext ? waste : ring;
    if (goal === 'all') return !this.#matches(strangers, 0, 0);
    if (!this.#matches(strangers, this.#at.mask, 0)) return true;
    if (waste === 0) return false;
    // So many cards of the waste must go, from the top; what lies deeper is lost.
    for (let deep = waste; ; deep &= ~(1 << (31 - Math.clz32(deep)))) {
      if (this.#matches(strangers, this.#at.mask & ~(waste & ~deep), deep)) return false;
      if (deep === 0) return true;
    }
  }

  /**
   * Whether each rank pair has partners for all that must go. `strangers` never meet each other;
   * `staying` cards may stay, for which they count as each other's partners; `lost` ones must.
   */
  #matches(strangers: number, staying: number, lost: number): boolean {
    const bits = this.#at.bits;
    const { relations } = this.#at.relaxed;
    let all = this.#at.low;
    let stranger = bits.bytesOf(strangers, true);
    let stays = bits.bytesOf(staying, true);
    let gone = bits.bytesOf(lost, true);
    for (let which = 0; which < this.#at.pairs; which++) {
      if (which === PAIRS_A_WORD) {
        all = this.#at.high;
        stranger = bits.bytesOf(strangers, false);
        stays = bits.bytesOf(staying, false);
        gone = bits.bytesOf(lost, false);
      }
      const byte = all & 255;
      const met =
        relations[which]! &
        ~this.#at.marks[which]! &
        ~BETWEEN[stranger & 255]! &
        BETWEEN[byte & ~gone]!;
      if (MOST_PAIRS[met | BETWEEN[stays & 255]!]! < LOWER[byte]!) return false;
      all >>>= 2 * SIDE;
      stranger >>>= 2 * SIDE;
      stays >>>= 2 * SIDE;
      gone >>>= 2 * SIDE;
    }
    return true;
  }
}
