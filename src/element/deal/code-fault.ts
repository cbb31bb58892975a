/** Finds the place of what is wrong with a deal code, for the player to see. */
import { parseDealCode, type CodeError } from '../../engine/index.js';

export type CodeFault =
  /** A sign that cannot stand where it does; `nth` counts the signs of the text, blanks aside, from 1. */
  | { readonly reason: 'format' | 'deck' | 'symbol'; readonly sign: string; readonly nth: number }
  /** Too few or too many signs behind the deck's letter. */
  | { readonly reason: 'length'; readonly have: number };

const FORMAT = 'PY1';
const SYMBOL = /^[a-z0-8]$/iu;

/** What of a text counts; dashes and blanks may stand anywhere. */
const signsOf = (text: string): readonly string[] =>
  Array.from(text.normalize('NFKC').replace(/[\s\p{Pd}\u2212]/gu, ''));

/** The first of these signs that does not pass. */
function faultAt(
  reason: 'format' | 'deck' | 'symbol',
  signs: readonly string[],
  passes: (sign: string, index: number) => boolean,
): CodeFault | null {
  const index = signs.findIndex((sign, at) => !passes(sign, at));
  return index < 0 ? null : { reason, sign: signs[index] ?? '', nth: index + 1 };
}

/** Where the fault lies that the engine has found. */
export function codeFault(text: string, reason: CodeError): CodeFault {
  const signs = signsOf(text);
  const found = {
    empty: null,
    length: null,
    format: faultAt('format', signs, (sign, at) => at > 2 || sign.toUpperCase() === FORMAT[at]),
    deck: faultAt('deck', signs, (_, at) => at !== FORMAT.length),
    symbol: faultAt('symbol', signs, (sign, at) => at <= FORMAT.length || SYMBOL.test(sign)),
  }[reason];
  return found ?? { reason: 'length', have: Math.max(0, signs.length - FORMAT.length - 1) };
}

/** A whole code in the midst of other words, as in a message; null if there is none. */
export function codeWithin(text: string): string | null {
  const [code] = /\bPY1\p{Pd}?[NSI]\p{Pd}?[A-Z2-7]{7}\b/iu.exec(text.normalize('NFKC')) ?? [];
  return code !== undefined && parseDealCode(code).ok ? code : null;
}
