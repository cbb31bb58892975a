/** Drag and drop on the board by mouse, pen and touch, beside taps and keys. */
import { locate, type Card, type Game, type Place, type Position } from '../../engine/index.js';
import { stopElement } from '../focus.js';
import type { DragHost } from '../scene.js';
import type { StopKey } from '../stops.js';
import { aim, type Point } from './aim.js';
import { cardOf, heldAt, type Held } from './drops.js';
import { Gesture } from './gesture.js';
import { Lifted } from './lifted.js';
import { placeOf } from './place.js';
import { targetsOf, type Target } from './targets.js';

/** What is under the pointer. */
interface Carried {
  readonly held: Held;
  /** The card and where it lay, by which a drag knows whether it may go on. */
  readonly card: Card;
  readonly from: Place;
  readonly game: Game;
  readonly lifted: Lifted;
  readonly targets: readonly Target[];
  /** Where the pointer is, and what the card is meant for there. */
  readonly at: Point;
  readonly target: Target | null;
}

/** Whether a change of the position has left the card where it was, free to be taken. */
function isStill({ held, card, from, game }: Carried, position: Position): boolean {
  const place = locate(position, card);
  return (
    position.game === game &&
    place?.pile === from.pile &&
    place.index === from.index &&
    place.above === from.above &&
    cardOf(position, held) === card &&
    heldAt(position, held) !== null
  );
}

/** Lets the board's cards be dragged. */
export interface Drag {
  /** The scene has been drawn anew: takes a played card from the pointer, and ends what cannot go on. */
  readonly rendered: () => void;
  /** Ends whatever is going on, at once and without a move. */
  readonly cancel: () => void;
}

class BoardDrag implements Drag {
  readonly #root: ShadowRoot;
  readonly #host: DragHost;
  #gesture: Gesture | null = null;
  #carried: Carried | null = null;
  /** A card that has been let go and has not come to rest. */
  #released: Lifted | null = null;
  /** Whether the next click ends a drag and is no tap. */
  #endsInClick = false;

  constructor(root: ShadowRoot, host: DragHost) {
    this.#root = root;
    this.#host = host;
    root.addEventListener('pointerdown', (event) => this.#press(event as PointerEvent));
    root.addEventListener('click', (event) => this.#click(event as MouseEvent), true);
    root.addEventListener('dragstart', (event) => event.preventDefault());
  }

  rendered(): void {
    // What has been played is drawn elsewhere by now; only a card that was refused goes back.
    if (!this.#released?.isGliding) this.#rest();
    const carried = this.#carried;
    if (!carried) return;
    const { position, searching } = this.#host.scene;
    if (!searching && carried.lifted.isSame && isStill(carried, position)) {
      const targets = targetsOf(this.#root, position, carried.held);
      this.#carried = { ...carried, targets };
      this.#move(carried.at);
    } else this.cancel();
  }

  cancel(): void {
    this.#gesture?.end();
    this.#letGo();
    this.#rest();
  }

  #press(event: PointerEvent): void {
    if (!event.isPrimary) return;
    this.#endsInClick = false;
    const stop = stopElement(event.target);
    const view = this.#root.ownerDocument.defaultView;
    const board = stop?.closest('.board');
    if (event.button !== 0 || !stop || !board || !view) return;
    const key = stop.dataset['stop'] as StopKey;
    const from = { x: event.clientX, y: event.clientY };
    this.#gesture = new Gesture(view, board, event, {
      begin: () => this.#begin(stop, key, from),
      move: (at) => this.#move(at),
      drop: (at) => this.#drop(at),
      cancel: () => void this.#letGo()?.glide(),
    });
  }

  #begin(element: HTMLElement, key: StopKey, at: Point): boolean {
    const { scene } = this.#host;
    const { position, searching, viewing } = scene;
    const held = heldAt(position, key);
    const card = held && cardOf(position, held);
    const from = card && locate(position, card);
    // Meanwhile something else may lie there.
    if (!from || searching || viewing || element.dataset['stop'] !== key) return false;
    this.#rest();
    const targets = targetsOf(this.#root, position, held);
    const lifted = new Lifted(element, placeOf(scene, held), at);
    const { game } = position;
    this.#carried = { held, card, from, game, lifted, targets, at, target: null };
    return true;
  }

  #move(at: Point): void {
    if (!this.#carried) return;
    const { lifted, targets } = this.#carried;
    const box = lifted.follow(at);
    const zones = targets.map((target) => ({
      box: target.element.getBoundingClientRect(),
      legal: target.drop.legal,
      value: target,
    }));
    const target = aim(box, at, lifted.home, zones);
    lifted.mark(target?.drop.legal ? target.marked : null);
    this.#carried = { ...this.#carried, at, target };
  }

  #drop(at: Point): void {
    this.#move(at);
    const target = this.#carried?.target;
    const lifted = this.#letGo();
    if (!lifted) return;
    const before = this.#host.scene.position;
    if (target) {
      // As taps do, the second one on the partner; but what is under the pointer is in sight.
      lifted.element.focus({ preventScroll: true });
      const { legal, move } = target.drop;
      const isPair = move.kind === 'remove' && move.cards.length === 2;
      if (legal && isPair) target.marked.focus({ preventScroll: true });
      this.#host.game.dispatch({ kind: 'play', move: target.drop.move });
    }
    // A move takes the card from where it lies now: that it is there ends with the next render.
    if (this.#host.scene.position === before) void lifted.glide();
  }

  /** The pointer has the card no longer. */
  #letGo(): Lifted | null {
    this.#gesture = null;
    if (!this.#carried) return null;
    const { lifted } = this.#carried;
    this.#carried = null;
    this.#released = lifted;
    this.#endsInClick = true;
    return lifted;
  }

  /** Whatever has been let go lies where it belongs. */
  #rest(): void {
    this.#released?.clear();
    this.#released = null;
  }

  /** Where the button is let go, a click follows; one by key or method never has a count. */
  #click(event: MouseEvent): void {
    if (!this.#endsInClick || event.detail === 0) return;
    this.#endsInClick = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  }
}

/** Lets the cards below a shadow root be dragged; the listeners live no longer than its element. */
export const letDrag = (root: ShadowRoot, host: DragHost): Drag => new BoardDrag(root, host);
