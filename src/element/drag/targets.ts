/** The places on the screen where a card can be put down. */
import type { Position } from '../../engine/index.js';
import { dropsOf, type Drop, type DropZone, type Held } from './drops.js';

export interface Target {
  readonly drop: Drop;
  /** A card, or a whole pile with all around it that belongs to it. */
  readonly element: HTMLElement;
  /** What of it is marked while the card is over it. */
  readonly marked: HTMLElement;
}

const PILES: readonly string[] = ['hand', 'waste', 'cell', 'foundation'];

function elementOf(root: ParentNode, zone: DropZone): HTMLElement | undefined {
  const [kind = '', index = '0'] = zone.split(':');
  const selector = PILES.includes(kind) ? `.pile.${kind}` : `[data-stop="${zone}"]`;
  const found = root.querySelectorAll<HTMLElement>(selector);
  return PILES.includes(kind) ? found[Number(index)] : found[0];
}

/** A pile's top card, or its slot. */
const topmost = (element: HTMLElement): HTMLElement =>
  [...element.querySelectorAll<HTMLElement>('.well > :is(.card, .slot)')].at(-1) ?? element;

/** All places that mean something for the held card, in the order in which they are drawn. */
export const targetsOf = (root: ParentNode, position: Position, held: Held): readonly Target[] =>
  dropsOf(position, held).flatMap((drop) => {
    const element = elementOf(root, drop.zone);
    return element ? [{ drop, element, marked: topmost(element) }] : [];
  });
