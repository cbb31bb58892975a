/** The inner door to the whole engine, for the layers above it; other packages have `public.ts`. */
export {
  deckOf,
  isKing,
  parseCard,
  RANKS,
  rankOf,
  SUITS,
  suitOf,
  valueOf,
  type Card,
  type Rank,
  type Suit,
} from './cards.js';
export {
  DEFAULT_RULES,
  parseRules,
  RULE_FIELDS,
  RULE_VALUES,
  stockSize,
  tableauSize,
  type ParsedRules,
  type RuleField,
  type RulesError,
  type RuleSet,
} from './rules.js';
export { OPTION_VALUES, SCORINGS, type Options, type Scoring } from './options.js';
export { sameRules, VARIANTS, variantOf, type Variant } from './variants.js';
export { attributeOf, SETTING_FIELDS } from './fields.js';
export {
  readSettings,
  settingsOf,
  writeSettings,
  type ReadSettings,
  type SettingProblem,
  type Settings,
} from './settings.js';
export { layoutOf, type Layout, type Spot } from './layout.js';
export {
  cardsOfCode,
  formatDealCode,
  parseDealCode,
  SEED_COUNT,
  type CodeError,
  type DealCode,
  type ParsedCode,
} from './dealCode.js';
export { formatCards, parseCards, type CardListError, type ParsedCards } from './cardList.js';
export { findSetup, type DealError, type FoundSetup, type Setup } from './setup.js';
export {
  coversOf,
  freeCards,
  isTableauCard,
  passesLeft,
  tableauLeft,
  topOf,
  type Game,
  type Position,
} from './position.js';
export { locate, type Place } from './locate.js';
export { DRAW, formatMove, pairOf, parseMove, REDEAL, type Move } from './moves.js';
export {
  choosesWaste,
  legalMoves,
  lossReason,
  outcomeOf,
  whyNot,
  whyNotFree,
  type LossReason,
  type Outcome,
  type Refusal,
} from './legality.js';
export { play, startOf, type Played } from './play.js';
export { FEWER_IS_BETTER, scoreOf } from './scoring.js';
export {
  enterResult,
  MATCH_GAMES,
  standingOf,
  type Match,
  type MatchResult,
  type MatchStanding,
} from './match.js';
export { sessionScore, startSession, withUndoPolicy, type Session, type Step } from './session.js';
export { reduce, type Fact, type Intent, type IntentRefusal, type Reduced } from './reduce.js';
export { isStuck } from './stuck.js';
export { isSelectable, tap } from './tap.js';
export { snapshotOf, UNSEEN, type Shown, type Snapshot } from './snapshot.js';
export {
  formatTranscript,
  parseTranscript,
  type ParsedTranscript,
  type TranscriptError,
} from './transcript.js';
