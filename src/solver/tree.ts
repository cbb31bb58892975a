/** The tree of a game: which positions follow from which, and which moves need no thought. */
import { act, firstOf, KING, PAIR, PARK, secondOf } from './actions.js';
import { EXTRA_WORDS, type Tree } from './frames.js';
import type { Hopes } from './hopes.js';
import { BETWEEN } from './matching.js';
import {
  copy,
  byteOf,
  isLastPass,
  MARK_WORDS,
  marksOf,
  PARKED,
  parkedOf,
  REDEALS,
  TABLEAU,
} from './packed.js';
import type { Beside } from './packed.js';
import type { Puzzle } from './puzzle.js';
import type { Relaxed } from './relaxed.js';
import type { Aim } from './types.js';

/** More free cards than there can be. */
const MOST_FREE = 64;
/** Of the pairs within a rank that pairs with itself, each once: the relation has them twice. */
const ONCE = 0x8ce;

export function createTree(
  puzzle: Puzzle,
  relaxed: Relaxed,
  beside: Beside,
  hopes: Hopes,
  aim: Aim,
): Tree {
  const { rules, shape, value, pair, edges } = puzzle;
  const { ranks, goal, drawWhenStuck, coverPair } = rules;
  const { places, next, under } = shape;
  const { words } = beside;
  const size = words + MARK_WORDS;
  /** Whether pairs are given up; whether cards that must go do so with their only partners. */
  const marks = !drawWhenStuck && aim !== 'most before a win';
  const forces = aim === 'win' || aim === 'fewest';
  /** Kings up to this card leave as a matter of course. */
  let kings = goal === 'all' || aim !== 'fewest' ? Infinity : places;
  if (aim === 'most before a win') kings = 0;
  const possible = relaxed.relations.map((relation, which) =>
    2 * (which + 1) === ranks ? relation & ONCE : relation,
  );
  /** The position at hand, or the one being written: its frame, its free cards, its bytes. */
  let frames: Int32Array = new Int32Array(0);
  let at = 0;
  const free = new Int32Array(MOST_FREE);
  let count = 0;
  let [low, high] = [0, 0];
  /** The position whose children are written. */
  const kept = new Int32Array(MOST_FREE);

  /**
   * Cards from this number on may be worth keeping for the places they take: with draws of three, a
   * card that leaves shifts the packets of the next pass.
   */
  const keeps = (): number => (rules.draw === 1 || isLastPass(frames[at]!) ? Infinity : places);

  const gather = (): void => {
    const here = shape.free[frames[at]! & TABLEAU]!;
    for (count = 0; count < here.length; count++) free[count] = here[count]!;
    const parked = parkedOf(frames[at]!);
    if (parked > 0) free[count++] = parked - 1;
    count = beside.free(frames, at, free, count);
  };

  const take = (card: number): void => {
    const head = frames[at]!;
    const tableau = head & TABLEAU;
    if (card === parkedOf(head) - 1) frames[at] = head & (2 ** PARKED - 1);
    else if (card >= places) beside.take(frames, at, card);
    else frames[at] = head - tableau + relaxed.without(tableau, card);
  };

  const takeForGood = (card: number): void => {
    low -= puzzle.low[card]!;
    high -= puzzle.high[card]!;
    take(card);
  };

  const isWon = (): boolean => {
    const head = frames[at]!;
    if ((head & TABLEAU) !== shape.size - 1) return false;
    if (goal === 'all') return low === 0 && high === 0;
    return parkedOf(head) === 0 || parkedOf(head) > places;
  };

  /** Whether a card must go, and has but one of these pairs to go in. */
  const isUrgent = (card: number, met: number): boolean => {
    const own = met & edges[card]!;
    return (goal === 'all' || card < places) && (own & (own - 1)) === 0;
  };

  /** Whether a pair leaves at once: one of the two must go, and has no other partner left. */
  const isForced = (a: number, b: number): boolean => {
    const which = pair[a]!;
    const met =
      possible[which]! & BETWEEN[byteOf(low, high, which)]! & ~marksOf(frames, at + words, which);
    return (met & edges[a]! & edges[b]!) !== 0 && (isUrgent(a, met) || isUrgent(b, met));
  };

  /**
   * A removal of a king, or of two cards of which one must go and has no other partner; −1 without.
   * It is never wrong: nobody else needs them, and nothing else shifts.
   */
  const harmless = (): number => {
    const end = keeps();
    for (let i = 0; i < count; i++) {
      const a = free[i]!;
      if (a >= end) continue;
      const wanted = ranks - value[a]!;
      if (wanted === 0 && a < kings) return act(KING, a);
      if (wanted === 0 || !forces) continue;
      for (let j = i + 1; j < count; j++) {
        const b = free[j]!;
        if (value[b] === wanted && b < end && isForced(a, b)) return act(PAIR, a, b);
      }
    }
    return -1;
  };

  /** Every two free cards that make a pair, and every free one with a card that it alone covers. */
  const eachPair = (found: (a: number, b: number) => void): void => {
    for (let i = count - 1; i >= 0; i--) {
      const wanted = ranks - value[free[i]!]!;
      for (let j = i - 1; j >= 0; j--) if (value[free[j]!] === wanted) found(free[j]!, free[i]!);
    }
    if (!coverPair) return;
    const parked = parkedOf(frames[at]!) - 1;
    const tableau = frames[at]! & TABLEAU;
    for (let i = 0; i < count; i++) {
      const a = free[i]!;
      if (a >= places || a === parked) continue;
      for (const b of under[a]!) {
        if (value[a]! + value[b]! !== ranks) continue;
        if (next[relaxed.without(tableau, a) * places + b]! >= 0) found(a, b);
      }
    }
  };

  /** Begins to write a child. */
  const begin = (): void => copy(kept, 0, frames, at, size);

  const finish = (action: number): void => {
    frames[at + size] = action;
    at += size + EXTRA_WORDS;
    begin();
  };

  const addPair = (a: number, b: number): void => {
    if ((marksOf(kept, words, pair[a]!) & edges[a]! & edges[b]!) !== 0) return;
    take(a);
    take(b);
    finish(act(PAIR, a, b));
  };

  const giveUp = (a: number, b: number): void => {
    const which = pair[a]!;
    if (Math.max(a, b) < keeps())
      frames[at + words + (which >> 1)]! |= (edges[a]! & edges[b]!) << ((which & 1) << 4);
  };

  /** Gives up every pair that can go now: one that does not go before the next draw need never go. */
  const addDraws = (): void => {
    for (let way = 0; way < rules.wastes; way++) {
      if (marks) eachPair(giveUp);
      const action = beside.draw(frames, at, way);
      if (action < 0) break;
      finish(action);
    }
    begin();
  };

  const tree: Tree = {
    words,
    won: false,
    start(into, from) {
      into[from] = puzzle.tableau | (puzzle.redeals << REDEALS) | ((puzzle.parked + 1) << PARKED);
      beside.start(into, from);
    },
    settle(into, from, line, before) {
      let length = before;
      frames = into;
      at = from;
      const head = frames[at]!;
      const parked = parkedOf(head) - 1;
      low = relaxed.low[head & TABLEAU]! + beside.sum(0, frames, at);
      high = relaxed.high[head & TABLEAU]! + beside.sum(1, frames, at);
      if (parked >= 0) {
        low += puzzle.low[parked]!;
        high += puzzle.high[parked]!;
      }
      for (;;) {
        tree.won = isWon();
        gather();
        const action = tree.won ? -1 : harmless();
        if (action < 0) break;
        line[length++] = action;
        takeForGood(firstOf(action));
        if (action < act(KING)) takeForGood(secondOf(action));
      }
      // Marks of cards that have gone say nothing.
      for (let word = 0; word < MARK_WORDS; word++) {
        const odd = BETWEEN[byteOf(low, high, 2 * word + 1)]!;
        frames[at + words + word]! &= BETWEEN[byteOf(low, high, 2 * word)]! | (odd << 16);
      }
      return length;
    },
    isDead: () => hopes.isDead(frames, at, low, high),
    atLeast: () => hopes.atLeast(frames, at, low, high),
    expand() {
      copy(frames, at, kept, 0, size);
      if (!drawWhenStuck) addDraws();
      if (rules.cells > 0 && parkedOf(kept[0]!) === 0) {
        for (let i = 0; i < count; i++) {
          const card = free[i]!;
          if (value[card] === ranks) continue;
          take(card);
          frames[at]! += (card + 1) << PARKED;
          finish(act(PARK, card));
        }
      }
      const others = at;
      for (let i = 0; i < count; i++) {
        if (value[free[i]!] !== ranks) continue;
        take(free[i]!);
        finish(act(KING, free[i]));
      }
      const pairOfWaste = rules.wastePair ? beside.wastePair(frames, at) : -1;
      const [top, below] = [firstOf(pairOfWaste), secondOf(pairOfWaste)];
      if (pairOfWaste >= 0 && value[top] === ranks - value[below]!) addPair(top, below);
      eachPair(addPair);
      if (drawWhenStuck && at === others) addDraws();
      return at;
    },
  };
  return tree;
}
