/** What `pyramid-solitaire/engine` offers: all that it takes to deal, play, judge and retell a game. */
export {
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
  RULE_VALUES,
  type ParsedRules,
  type RuleField,
  type RulesError,
  type RuleSet,
} from './rules.js';
export { OPTION_VALUES, type Options, type Scoring } from './options.js';
export { VARIANTS, variantOf, type Variant } from './variants.js';
export {
  attributeOf,
  readSettings,
  SETTING_FIELDS,
  settingsOf,
  writeSettings,
  type ReadSettings,
  type SettingProblem,
  type Settings,
} from './settings.js';
export { type Layout, type Spot } from './layout.js';
export {
  formatDealCode,
  parseDealCode,
  type CodeError,
  type DealCode,
  type ParsedCode,
} from './dealCode.js';
export { type CardListError } from './cardList.js';
export { findSetup, type DealError, type FoundSetup, type Setup } from './setup.js';
export {
  coversOf,
  freeCards,
  locate,
  passesLeft,
  tableauLeft,
  type Game,
  type Place,
  type Position,
} from './position.js';
export { formatMove, parseMove, type Move } from './moves.js';
export {
  legalMoves,
  lossReason,
  outcomeOf,
  whyNot,
  type LossReason,
  type Outcome,
  type Refusal,
} from './legality.js';
export { play, startOf, type Played } from './play.js';
export { scoreOf } from './scoring.js';
export {
  enterResult,
  standingOf,
  type Match,
  type MatchResult,
  type MatchStanding,
} from './match.js';
export { sessionScore, startSession, type Session, type Step } from './session.js';
export { reduce, type Fact, type Intent, type IntentRefusal, type Reduced } from './reduce.js';
export { tap } from './tap.js';
export { snapshotOf, type Shown, type Snapshot } from './snapshot.js';
export {
  formatTranscript,
  parseTranscript,
  type ParsedTranscript,
  type TranscriptError,
} from './transcript.js';
