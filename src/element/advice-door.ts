/** The way to hints and verdicts, which are fetched with the first question. */
import type { Words } from '../i18n/index.js';
import type { Advice } from './advice/advice.js';
import type { Announcer } from './announcer.js';
import { verdictEvent } from './events.js';
import type { Game } from './game.js';
import type { Settable } from './settable.js';
import type { Texts } from './texts.js';
import { withWords } from './worded.js';

interface Surroundings {
  readonly host: Settable;
  readonly texts: Texts;
  readonly game: Game;
  readonly words: Words;
  readonly announcer: Announcer;
  /** Told of every help that a game gets. */
  readonly helped: () => void;
}

export async function createAdvice(of: Surroundings): Promise<Advice> {
  const { host, texts, game, words, announcer, helped } = of;
  const { Advice } = await withWords(words, 'play', import('./advice/advice.js'));
  return new Advice({
    session: () => game.session,
    play: (move) => game.dispatch({ kind: 'play', move })[0]?.kind !== 'refused',
    judges: () => host.isConnected && game.dealt && !texts.flag('no-verdict'),
    verdict: (verdict) => host.dispatchEvent(verdictEvent(verdict)),
    helped,
    connected: () => host.isConnected,
    words,
    undo: () => game.dispatch({ kind: 'undo' }),
    say: (text) => announcer.say(text),
    changed: () => host.requestUpdate(),
  });
}
