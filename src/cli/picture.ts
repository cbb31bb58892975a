/** Draws piles of cards as plain text. */
import { layoutOf, type RuleSet } from '../engine/index.js';

/** Columns of text for half a card: a token is two wide, two blanks part it from the next. */
const HALF = 2;
/** Where a card has gone. */
const GONE = '··';

/** The tableau row by row, in the shape in which it lies. */
export function drawTableau(
  rules: RuleSet,
  rows: readonly (readonly (string | null)[])[],
): readonly string[] {
  const layout = layoutOf(rules);
  const left = Math.min(...layout.map(({ centre }) => centre));
  return rows.map((cards, row) => {
    const first = layout.find((spot) => spot.row === row)?.centre ?? left;
    return ' '.repeat((first - left) * HALF) + cards.map((card) => card ?? GONE).join('  ');
  });
}

/** A pile with its name; nothing is drawn of one that the game has not got. */
export const drawPile = (name: string, cards: readonly string[]): string =>
  `${`${name}:`.padEnd(11)}${cards.length > 0 ? cards.join(' ') : '–'}`;

/** Piles of one kind, numbered where there are several. */
export const drawPiles = (name: string, piles: readonly (readonly string[])[]): readonly string[] =>
  piles.map((pile, index) => drawPile(piles.length > 1 ? `${name} ${index + 1}` : name, pile));

/** Reserve piles of one card each are a row of cards to the eye. */
export const drawReserve = (piles: readonly (readonly string[])[]): readonly string[] =>
  piles.every((pile) => pile.length <= 1) && piles.length > 0
    ? [drawPile('Reserve', piles.flat())]
    : drawPiles('Reserve', piles);
