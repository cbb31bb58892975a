/**
 * A card off its place, as it shows: under the pointer, or gliding back. What Lit draws is marked by
 * the attribute `data-drag`, which Lit does not manage, and moved by its inline `translate`.
 */
import type { Box } from '../geometry.js';
import type { Point } from './aim.js';

const centreOf = ({ left, top, width, height }: Box): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** Makes what is set so far the beginning of the transitions that follow. */
const settle = (element: Element): void => void getComputedStyle(element).translate;

export class Lifted {
  readonly element: HTMLElement;
  readonly #stop: string | undefined;
  /** What shows where the card was. */
  readonly #place: HTMLElement;
  /** From the pointer to the card's centre. */
  readonly #grip: Point;
  #target: HTMLElement | null = null;
  #state: 'held' | 'gliding' | 'cleared' = 'held';

  /** Lifts a card that the pointer holds at a point of it; `place` is left where it was. */
  constructor(element: HTMLElement, place: HTMLElement, hold: Point) {
    const centre = centreOf(element.getBoundingClientRect());
    this.element = element;
    this.#stop = element.dataset['stop'];
    this.#place = place;
    this.#grip = { x: centre.x - hold.x, y: centre.y - hold.y };
    // What still moves it would keep it from the pointer.
    for (const animation of element.getAnimations()) animation.finish();
    // The custom properties that place a card among its own.
    place.style.cssText = element.style.cssText;
    element.parentElement?.append(place);
    element.dataset['drag'] = 'held';
  }

  /** On its way back, and still the card that was lifted. */
  get isGliding(): boolean {
    return this.#state === 'gliding' && this.isSame;
  }

  /** Whether the element still draws the card that was lifted. */
  get isSame(): boolean {
    return this.element.isConnected && this.element.dataset['stop'] === this.#stop;
  }

  /** Where on the screen the card belongs: scrolling and resizing move that too. */
  get home(): Box {
    return this.#place.getBoundingClientRect();
  }

  /** Moves the card to the pointer, and says where on the screen it lies there. */
  follow(pointer: Point): Box {
    const { home } = this;
    const { width, height } = home;
    const from = centreOf(home);
    const to = { x: pointer.x + this.#grip.x, y: pointer.y + this.#grip.y };
    // How large a pixel of the board is on the screen, where the page has scaled it.
    const scale = width / Number.parseFloat(getComputedStyle(this.#place).width);
    const [x, y] = [(to.x - from.x) / scale, (to.y - from.y) / scale];
    this.element.style.translate = `${x.toFixed(2)}px ${y.toFixed(2)}px`;
    return { left: to.x - width / 2, top: to.y - height / 2, width, height };
  }

  /** Marks where the card would go. */
  mark(target: HTMLElement | null): void {
    if (target === this.#target) return;
    if (this.#target) delete this.#target.dataset['drag'];
    if (target) target.dataset['drag'] = 'target';
    this.#target = target;
  }

  /** Lets the card go back to its place. */
  async glide(): Promise<void> {
    const { element } = this;
    this.#state = 'gliding';
    this.mark(null);
    settle(element);
    element.dataset['drag'] = 'gliding';
    element.style.translate = '';
    await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
    this.clear();
  }

  /** Takes away whatever the drag has put there; what the element draws lies in its place at once. */
  clear(): void {
    if (this.#state === 'cleared') return;
    this.#state = 'cleared';
    this.mark(null);
    this.#place.remove();
    this.element.style.translate = '';
    settle(this.element);
    delete this.element.dataset['drag'];
  }
}
