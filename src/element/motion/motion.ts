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

/** What it takes to show a change: the board before it, and what has gone where. */
type Staging = Change & Pick<Cue, 'shot' | 'journeys' | 'freed'>;

const isDeal = ({ facts }: Change): boolean => facts.some(({ kind }) => kind === 'dealt');

/** Whether a change has something to show: a card selected has not moved, nor been refused. */
const isToBeSeen = ({ before, after, facts }: Change): boolean =>
  before !== after || facts.some(({ kind }) => kind === 'refused' || kind === 'dealt');

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
  #staging: Staging | null = null;

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
    this.#change = null;
    const board = change && boardIn(this.#root);
    if (!change || !board) return;
    if (!isToBeSeen(change) && !this.#stage?.isPlaying) return;
    const { before, after } = change;
    const [journeys, freed] = isDeal(change)
      ? [[], []]
      : [journeysOf(before, after), uncovered(before, after)];
    const shot = new Shot(board).keep(journeys, before, freed);
    this.#staging = { ...change, journeys, freed, shot };
    this.stop();
  }

  /** After a render: begins the new motion. */
  start(): void {
    const staging = this.#staging;
    this.#staging = null;
    const board = staging && boardIn(this.#root);
    if (!staging || !board) return;
    this.#stage = new Stage(board);
    this.#play(staging, board, this.#stage);
    if (this.#stage.isPlaying) this.#stillness.addEventListener('change', this.#hush);
  }

  /** Ends what moves. */
  stop(): void {
    this.#stage?.clear();
    this.#stage = null;
    this.#stillness.removeEventListener('change', this.#hush);
  }

  #play(staging: Staging, board: HTMLElement, stage: Stage): void {
    const kinds = new Set(staging.facts.map(({ kind }) => kind));
    const isBack = kinds.has('undone') || kinds.has('redone');
    const cue: Cue = { ...staging, board, frame: frameOf(board), stage, pace: isBack ? BACK : 1 };
    if (!this.#isWanted()) {
      fadeAway(cue);
      return;
    }
    if (isDeal(staging)) {
      deal(cue);
      return;
    }
    for (const fact of staging.facts) if (fact.kind === 'refused') refuse(board, stage, fact.move);
    shift(cue);
    turn(cue);
    comeBack(cue);
    leave(cue, kinds.has('won'));
    uncover(cue);
    if (kinds.has('won')) celebrate(cue);
  }
}
