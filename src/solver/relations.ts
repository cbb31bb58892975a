/** Which cards could ever leave together. */
import { ALL_FOUR_BY_FOUR } from './matching.js';
import { filled, type Puzzle } from './puzzle.js';
import { mostTogether } from './shape.js';

/** The pairs of a card with itself, in the relation of a rank that pairs with itself. */
const SELVES = 0x8421;

/**
 * Which cards of each rank pair could ever go together, by rank pair: not two of which one lies
 * somewhere over the other, nor two of one reserve pile. A cell parts whatever lies over each other.
 */
export function relationsOf({ rules, shape, value, pair, edges, reserve }: Puzzle): number[] {
  const { places, relation } = shape;
  const relations = filled(Math.floor(rules.ranks / 2), ALL_FOUR_BY_FOUR);
  if (rules.ranks % 2 === 0) relations[relations.length - 1]! &= ~SELVES;
  if (rules.cells > 0) return relations;
  const part = (a: number, b: number): void => {
    if (pair[a]! < 0 || value[a]! + value[b]! !== rules.ranks) return;
    relations[pair[a]!]! &= ~(edges[a]! & edges[b]!);
  };
  for (let a = 0; a < places; a++) {
    for (let b = 0; b < a; b++) {
      if (relation[a * places + b]! > mostTogether(rules.coverPair)) part(a, b);
    }
  }
  for (const pile of reserve) for (const a of pile) for (const b of pile) if (a !== b) part(a, b);
  return relations;
}
