/** The board as it was just before a change: where its cards lay, and likenesses of those that leave. */
import type { Card, Place, Position } from '../../engine/index.js';
import {
  boxOf,
  cardElement,
  FOUNDATION,
  frameOf,
  STOCK,
  straightBox,
  topBox,
  wellOf,
  type Box,
  type Frame,
} from './boxes.js';
import type { Journey } from './journeys.js';
import { likeness } from './stage.js';

type Stop = Card | `spot:${number}`;

export class Shot {
  readonly #board: HTMLElement;
  readonly #frame: Frame;
  readonly #boxes = new Map<string, Box>();
  readonly #likenesses = new Map<string, HTMLElement>();
  /** The card that a pointer held, above all others. */
  readonly held: string | null;

  constructor(board: HTMLElement) {
    this.#board = board;
    this.#frame = frameOf(board);
    this.held = board.querySelector<HTMLElement>('[data-drag="held"]')?.dataset['stop'] ?? null;
    for (const card of board.querySelectorAll<HTMLElement>('.card[data-stop]')) {
      const box = 'drag' in card.dataset ? straightBox : boxOf;
      this.#boxes.set(card.dataset['stop'] ?? '', box(card, this.#frame));
    }
  }

  /** Keeps what will leave its place, and what will come free there: a card of the tableau, or its back. */
  keep(journeys: readonly Journey[], { tableau }: Position, freed: readonly number[]): this {
    const stops: (Stop | null | undefined)[] = [
      ...journeys.map(({ card }) => card),
      ...freed.flatMap((index) => [tableau[index], `spot:${index}` as const]),
    ];
    for (const stop of stops) {
      const element = stop && cardElement(this.#board, stop);
      if (stop && element) this.#likenesses.set(stop, likeness(element));
    }
    for (const pile of journeys.length > 0 ? [STOCK, FOUNDATION] : []) {
      const top = wellOf(this.#board, pile)?.firstElementChild;
      if (top) this.#likenesses.set(pile.pile, likeness(top));
    }
    return this;
  }

  /** Where a card was to be seen, or the stock's top that lies face down, if it was. */
  box(stop: Stop | 'stock'): Box | null {
    return this.#boxes.get(stop) ?? null;
  }

  /** Where a card was: itself, or else the top of its pile. */
  boxIn(card: Card, place: Place): Box | null {
    return this.box(card) ?? topBox(this.#board, place, this.#frame);
  }

  /** A likeness of a card that was to be seen, or of what lay on top of stock or foundation. */
  likeness(stop: Stop | 'stock' | 'foundation'): HTMLElement | null {
    return (this.#likenesses.get(stop)?.cloneNode(true) as HTMLElement | undefined) ?? null;
  }
}
