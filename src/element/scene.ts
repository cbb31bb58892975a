/** What the views draw: all of it, made anew for each render. */
import type { CSSResult, nothing, TemplateResult } from 'lit';
import type { Card, Fact, IntentRefusal, Move, Position, Session } from '../engine/index.js';
import type { Words } from '../i18n/index.js';
import type { AdviceView } from './advice/view.js';
import type { Look } from './look.js';
import type { Motion } from './motion/motion.js';
import type { StopKey } from './stops.js';

/** What is fetched once the game is on the table. */
export interface Later {
  readonly messageView: (scene: Scene) => TemplateResult | typeof nothing;
  readonly wonView: (scene: Scene) => TemplateResult | typeof nothing;
  readonly styles: readonly CSSResult[];
  /** Makes the board fit where the page has given the element a height. */
  readonly watchRoom: (host: Element, root: ParentNode) => void;
  readonly createMotion: (root: ParentNode, isWanted: () => boolean) => Motion;
  /** True if the text has been copied; else the element that shows it is marked for copying. */
  readonly copyText: (text: string, shown: Element | null) => Promise<boolean>;
  readonly sayFact: (words: Words, before: Session, fact: Fact, after: Session) => string;
  readonly refusalWords: (
    words: Words,
    session: Session,
    reason: IntentRefusal,
    move: Move | null,
  ) => { readonly reason: string; readonly detail: string };
}

/** A message in its row: why something was refused, or a word that something is done. */
export interface Message {
  readonly kind: 'alert' | 'done' | 'hint';
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
  readonly advice: AdviceView;
  readonly later: Later | null;
  /** Whether a winnable deal is being looked for. */
  readonly searching: boolean;
  /** Whether the panel over the message row has been put aside. */
  readonly dismissed: boolean;
}
