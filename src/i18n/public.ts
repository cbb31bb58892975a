/** What `pyramid-solitaire/words` offers: rules, cards, moves and positions in five languages. */
import type {
  Card,
  Fact,
  Field,
  IntentRefusal,
  Move,
  RulesError,
  RuleSet,
  Scoring,
  Session,
  Value,
} from '../engine/index.js';
import { cardName } from './cards.js';
import { sayFact } from './facts.js';
import { scoreLabel, variantName } from './games.js';
import { cardLabel } from './labels.js';
import { resolveLocale, type Locale } from './locale.js';
import { describePosition } from './position.js';
import { refusalWords, type RefusalWords } from './refusals.js';
import {
  fieldHelp,
  fieldName,
  pairTable,
  refusedRules,
  rulesDifferences,
  rulesText,
  valueName,
  variantCharacter,
  type PairRow,
  type RulesText,
  type ToldSettings,
} from './rules/index.js';
import { Words } from './words.js';

export { LOCALES, resolveLocale, tagOf, type Locale } from './locale.js';
export { type RefusalWords } from './refusals.js';
export {
  pairsOf,
  type PairRow,
  type RulesSection,
  type RulesText,
  type ToldSettings,
} from './rules/index.js';

/** The words of the game in one language. */
export interface GameWords {
  readonly locale: Locale;

  /** The rules of a game, in sections, written from its settings; `Settings` and `Setup` fit. */
  rules(settings: ToldSettings): RulesText;
  /** What differs from another game, by default the traditional one, a sentence for each rule. */
  differences(rules: RuleSet, from?: RuleSet): readonly string[];
  /** All pairs of a deck with so many ranks (13, 12 or 10) in words. */
  pairs(ranks: number): readonly PairRow[];

  /** "Giza"; the key itself of what is no variant. */
  variant(key: string): string;
  /** One line on what a variant is like; empty for what is no variant. */
  character(key: string): string;
  /** What the score on show is called: "Score", "Moves". */
  score(scoring: Scoring): string;
  /** What a rule or an option is called: "Face-down cards". */
  field(field: Field): string;
  /** What a rule or an option is about, in a sentence. */
  help(field: Field): string;
  /** A value of a rule or an option: "Triangle", "Unlimited", "3", "Yes". */
  value(field: Field, value: Value): string;
  /** Why `parseRules` has refused, in a sentence. */
  refusedRules(reason: RulesError): string;

  /** "king of spades". */
  card(card: Card): string;
  /** A card with what lies on it and where it lies; never one that the player cannot see. */
  label(session: Session, card: Card): string;
  /** Everything that can be seen, in sentences. */
  position(session: Session): string;
  /** What has happened, in a sentence or two; the sessions are those around the intent. */
  fact(before: Session, fact: Fact, after: Session): string;
  /** Why something was refused, and the detail that explains it. */
  refusal(session: Session, reason: IntentRefusal, move: Move | null): RefusalWords;
}

/**
 * The words of the game in the first of these languages that is one of ours, else in English. A
 * language is named by its tag, as in `lang` attributes: `fi`, `nb-NO`, `it_IT.UTF-8`.
 *
 * @throws Error where the words cannot be fetched: offline, say
 */
export async function createWords(...tags: readonly string[]): Promise<GameWords> {
  const locale = resolveLocale(tags);
  const words = new Words();
  const fetched =
    (await words.use(locale)) && (await words.more('play')) && (await words.more('dialogs'));
  if (!fetched) throw new Error(`The words in "${locale}" could not be fetched.`);
  return {
    locale,
    rules: (settings) => rulesText(words, settings),
    differences: (rules, from) => rulesDifferences(words, rules, from),
    pairs: (ranks) => pairTable(words, ranks),
    variant: (key) => variantName(words, key),
    character: (key) => variantCharacter(words, key),
    score: (scoring) => scoreLabel(words, scoring),
    field: (field) => fieldName(words, field),
    help: (field) => fieldHelp(words, field),
    value: (field, value) => valueName(words, field, value),
    refusedRules: (reason) => refusedRules(words, reason),
    card: (card) => cardName(words, card),
    label: (session, card) => cardLabel(words, session, card),
    position: (session) => describePosition(words, session),
    fact: (before, fact, after) => sayFact(words, before, fact, after),
    refusal: (session, reason, move) => refusalWords(words, session, reason, move),
  };
}
