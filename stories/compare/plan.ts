/** What a comparison is made of, and how a link carries it. */
import { parseDealCode, VARIANTS, type Variant } from 'pyramid-solitaire/engine';

export interface Plan {
  /** Keys of the variants, two to four. */
  readonly variants: readonly string[];
  /** The deal code. */
  readonly code: string;
  /** Moves made, each on every board where it is legal. */
  readonly moves: readonly string[];
}

export const MOST_BOARDS = 4;

/** Ranks of the deck that a variant plays with. */
const ranksOf = ({ rules }: Variant): number => rules.ranks ?? 13;

/** Ranks of the deck of a code; null of a text that is no code. */
export function ranksOfCode(code: string): number | null {
  const parsed = parseDealCode(code);
  return parsed.ok ? parsed.code.ranks : null;
}

/** The variants that can be dealt by a code: the others play with another deck. */
export function variantsFor(code: string): readonly Variant[] {
  const ranks = ranksOfCode(code);
  return VARIANTS.filter((variant) => ranksOf(variant) === ranks);
}

/** The variants of a plan that its code can deal, each once, no more than have room. */
export function boardsOf({ variants, code }: Plan): readonly Variant[] {
  const offered = variantsFor(code);
  return [...new Set(variants)]
    .flatMap((key) => offered.filter((variant) => variant.key === key))
    .slice(0, MOST_BOARDS);
}

/** Keys of a plan that its code cannot deal. */
export function leftOut({ variants, code }: Plan): readonly string[] {
  const offered = variantsFor(code).map(({ key }) => key);
  return variants.filter((key) => !offered.includes(key));
}

// Storybook lets letters, digits, "-" and "_" and blanks through in the arguments of an address.
const BETWEEN = '_';
const SIGNS = '-';

/** Moves as an address may have them: `TC+3S`, `draw>2`, `cell:9H` as `TC-3S`, `draw-2`, `cell-9H`. */
export const packMoves = (moves: readonly string[]): string =>
  moves.map((move) => move.replace(/[+>:]/u, SIGNS)).join(BETWEEN);

function unpackMove(text: string): string {
  if (text.startsWith('draw')) return text.replace(SIGNS, '>');
  return text.replace(SIGNS, text.startsWith('cell') ? ':' : '+');
}

/** Reads what `packMoves` has written. */
export const unpackMoves = (text: string): readonly string[] =>
  text === '' ? [] : text.split(BETWEEN).map(unpackMove);

/** The address of a comparison in this Storybook, wherever that lies: `base` is the address of a story's frame. */
export function linkTo({ variants, code, moves }: Plan, story: string, base: string): string {
  const args = [
    ...variants.map((key, index) => `variants[${index}]:${key}`),
    `code:${code}`,
    ...(moves.length > 0 ? [`moves:${packMoves(moves)}`] : []),
  ].join(';');
  return new URL(`./?path=/story/${story}&args=${args}`, base).href;
}
