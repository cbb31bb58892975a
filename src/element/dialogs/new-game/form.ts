/** What stands in the form of a new game, and what comes of it. */
import { findSetup, type Session, type Settings, type Setup } from '../../../engine/index.js';
import { dailyCode } from '../../deal/daily.js';
import {
  draftOf,
  judge,
  withValue,
  type Draft,
  type DraftField,
  type DraftValue,
  type Judged,
} from '../../deal/draft.js';
import { readPaste, type Paste } from '../../deal/paste.js';

/** Where the cards come from. */
export const SOURCES = ['random', 'daily', 'own'] as const;
export type Source = (typeof SOURCES)[number];

/** What the form asks for. */
export type Order =
  | { readonly kind: 'random'; readonly settings: Settings; readonly winnable: boolean }
  | { readonly kind: 'deal'; readonly setup: Setup }
  /** A game with rules and moves of its own. */
  | { readonly kind: 'load'; readonly session: Session };

export class Form {
  draft: Draft;
  source: Source = 'random';
  winnable: boolean;
  /** What has been pasted or typed. */
  text = '';
  /** The variant that comes first in the list: the one in force when the form was opened. */
  readonly first: string;

  constructor(settings: Settings, winnable: boolean) {
    this.draft = settings;
    this.first = settings.variant;
    this.winnable = winnable;
  }

  choose(variant: string): void {
    this.draft = draftOf(variant);
  }

  set(field: DraftField, value: DraftValue): void {
    this.draft = withValue(this.draft, field, value);
  }

  get judged(): Judged {
    return judge(this.draft);
  }

  /** What the text is; read under the variant's rules while the chosen ones do not go together. */
  get paste(): Paste {
    const { judged } = this;
    return readPaste(this.text, judged.ok ? judged.settings : draftOf(this.draft.variant));
  }

  /** The code of the day, or null while the rules do not go together. */
  get daily(): string | null {
    const { judged } = this;
    return judged.ok ? dailyCode(Date.now(), judged.settings.rules) : null;
  }

  /** Whether a game has been pasted, whose own rules count. */
  get isLoading(): boolean {
    return this.source === 'own' && this.paste.kind === 'game';
  }

  /** What is asked for; null while something is in the way. */
  get order(): Order | null {
    const paste = this.source === 'own' ? this.paste : null;
    if (paste?.kind === 'game') return { kind: 'load', session: paste.session };
    const { judged } = this;
    if (!judged.ok) return null;
    const { settings } = judged;
    if (this.source === 'random') return { kind: 'random', settings, winnable: this.winnable };
    if (paste) return 'setup' in paste ? { kind: 'deal', setup: paste.setup } : null;
    const found = findSetup(settings, { code: this.daily });
    return found.ok ? { kind: 'deal', setup: found.setup } : null;
  }
}
