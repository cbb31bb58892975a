/**
 * Motion: shows how the board came to be what it is. Decoration only: the game never waits for it, and
 * whatever comes next ends it at once.
 */
import type { Fact, Position, Session } from '../../engine/index.js';
import { frameOf } from './boxes.js';
import type { Cue } from './cue.js';
import { deal } from './deal.js';
import { journeysOf, uncovered } from './journeys.js';
import { comeBack, fadeAway, leave } from './leave.js';
import { refuse } from './refuse.js';
import { shift } from './shift.js';
import { Shot } from './shot.js';
import { Stage } from './stage.js';
import { BACK } from './timing.js';
import { turn, uncover } from './turn.js';
import { LESS_MOTION } from './wanted.js';
import { celebrate } from './win.js';

/** What has happened since the last render. */
interface Change {
  readonly before: Position;
  readonly after: Position;
  readonly facts: readonly Fact[];
}

/** The board, if there is room for it on the screen and somebody can see it. */
function boardIn(root: ParentNode): HTMLElement | null {
  const board = root.querySelector<HTMLElement>('.board');
  return board && board.offsetWidth > 0 && !document.hidden ? board : null;
}

export class Motion {
  readonly #root: ParentNode;
  readonly #isWanted: () => boolean;
  readonly #stillness = matchMedia(LESS_MOTION);
  /** Who asks for stillness in the middle of a motion gets it at once. */
  readonly #hush = (): void => this.stop();
  #stage: Stage | null = null;
  #change: Change | null = null;
  #shot: Shot | null = null;

  /** `isWanted`: whether anything may travel; without that, what leaves only fades. */
  constructor(root: ParentNode, isWanted: () => boolean) {
    this.#root = root;
    this.#isWanted = isWanted;
  }

  /** Notes what is about to be shown; changes between two renders are one. */
  note(before: Session, facts: readonly Fact[], after: Session): void {
    if (facts.length === 0) return;
    this.#change = {
      before: this.#change?.before ?? before.position,
      after: after.position,
      facts: [...(this.#change?.facts ?? []), ...facts],
    };
  }

  /** Before a render: keeps the board as it is, with what still moves where it is just now. */
  capture(): void {
    const change = this.#change;
    const board = change && boardIn(this.#root);
    if (!change || !board) {
      this.#change = null;
      return;
    }
    const { before, after } = change;
    this.#shot = new Shot(board).keep(journeysOf(before, after), before, after);
    this.stop();
  }

  /** After a render: begins the new motion. */
  start(): void {
    const [change, shot] = [this.#change, this.#shot];
    this.#change = null;
    this.#shot = null;
    const board = boardIn(this.#root);
    if (!change || !shot || !board) return;
    this.#stage = new Stage(board);
    this.#play(change, shot, board, this.#stage);
    if (this.#stage.isPlaying) this.#stillness.addEventListener('change', this.#hush);
  }

  /** Ends what moves. */
  stop(): void {
    this.#stage?.clear();
    this.#stage = null;
    this.#stillness.removeEventListener('change', this.#hush);
  }

  #play({ before, after, facts }: Change, shot: Shot, board: HTMLElement, stage: Stage): void {
    const kinds = new Set(facts.map(({ kind }) => kind));
    const isBack = kinds.has('undone') || kinds.has('redone');
    const cue: Cue = {
      board,
      frame: frameOf(board),
      stage,
      shot,
      before,
      after,
      journeys: kinds.has('dealt') ? [] : journeysOf(before, after),
      pace: isBack ? BACK : 1,
    };
    if (!this.#isWanted()) {
      fadeAway(cue);
      return;
    }
    if (kinds.has('dealt')) {
      deal(cue);
      return;
    }
    for (const fact of facts) if (fact.kind === 'refused') refuse(board, stage, fact.move);
    shift(cue);
    turn(cue);
    comeBack(cue);
    leave(cue, kinds.has('won'));
    uncover(cue, uncovered(before, after));
    if (kinds.has('won')) celebrate(cue);
  }
}
