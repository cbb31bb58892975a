/** Follows one pointer from its press to its end, and tells a drag from a tap. */
import type { Point } from './aim.js';

/** What the pointer does; after `drop` or `cancel` nothing more is told. */
export interface Dragged {
  /** It has gone too far for a tap; false if there is nothing to drag. */
  readonly begin: () => boolean;
  readonly move: (to: Point) => void;
  readonly drop: (at: Point) => void;
  readonly cancel: () => void;
}

/** How far a pointer may go and still tap, in pixels: fingers and pens tremble. */
const SLOP = { mouse: 4, other: 8 };

/** The first button, and no other. */
const PRESSED = 1;

/** Heard on the window, before the page can keep them to itself. */
const HEARD = [
  'pointermove',
  'pointerup',
  'pointercancel',
  'pointerdown',
  'lostpointercapture',
  'contextmenu',
  'keydown',
  'blur',
  'scroll',
  'resize',
] as const;

export class Gesture {
  readonly #view: Window;
  /** Captures the pointer; it outlives whatever card is dragged. */
  readonly #holder: Element;
  readonly #pointer: number;
  readonly #isMouse: boolean;
  readonly #on: Dragged;
  readonly #start: Point;
  #at: Point;
  #state: 'pressed' | 'dragging' | 'over' = 'pressed';

  constructor(view: Window, holder: Element, press: PointerEvent, on: Dragged) {
    this.#view = view;
    this.#holder = holder;
    this.#pointer = press.pointerId;
    this.#isMouse = press.pointerType === 'mouse';
    this.#on = on;
    this.#start = { x: press.clientX, y: press.clientY };
    this.#at = this.#start;
    for (const type of HEARD) view.addEventListener(type, this, true);
  }

  /** Ends it without a word. */
  end(): void {
    this.#state = 'over';
    for (const type of HEARD) this.#view.removeEventListener(type, this, true);
    if (this.#holder.hasPointerCapture(this.#pointer)) {
      this.#holder.releasePointerCapture(this.#pointer);
    }
  }

  handleEvent(event: Event): void {
    switch (event.type as (typeof HEARD)[number]) {
      case 'pointermove':
        if (this.#isOwn(event)) this.#moved(event);
        break;
      case 'pointerup':
        if (this.#isOwn(event)) this.#released(event);
        break;
      case 'pointercancel':
        if (this.#isOwn(event)) this.#cancel();
        break;
      case 'lostpointercapture':
        // A finger's own card loses it too, when the drag begins.
        if (this.#isOwn(event) && !this.#holder.hasPointerCapture(this.#pointer)) this.#cancel();
        break;
      case 'pointerdown':
        this.#cancel();
        break;
      case 'contextmenu':
        // A long press is no question; a mouse's other button is one.
        if (this.#isMouse) this.#cancel();
        else event.preventDefault();
        break;
      case 'keydown':
        this.#keyed(event as KeyboardEvent);
        break;
      case 'blur':
        // Of the window, not of something in it.
        if (event.target === this.#view) this.#cancel();
        break;
      case 'scroll':
      case 'resize':
        if (this.#state === 'dragging') this.#on.move(this.#at);
        break;
    }
  }

  readonly #isOwn = (event: Event): event is PointerEvent =>
    (event as PointerEvent).pointerId === this.#pointer;

  #moved({ clientX: x, clientY: y, buttons }: PointerEvent): void {
    // Let go where nobody told of it, or another button has come.
    if (buttons !== PRESSED) {
      this.#cancel();
      return;
    }
    this.#at = { x, y };
    const slop = this.#isMouse ? SLOP.mouse : SLOP.other;
    if (this.#state === 'pressed') {
      if (Math.hypot(x - this.#start.x, y - this.#start.y) <= slop) return;
      if (!this.#on.begin()) {
        this.end();
        return;
      }
      this.#state = 'dragging';
      this.#capture();
    }
    this.#on.move(this.#at);
  }

  #released({ clientX: x, clientY: y }: PointerEvent): void {
    const wasDragging = this.#state === 'dragging';
    this.end();
    if (wasDragging) this.#on.drop({ x, y });
  }

  #keyed(event: KeyboardEvent): void {
    if (this.#state !== 'dragging' || event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    this.#cancel();
  }

  #capture(): void {
    try {
      this.#holder.setPointerCapture(this.#pointer);
    } catch {
      // A pointer that has just gone cannot be captured, and its end will be told.
    }
  }

  #cancel(): void {
    const wasDragging = this.#state === 'dragging';
    this.end();
    if (wasDragging) this.#on.cancel();
  }
}
