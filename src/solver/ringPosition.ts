/** A position of the game with one waste: a mask of the cards left beside the tableau, and a place in it. */
import { act, DRAW_CARDS, TURN_OVER } from './actions.js';
import type { Puzzle } from './puzzle.js';
import type { Relaxed } from './relaxed.js';
import { RingBits } from './ringBits.js';
import { Unpacked } from './unpacked.js';

/**
 * Waste, hand and stock are one ring whose order never changes, so that the cards left and the place
 * between those turned and those to come say all. Reserve cards share the mask.
 */
export class RingPosition extends Unpacked {
  readonly words = 2;
  readonly bits: RingBits;
  mask: number;
  #keptMask = 0;

  /** `exact`: a drawn card is held in the hand; otherwise it is in play from the stock, as if open. */
  constructor(puzzle: Puzzle, relaxed: Relaxed, exact: boolean) {
    super(puzzle, relaxed);
    this.bits = new RingBits(puzzle, relaxed.upperWeight, exact);
    this.mask = this.bits.mask;
    this.place = this.bits.place;
  }

  save(frames: Int32Array, at: number): void {
    const { placeShift, redealShift, parkedShift } = this.bits;
    frames[at] =
      this.tableau |
      (this.place << placeShift) |
      (this.redeals << redealShift) |
      (this.parked << parkedShift);
    frames[at + 1] = this.mask;
  }

  load(frames: Int32Array, at: number): void {
    const { placeShift, redealShift, parkedShift, tableauMask, placeMask, redealMask } = this.bits;
    const head = frames[at]!;
    this.tableau = head & tableauMask;
    this.place = (head >>> placeShift) & placeMask;
    this.redeals = (head >>> redealShift) & redealMask;
    this.parked = head >>> parkedShift;
    this.mask = frames[at + 1]!;
    this.low = this.relaxed.low[this.tableau]! + this.bits.bytesOf(this.mask, true);
    this.high = this.relaxed.high[this.tableau]! + this.bits.bytesOf(this.mask, false);
    if (this.parked > 0) {
      this.low |= this.puzzle.low[this.parked - 1]!;
      this.high |= this.puzzle.high[this.parked - 1]!;
    }
  }

  override keep(): void {
    super.keep();
    this.#keptMask = this.mask;
  }

  override restore(): void {
    super.restore();
    this.mask = this.#keptMask;
  }

  isBesideEmpty(): boolean {
    return this.mask === 0;
  }

  gatherBeside(): void {
    const { piles, ringMask, base, wasteGap, showsNext } = this.bits;
    const free = this.free;
    for (const pile of piles) {
      const left = this.mask & pile;
      if (left !== 0) free[this.count++] = base + 31 - Math.clz32(left);
    }
    const waste = this.bits.wasteOf(this.mask, this.place);
    if (waste !== 0) {
      const bit = 31 - Math.clz32(waste);
      free[this.count++] = this.top = base + bit;
      const rest = waste & ~(1 << bit);
      if (this.puzzle.rules.wastePair && rest !== 0) this.second = base + 31 - Math.clz32(rest);
    }
    const next = this.place - wasteGap;
    if (showsNext && next >= 0 && ((this.mask & ringMask) >>> next) & 1) {
      free[this.count++] = base + next;
    }
  }

  takeBeside(card: number): void {
    this.mask &= ~(1 << (card - this.bits.base));
    this.place = this.bits.nextOf(this.mask, this.place);
  }

  draws(write: (action: number) => void): void {
    const drawn = this.bits.afterDraw(this.mask, this.place);
    if (drawn >= 0) {
      this.place = drawn;
      write(act(DRAW_CARDS));
    } else if (!this.isLastPass && (this.mask & this.bits.ringMask) !== 0) {
      if (this.redeals > 0) this.redeals--;
      this.place = this.bits.nextOf(this.mask, 0);
      write(act(TURN_OVER));
    }
  }
}
