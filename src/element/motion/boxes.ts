/** Where cards and piles are on the screen, in pixels of the board. */
import type { Card, Place } from '../../engine/index.js';

/** One pile of the table. */
type Pile = Pick<Place, 'pile' | 'index'>;

export const STOCK: Pile = { pile: 'stock', index: 0 };
export const FOUNDATION: Pile = { pile: 'foundation', index: 0 };

/** The upper left corner and the size of a card's place. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The board's own frame of reference, which the page may have scaled. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

export function frameOf(board: HTMLElement): Frame {
  const { left, top, width } = board.getBoundingClientRect();
  return { left, top, scale: width / board.offsetWidth || 1 };
}

export function boxOf(element: Element, frame: Frame): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    left: (left - frame.left) / frame.scale,
    top: (top - frame.top) / frame.scale,
    width: width / frame.scale,
    height: height / frame.scale,
  };
}

/** Where a card would lie if it lay straight: one that is dragged is askew, its aim enlarged. */
export function straightBox(card: HTMLElement, frame: Frame): Box {
  const box = boxOf(card, frame);
  const { offsetWidth: width, offsetHeight: height } = card;
  return {
    left: box.left + (box.width - width) / 2,
    top: box.top + (box.height - height) / 2,
    width,
    height,
  };
}

export const cardElement = (board: ParentNode, stop: Card | `spot:${number}`): HTMLElement | null =>
  board.querySelector<HTMLElement>(`.card[data-stop="${stop}"]`);

/** The well of a pile; cards of the tableau and the reserve have none. */
export const wellOf = (board: ParentNode, { pile, index }: Pile): HTMLElement | null =>
  board.querySelectorAll<HTMLElement>(`.pile.${pile} > .well`)[index] ?? null;

/** Where a pile's top card lies: at the right end of its well. */
export function topBox(board: ParentNode, pile: Pile, frame: Frame): Box | null {
  const well = wellOf(board, pile);
  if (!well) return null;
  const box = boxOf(well, frame);
  const width = (box.height * 5) / 7;
  return { ...box, left: box.left + box.width - width, width };
}

/** Halfway between two places. */
export const between = (a: Box, b: Box, share = 0.5): Box => ({
  left: a.left + (b.left - a.left) * share,
  top: a.top + (b.top - a.top) * share,
  width: a.width,
  height: a.height,
});

/** The way from one place to another, as the `translate` that undoes it. */
export const offset = (from: Box, to: Box): string =>
  `${(from.left - to.left).toFixed(1)}px ${(from.top - to.top).toFixed(1)}px`;

export const isNear = (a: Box, b: Box): boolean =>
  Math.abs(a.left - b.left) < 1 && Math.abs(a.top - b.top) < 1;
