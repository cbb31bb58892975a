/** What the views draw: all of it, made anew for each render. */
import type { Card, Position, Session } from '../engine/index.js';
import type { Words } from '../i18n/index.js';
import type { Look } from './look.js';
import type { StopKey } from './stops.js';

/** A message in its row: why something was refused, or a word that something is done. */
export interface Message {
  readonly kind: 'alert' | 'done';
  readonly reason: string;
  readonly detail: string;
  /** The card that was refused, if it still lies there. */
  readonly card: Card | null;
}

export interface Scene extends Look {
  readonly session: Session;
  readonly position: Position;
  readonly words: Words;
  /** Playing time in milliseconds. */
  readonly time: number;
  /** The stop that Tab reaches. */
  readonly home: StopKey;
  readonly message: Message | null;
  /** The sentence for the live region. */
  readonly said: string;
  /** Whether the panel of a lost game has been put aside. */
  readonly dismissed: boolean;
}
