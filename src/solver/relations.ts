/** Which cards could ever leave together. */
import { ALL_FOUR_BY_FOUR } from './matching.js';
import { filled, PAIRS_A_WORD, pairCount, SIDE, type Puzzle } from './puzzle.js';
import { APART, TOUCHING } from './shape.js';

/**
 * Which cards of each rank pair could ever go together, by rank pair: not two of which one lies
 * somewhere over the other, nor two of one reserve pile.
 */
export function relationsOf({
  rules,
  shape,
  pair,
  low,
  high,
  reserve,
  cards,
}: Puzzle): readonly number[] {
  const { places, relation } = shape;
  const pairs = pairCount(rules.ranks);
  const members = filled(pairs * 2 * SIDE, -1);
  for (let card = 0; card < cards.length; card++) {
    const which = pair[card]!;
    if (which < 0) continue;
    const byte = (which < PAIRS_A_WORD ? low : high)[card]! >> (2 * SIDE * (which % PAIRS_A_WORD));
    for (let slot = 0; slot < 2 * SIDE; slot++) {
      if ((byte >> slot) & 1) members[which * 2 * SIDE + slot] = card;
    }
  }
  const pileOf = new Map(reserve.flatMap((pile, index) => pile.map((card) => [card, index])));
  const relations = filled(pairs, ALL_FOUR_BY_FOUR);
  for (let which = 0; which < pairs; which++) {
    for (let slot = 0; slot < SIDE * SIDE; slot++) {
      const a = members[which * 2 * SIDE + (slot >> 2)]!;
      const b = members[which * 2 * SIDE + SIDE + (slot & 3)]!;
      if (a < 0 || b < 0) continue;
      let together = a !== b;
      // A cell parts whatever lies over each other.
      if (rules.cells > 0) {
        if (!together) relations[which]! &= ~(1 << slot);
        continue;
      }
      if (a < places && b < places) {
        const kind = relation[a * places + b];
        together &&= kind === APART || (rules.coverPair && kind === TOUCHING);
      } else if (reserve.length > 0 && pileOf.has(a)) {
        together &&= pileOf.get(a) !== pileOf.get(b);
      }
      if (!together) relations[which]! &= ~(1 << slot);
    }
  }
  return relations;
}
