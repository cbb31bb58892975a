/** Focus on the board: one stop of it for Tab, arrows by geometry, and never lost by a render. */
import { nearest, next, type Box, type Direction, type Target } from './geometry.js';
import type { StopKey } from './stops.js';

const STOP = '[data-stop]';
/** What comes with the end of a game, or with another look at it, and is what to do next. */
const COME = '[data-action="view-forward"], .won .btn';

const stopOf = (element: Element): StopKey => element.getAttribute('data-stop') as StopKey;

/** The element of a stop that an event came from, or null. */
export const stopElement = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(STOP) : null;

/** Where an element comes to rest, though it may be on its way; only relative to other such places. */
function placeOf(element: HTMLElement): Box {
  let [left, top] = [0, 0];
  for (let part: Element | null = element; part instanceof HTMLElement; part = part.offsetParent) {
    left += part.offsetLeft;
    top += part.offsetTop;
  }
  return { left, top, width: element.offsetWidth, height: element.offsetHeight };
}

export class BoardFocus {
  readonly #root: () => ParentNode & { readonly activeElement: Element | null };
  /** Where focus was before a render that may take its element away. */
  #held: { readonly stop: string; readonly box: Box } | null = null;
  /** The stop that Tab comes back to. */
  last: StopKey | null = null;

  constructor(root: () => ParentNode & { readonly activeElement: Element | null }) {
    this.#root = root;
  }

  /** The stop that has focus. */
  get current(): HTMLElement | null {
    return stopElement(this.#root().activeElement);
  }

  /** Focuses a stop and makes it the one for Tab. */
  go(element: HTMLElement): void {
    this.last = stopOf(element);
    element.focus({ preventScroll: false });
  }

  move(direction: Direction): void {
    const from = this.current;
    if (!from) return;
    const others = this.#targets(STOP).filter(({ value }) => value !== from);
    const found = next(placeOf(from), direction, others);
    if (found) this.go(found);
  }

  /** Before a render: remembers where focus is. */
  hold(): void {
    const { activeElement } = this.#root();
    this.#held =
      activeElement instanceof HTMLElement
        ? { stop: activeElement.dataset['stop'] ?? '', box: placeOf(activeElement) }
        : null;
  }

  /** After a render: if what had focus has gone, focus goes to what has come, or is free near by. */
  restore(): void {
    const held = this.#held;
    this.#held = null;
    if (!held || this.#root().activeElement) return;
    const found =
      this.#targets(`[data-stop="${CSS.escape(held.stop)}"]`)[0]?.value ??
      this.#root().querySelector<HTMLElement>(COME) ??
      nearest(held.box, this.#targets('[data-stop].free')) ??
      nearest(held.box, this.#targets(STOP));
    if (found) this.go(found);
  }

  #targets(selector: string): readonly Target<HTMLElement>[] {
    return [...this.#root().querySelectorAll<HTMLElement>(selector)].map((value) => ({
      value,
      box: placeOf(value),
    }));
  }
}
