/** The inner door, for the layers above the engine: what `public.ts` offers to all, and more. */
export * from './public.js';
export { deckOf, isKing, RANKS, rankOf, ranksOf, SUITS, suitOf } from './cards.js';
export { DEFAULT_RULES, RULE_FIELDS, stockSize, tableauSize, upTo } from './rules.js';
export { SCORINGS } from './options.js';
export { sameRules } from './variants.js';
export { attributeOf, type Field, type Value } from './fields.js';
export { layoutOf } from './layout.js';
export { cardsOfCode, SEED_COUNT } from './dealCode.js';
export { formatCards, parseCards, type ParsedCards } from './cardList.js';
export { isTableauCard, passesLeft, tableauLeft, topOf } from './position.js';
export { locate, type Place } from './locate.js';
export { DRAW, pairOf, REDEAL } from './moves.js';
export { choosesWaste, lossReason, whyNotFree } from './legality.js';
export {
  FEWER_IS_BETTER,
  MATCH_POINTS,
  PAR_BASES,
  POINTS_A_CARD,
  ROW_BONUSES,
  scoreOf,
  TOP_BONUS,
} from './scoring.js';
export { STREAK_POINTS } from './play.js';
export { hasMatch, MATCH_GAMES } from './match.js';
export { sessionScore, withUndoPolicy } from './session.js';
export { isStuck } from './stuck.js';
export { isSelectable, tap } from './tap.js';
export { intentOf } from './transcript.js';
export { UNSEEN } from './snapshot.js';
