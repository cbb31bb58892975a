/** Listens to clicks and keys inside the element and turns them into intents and actions. */
import type { Intent, Session } from '../engine/index.js';
import { stopElement, type BoardFocus } from './focus.js';
import { actOn, drawIntent, follow } from './input.js';
import { commandOf, directionOf, type Command } from './keys.js';
import type { StopKey } from './stops.js';
import type { Action } from './views/controls.js';

/** What the listeners work on. */
export interface Interactive {
  readonly session: () => Session;
  readonly dispatch: (intent: Intent) => unknown;
  /** A button outside the board. */
  readonly act: (action: Action) => unknown;
  /** Whether the player may undo and redo, or ask for hints. */
  readonly allows: (action: 'undo' | 'hint') => boolean;
  /** Focus has moved. */
  readonly moved: () => void;
}

/** Whether a key does what a button does. */
const isAction = (command: Command | null): command is 'hint' | 'new' | 'keys' =>
  command === 'hint' || command === 'new' || command === 'keys';

class Interaction {
  readonly #focus: BoardFocus;
  readonly #on: Interactive;

  constructor(focus: BoardFocus, on: Interactive) {
    this.#focus = focus;
    this.#on = on;
  }

  focused({ target }: Event): void {
    const stop = stopElement(target);
    if (!stop) return;
    this.#focus.last = stop.dataset['stop'] as StopKey;
    this.#on.moved();
  }

  click({ target }: Event): void {
    const stop = stopElement(target);
    if (stop) {
      // Not every browser focuses a button that is clicked.
      this.#focus.go(stop);
      this.#carryOut(actOn(this.#on.session(), stop.dataset['stop'] as StopKey));
      return;
    }
    const button = target instanceof Element && target.closest<HTMLElement>('[data-action]');
    if (button) this.#on.act(button.dataset['action'] as Action);
  }

  #carryOut(intent: Intent | null): void {
    if (intent) this.#on.dispatch(intent);
  }

  key(event: KeyboardEvent): void {
    const direction = directionOf(event);
    if (direction && this.#focus.current) {
      event.preventDefault();
      this.#focus.move(direction);
      return;
    }
    const command = commandOf(event);
    if (!event.repeat && isAction(command)) {
      if (command === 'hint' && !this.#on.allows('hint')) return;
      event.preventDefault();
      this.#on.act(command);
      return;
    }
    // A key held down may go on drawing, but neither presses a button again nor turns the waste.
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
    const intent = this.#commanded(event);
    if (!intent) return;
    event.preventDefault();
    this.#on.dispatch(intent);
  }

  #commanded(event: KeyboardEvent): Intent | null {
    const session = this.#on.session();
    const command = commandOf(event);
    if (!command || isAction(command)) return null;
    if (event.repeat) {
      const draws = command === 'draw' && session.position.stock.length > 0;
      return draws ? drawIntent(session) : null;
    }
    if ((command === 'undo' || command === 'redo') && !this.#on.allows('undo')) return null;
    return follow(session, command);
  }
}

/** Listens on a shadow root; the listeners live no longer than its element. */
export function listen(root: EventTarget, focus: BoardFocus, on: Interactive): void {
  const interaction = new Interaction(focus, on);
  root.addEventListener('click', (event) => interaction.click(event));
  root.addEventListener('keydown', (event) => interaction.key(event as KeyboardEvent));
  root.addEventListener('focusin', (event) => interaction.focused(event));
}
