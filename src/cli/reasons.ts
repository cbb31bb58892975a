/** Why the engine took no rules, deal or action, in English. */
import ENGLISH from '../../locales/en.json?play';
import type { DealError, IntentRefusal, RulesError, TranscriptError } from '../engine/index.js';
import { sayEnglish } from '../i18n/english.js';

const RULES: Readonly<Record<RulesError, string>> = {
  'unknown-field': 'there is no such rule',
  'bad-value': 'a rule has no such value',
  passes: 'passes are a number from 1 to 99, or unlimited',
  'too-many-cards': 'the deck has not enough cards for so many rows and reserve piles',
  'draw-needs-closed-stock': 'three cards a draw go only with --stock closed',
  'wastes-and-draw': 'several wastes go only with one card a draw, or one for each waste',
  'face-down-cover-pair': '--face-down and --cover-pair do not go together',
  'apex-king-triangle': '--apex-king and --shape triangle do not go together',
  'waste-pair-several-wastes': '--waste-pair goes only with one waste',
};

const DEALS: Readonly<Record<DealError, string>> = {
  empty: 'there is no deal',
  format: 'a deal code begins with PY1',
  deck: 'after PY1 a deal code names its deck: N, S or I',
  length: 'a deal code ends in seven letters and digits',
  symbol: 'a deal code has only the letters A to Z and the digits 2 to 7',
  'not-a-card': 'this is no card',
  'foreign-card': 'this card is not in the deck of these rules',
  'doubled-card': 'this card is there twice',
  'missing-card': 'this card is missing',
  'other-deck': 'its deck is not the one of these rules; see --ranks',
};

const OTHERS = {
  'unknown-variant': 'there is no such variant',
  'bad-heading': 'the first line is no deal with a variant and rules',
} as const;

export const sayRulesError = (error: RulesError): string => RULES[error];
export const sayDealError = (error: DealError): string => DEALS[error];

/** `ranks`: what the sum of a pair must be. */
const sayRefusal = (refusal: IntentRefusal, ranks: number): string =>
  sayEnglish(`refusal.${refusal}`, { ranks: String(ranks) }, 1, [ENGLISH]);

export function sayTranscriptError(error: TranscriptError, ranks: number): string {
  const words: Readonly<Record<string, string>> = { ...RULES, ...DEALS, ...OTHERS };
  return words[error] ?? sayRefusal(error as IntentRefusal, ranks);
}
