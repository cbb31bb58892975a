/** What the page asks for, and whether a saved game is that. */
import { findSetup, readSettings, sameRules, withUndoPolicy } from '../../engine/index.js';
import type { Session } from '../../engine/index.js';
import type { SavedGame } from '../../storage/index.js';
import { ATTRIBUTES, type Effect } from '../properties.js';
import type { Texts } from '../texts.js';

/** Texts by attribute name. */
export type Asked = Readonly<Record<string, string>>;

const OF_A_GAME: readonly Effect[] = ['rules', 'deal', 'undo-policy'];

/** The attributes that make a game. */
export function askedOf(texts: Texts): Asked {
  const all = texts.all();
  const asked = ATTRIBUTES.flatMap(({ attribute, effect }) => {
    const text = all[attribute];
    return text !== undefined && OF_A_GAME.includes(effect) ? [[attribute, text] as const] : [];
  });
  return Object.fromEntries(asked);
}

const isSame = (a: Asked, b: Asked): boolean =>
  Object.keys({ ...a, ...b }).every((name) => a[name] === b[name]);

/**
 * The saved game, if it is what the page asks for; else null. While the page asks for the same as when
 * the game was saved, that is whatever the player has dealt since; else its rules and deal must agree.
 */
export function sessionAskedFor(asked: Asked, saved: SavedGame): Session | null {
  const { session } = saved;
  if (isSame(asked, saved.asked)) return session;
  const { settings } = readSettings(asked);
  const { variant, scoring, rules, cards } = session.setup;
  if (variant !== settings.variant || scoring !== settings.scoring) return null;
  if (!sameRules(rules, settings.rules)) return null;
  const { code, cards: list } = asked;
  if (code !== undefined || list !== undefined) {
    const found = findSetup(settings, list === undefined ? { code: code ?? '' } : { cards: list });
    const isDealt = found.ok && found.setup.cards.every((card, index) => card === cards[index]);
    if (!isDealt) return null;
  }
  return withUndoPolicy(session, settings);
}
