// What a player sees and hears of the element: names, roles, words and cards, and nothing behind them.
import { assert } from '@open-wc/testing';
import type { Snapshot } from '../../src/engine/index.js';
import type { PyramidSolitaire } from '../../src/index.js';

const tidy = (text: string | null | undefined): string => (text ?? '').replace(/\s+/gu, ' ').trim();

const isShown = (element: Element): boolean => element.getClientRects().length > 0;

/** What a person would call an element. */
export const nameOf = (element: Element): string =>
  tidy(element.getAttribute('aria-label') ?? element.textContent);

export class Screen {
  readonly element: PyramidSolitaire;
  /** Every text that the live region has been given, in order. */
  readonly heard: string[] = [];

  constructor(element: PyramidSolitaire) {
    this.element = element;
  }

  get root(): ShadowRoot {
    const { shadowRoot } = this.element;
    assert.isNotNull(shadowRoot);
    return shadowRoot;
  }

  /** Brings all that moves to where it comes to rest. */
  rest(): void {
    for (const animation of this.root.getAnimations()) animation.finish();
  }

  get state(): Snapshot {
    return this.element.state;
  }

  /** The language that the element says it speaks. */
  get lang(): string | null {
    return this.root.querySelector('[lang]')?.getAttribute('lang') ?? null;
  }

  find(selector: string): HTMLElement {
    const found = this.root.querySelector<HTMLElement>(selector);
    assert.isNotNull(found, selector);
    return found;
  }

  all(selector: string): readonly HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>(selector)].filter(isShown);
  }

  /** A card by its token, or another stop of the board: `stock`, `draw`, `lay:1`, `cell:0`. */
  stop(key: string): HTMLElement {
    return this.find(`[data-stop="${key}"]`);
  }

  get stops(): readonly string[] {
    return this.all('[data-stop]').map((stop) => stop.dataset['stop'] ?? '');
  }

  has = (key: string): boolean => this.stops.includes(key);
  label = (key: string): string => nameOf(this.stop(key));
  isFree = (card: string): boolean => this.stop(card).getAttribute('aria-disabled') !== 'true';

  /** The cards of the tableau by rows, without those that have gone. */
  get rows(): readonly (readonly string[])[] {
    return this.state.tableau.map((row) => row.filter((card) => card !== null));
  }

  button(name: string): HTMLElement {
    const found = this.all('button').find((button) => nameOf(button) === name);
    assert.isDefined(found, `button ${name}`);
    return found;
  }

  hasButton = (name: string): boolean => this.all('button').some((one) => nameOf(one) === name);
  isOn = (name: string): boolean => this.button(name).getAttribute('aria-disabled') !== 'true';

  /** The figure that stands beside a word of the status line. */
  figure(term: string): string {
    const found = this.all('[part~="status"] dt').find((dt) => tidy(dt.textContent) === term);
    assert.isDefined(found, `figure ${term}`);
    return tidy(found.nextElementSibling?.textContent);
  }

  /** All that is read out of a pile and of what lies there. */
  pile(part: string): string {
    const group = this.find(`[part~="${part}"][role="group"]`);
    return [group, ...group.querySelectorAll('[aria-label]')].map(nameOf).join('; ');
  }

  says(): string {
    return tidy(this.find('[role="status"]').textContent);
  }

  /** All text to be seen inside what a selector names, without what only the live region has. */
  text(within = '*', without = ''): string {
    const walker = document.createTreeWalker(this.root, NodeFilter.SHOW_TEXT);
    const hidden = ['style', 'svg', '[role="status"]', without].filter(Boolean).join();
    const found: string[] = [];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (!parent?.closest(within) || parent.closest(hidden) || !isShown(parent)) continue;
      found.push(walker.currentNode.textContent ?? '');
    }
    return tidy(found.join(' '));
  }

  status = (): string => this.text('[part~="status"] *');

  /** What stands neither on the board nor in the status line or the toolbar. */
  message = (): string => this.text('*', '[part]');

  /** Every accessible name, in order. */
  get names(): readonly string[] {
    return this.all('[aria-label]').map((one) => one.getAttribute('aria-label') ?? '');
  }

  /** Where focus is: a card or another stop, else the name of what has it; null outside. */
  get focused(): string | null {
    const active = this.root.activeElement;
    return active && (active.getAttribute('data-stop') ?? nameOf(active));
  }

  /** From now on keeps what the live region is given to say. */
  protected listen(): void {
    const region = this.find('[role="status"]');
    const note = (): void => void this.heard.push(region.textContent ?? '');
    new MutationObserver(note).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  }
}
