/** What `pyramid-solitaire/engine` offers: all that it takes to deal, play, judge and retell a game. */
export { parseCard, valueOf, type Card, type Rank, type Suit } from './cards.js';
export {
  parseRules,
  RULE_VALUES,
  type ParsedRules,
  type RuleField,
  type RulesError,
  type RuleSet,
} from './rules.js';
export { OPTION_VALUES, type Options, type Scoring } from './options.js';
export { VARIANTS, variantOf, type Variant } from './variants.js';
export { SETTING_FIELDS } from './fields.js';
export {
  readSettings,
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
export { coversOf, freeCards, type Game, type Position } from './position.js';
export { formatMove, parseMove, type Move } from './moves.js';
export {
  legalMoves,
  outcomeOf,
  whyNot,
  type LossReason,
  type Outcome,
  type Refusal,
} from './legality.js';
export { play, startOf, type Played } from './play.js';
export {
  enterResult,
  standingOf,
  type Match,
  type MatchResult,
  type MatchStanding,
} from './match.js';
export { startSession, type Session, type Step } from './session.js';
export { reduce, type Fact, type Intent, type IntentRefusal, type Reduced } from './reduce.js';
export { snapshotOf, type Shown, type Snapshot } from './snapshot.js';
export {
  formatTranscript,
  parseTranscript,
  type ParsedTranscript,
  type TranscriptError,
} from './transcript.js';
