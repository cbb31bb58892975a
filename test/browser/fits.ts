// What does not fit: text cut off, things over one another or outside, targets too small for a finger.
import type { Screen } from './screen.js';

/** The least side of a target, in px (WCAG 2.2: 2.5.8). */
const LEAST = 24;

const TEXTS = '.title, dt, dd, .chip, .btn, .btn span, .toast > span, p span, h2';
const PARTS = '.card, .slot, button, .stats, .toast, .notice, .lost';
/** What must not lie over a card of the tableau or the reserve. */
const OTHERS = '.well, .lay, .drawbtn, .toolbar, .chip, .stats, .toast, .notice, .lost';
const LAID = '.tableau .card, .reserve .card';

interface Thing {
  readonly element: Element;
  readonly box: DOMRect;
  readonly name: string;
}

const nameOf = (element: Element): string =>
  element.getAttribute('data-stop') ?? `${element.className} ${element.textContent?.trim()}`;

function things(root: ShadowRoot, selector: string): readonly Thing[] {
  return [...root.querySelectorAll(selector)]
    .map((element) => ({ element, box: element.getBoundingClientRect(), name: nameOf(element) }))
    .filter(({ element, box }) => {
      const { visibility, clipPath } = getComputedStyle(element);
      return box.width > 1 && box.height > 1 && visibility !== 'hidden' && clipPath === 'none';
    });
}

const clash = (a: DOMRect, b: DOMRect): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;

function cutOff(root: ShadowRoot): readonly string[] {
  return things(root, TEXTS)
    .filter(({ element }) => getComputedStyle(element).display !== 'inline')
    .filter(({ element }) => element.scrollWidth > element.clientWidth + 1)
    .map(({ element, name }) => `${name} is cut off at ${element.clientWidth} px`);
}

/** How much of a card is in sight above the cards that lie on it. */
function strip(box: DOMRect, laid: readonly Thing[]): number {
  const below = laid.filter((other) => other.box.top > box.top + 1 && clash(box, other.box));
  return Math.min(box.height, ...below.map((other) => other.box.top - box.top));
}

/** All that is wrong with how the table looks just now, in words. */
export function misfits(screen: Screen): readonly string[] {
  // What moves is on its way to where it fits.
  screen.rest();
  const { root, element } = screen;
  const host = element.getBoundingClientRect();
  // A card that has been lifted is on its way over another.
  const laid = things(root, LAID).filter((card) => !card.element.matches('.selected'));
  const isOutside = ({ left, right, bottom }: DOMRect): boolean =>
    left < host.left - 1 || right > host.right + 1 || bottom > host.bottom + 1;
  const isSmall = ({ element: target, box }: Thing): boolean =>
    Math.min(box.width, target.matches(LAID) ? strip(box, laid) : box.height) < LEAST - 0.1;
  return [
    ...cutOff(root),
    ...things(root, PARTS).flatMap(({ box, name }) => (isOutside(box) ? `${name} is outside` : [])),
    ...things(root, OTHERS)
      .filter(({ box }) => laid.some((card) => clash(box, card.box)))
      .map(({ name }) => `${name} lies over a card`),
    ...things(root, 'button, [data-stop]').flatMap((target) =>
      isSmall(target) ? `${target.name} is too small` : [],
    ),
  ];
}
