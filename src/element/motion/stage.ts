/** Where motion plays: the animations that run, and copies of cards that have left the board. */
import { EASE } from './timing.js';
import type { Box } from './boxes.js';

/** What only the real card has. */
const OWN_ATTRIBUTES = [
  'aria-label',
  'aria-disabled',
  'data-stop',
  'data-edges',
  'data-drag',
  'part',
  'role',
  'tabindex',
];
const OWN_STATES = ['selected', 'refused', 'hint', 'tucked'];

/** A card's likeness, for the eye alone. */
export function likeness(card: Element): HTMLElement {
  const copy = card.cloneNode(true) as HTMLElement;
  for (const name of OWN_ATTRIBUTES) copy.removeAttribute(name);
  copy.classList.remove(...OWN_STATES);
  for (const badge of copy.querySelectorAll('.badge')) badge.remove();
  copy.style.cssText = '';
  return copy;
}

type Timing = Pick<KeyframeAnimationOptions, 'delay' | 'easing' | 'composite' | 'pseudoElement'> & {
  readonly duration: number;
};

export class Stage {
  readonly #board: HTMLElement;
  readonly #running = new Set<Animation>();
  /** What goes when the scene is over. */
  readonly #props = new Set<Element>();
  #layer: HTMLElement | null = null;

  constructor(board: HTMLElement) {
    this.#board = board;
  }

  get isPlaying(): boolean {
    return this.#running.size > 0;
  }

  /** Moves an element; what it is when that is over, it is already. */
  move(element: Element, keyframes: Keyframe[], timing: Timing): void {
    this.#run(element, keyframes, { fill: 'backwards', ...timing });
  }

  /** Lays a likeness over the board, which leaves when its own motion is over. */
  ghost(copy: HTMLElement, at: Box, keyframes: Keyframe[], timing: Timing): void {
    copy.style.left = `${at.left}px`;
    copy.style.top = `${at.top}px`;
    this.#layerOnBoard().append(copy);
    this.#props.add(copy);
    this.#run(copy, keyframes, { fill: 'both', ...timing }, () => {
      copy.remove();
      this.#props.delete(copy);
    });
  }

  /** Lays a likeness into a pile, over what lies there, until the scene is over. */
  hold(copy: HTMLElement, well: Element): void {
    well.append(copy);
    this.#props.add(copy);
  }

  /** Ends everything at once: the board shows what is. */
  clear(): void {
    for (const animation of this.#running) {
      animation.onfinish = null;
      animation.cancel();
    }
    this.#running.clear();
    for (const prop of this.#props) prop.remove();
    this.#props.clear();
    this.#layer?.remove();
    this.#layer = null;
  }

  #run(
    element: Element,
    keyframes: Keyframe[],
    options: KeyframeAnimationOptions,
    ended: () => void = () => undefined,
  ): void {
    const animation = element.animate(keyframes, { easing: EASE, ...options });
    this.#running.add(animation);
    animation.onfinish = () => {
      ended();
      this.#running.delete(animation);
      if (this.#running.size === 0) this.clear();
    };
  }

  #layerOnBoard(): HTMLElement {
    if (this.#layer) return this.#layer;
    const layer = this.#board.ownerDocument.createElement('div');
    layer.className = 'flights';
    layer.inert = true;
    layer.setAttribute('aria-hidden', 'true');
    this.#board.append(layer);
    this.#layer = layer;
    return layer;
  }
}
