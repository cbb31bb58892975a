/** The rules of a game in words, written from its settings: every section that says something. */
import type { Words } from '../words.js';
import { AIM } from './aim.js';
import { CELL } from './cell.js';
import { DEAL } from './deal.js';
import { END } from './end.js';
import { FREE } from './free.js';
import { gameOf, type ToldSettings } from './game.js';
import { PAIRS } from './pairs.js';
import { PASSES } from './passes.js';
import { SCORING } from './scoring.js';
import { speakerOf, type Section } from './section.js';
import { SPECIAL } from './special.js';
import { STOCK } from './stock.js';
import { pairTable, type PairRow } from './table.js';
import { UNDO } from './undo.js';

export interface RulesSection {
  readonly heading: string;
  /** Whole sentences, at least one. */
  readonly sentences: readonly string[];
  /** The table of pairs; empty in all sections but the one on pairs. */
  readonly pairs: readonly PairRow[];
}

export type RulesText = readonly RulesSection[];

const SECTIONS: readonly Section[] = [
  AIM,
  DEAL,
  FREE,
  PAIRS,
  SPECIAL,
  STOCK,
  PASSES,
  CELL,
  END,
  SCORING,
  UNDO,
];

/** The rules in force, in the language in use; only after the `more` of the words. */
export function rulesText(words: Words, settings: ToldSettings): RulesText {
  const game = gameOf(settings);
  const say = speakerOf(words, game);
  return SECTIONS.flatMap(({ heading, lines, values }) => {
    const said = values?.(words, game);
    const sentences = lines.filter(([, when]) => when(game)).map((line) => say(line, said));
    if (sentences.length === 0) return [];
    const pairs = lines === PAIRS.lines ? pairTable(words, game.ranks) : [];
    return [{ heading: words.t(heading), sentences, pairs }];
  });
}
