/** What the views draw: all of it, made anew for each render. */
import type { CSSResult, nothing, TemplateResult } from 'lit';
import type {
  Card,
  Fact,
  Intent,
  IntentRefusal,
  Move,
  Position,
  Session,
} from '../engine/index.js';
import type { Words } from '../i18n/index.js';
import type { AdviceView } from './advice/view.js';
import type { LateIconName } from './later/icons.js';
import type { LateLook, Look } from './look.js';
import type { StopKey } from './stops.js';
import type { Texts } from './texts.js';

/** What a drag works on: the scene as it is at the time, and the game. */
export interface DragHost {
  readonly scene: Scene;
  readonly game: { readonly dispatch: (intent: Intent) => unknown };
}

/** What the board's attendants work on. */
export interface Attended extends DragHost {
  readonly texts: Texts;
  /** Somebody reads the message on show, or does no longer. */
  reads(reading: boolean): void;
}

/** What attends the board once the game is on it: drags and motion. */
export interface Attendants {
  /** Told of every change before it is drawn. */
  readonly note: (before: Session, facts: readonly Fact[], after: Session) => void;
  readonly beforeRender: () => void;
  /** The scene has been drawn anew, and focus has not yet been put right. */
  readonly rendered: () => void;
  readonly afterRender: () => void;
  /** Ends whatever is going on, at once. */
  readonly leave: () => void;
}

/** What is fetched once the game is on the table. */
export interface Later extends LateLook {
  readonly messageView: (scene: Scene) => TemplateResult | typeof nothing;
  readonly wonView: (scene: Scene) => TemplateResult | typeof nothing;
  /** The outlines of icons. */
  readonly icons: Readonly<Record<LateIconName, string>>;
  readonly styles: readonly CSSResult[];
  readonly attend: (root: ShadowRoot, attended: Attended) => Attendants;
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

/** What is fetched with the first dialog. */
export interface Dialogs {
  /** The dialog that is open. */
  readonly view: (scene: Scene) => TemplateResult | typeof nothing;
}

/** What the coach is asked for. */
export type CoachAction = 'learn' | 'tally' | 'guide' | 'start-guide';

/** What is fetched with the first advice, tally or guided game. */
export interface CoachViews {
  /** Names of classes for the column that all lies in. */
  readonly names: Readonly<Record<string, boolean>>;
  readonly tallyView: (scene: Scene) => TemplateResult | typeof nothing;
  readonly guideView: (scene: Scene) => TemplateResult | typeof nothing;
}

/** A game that is being looked at again. */
export interface Viewing {
  /** The game as it stood at the moment on show; nothing can be undone in it. */
  readonly session: Session;
  readonly panel: (scene: Scene) => TemplateResult;
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
  /** The game on show: the running one, or one of its moments while somebody looks at it again. */
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
  readonly dialogs: Dialogs | null;
  readonly coach: CoachViews | null;
  readonly viewing: Viewing | null;
  /** Whether a winnable deal is being looked for. */
  readonly searching: boolean;
  /** Whether the panel over the message row has been put aside. */
  readonly dismissed: boolean;
}
