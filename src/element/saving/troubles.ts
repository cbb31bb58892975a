/** What may keep something from lasting, and how the player is told. */
import type { ReactiveElement } from 'lit';
import type { Words } from '../../i18n/index.js';
import type { GameKept } from '../../storage/index.js';
import type { Announcer } from '../announcer.js';

export type Trouble =
  | Exclude<GameKept, 'saved'>
  /** What lay there could not be read and has been put aside. */
  | 'game-aside'
  | 'statistics-aside';

/** What it takes to tell. */
export interface Telling {
  readonly host: ReactiveElement;
  readonly words: Words;
  readonly announcer: Announcer;
}

/** Tells, once the game is to be seen: what is wrong at the start is found before that. */
export async function tellTrouble(of: Telling, trouble: Trouble): Promise<void> {
  const { host, words, announcer } = of;
  await host.updateComplete;
  await words.more();
  announcer.note(words.t(`saved.${trouble}`), 'alert');
  host.requestUpdate();
}
