// A player at the element: acts by finger, mouse or keyboard on what can be seen, and notes what happens.
import { assert, fixture, html } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { tagOf, type Locale } from '../../src/i18n/index.js';
import '../../src/define.js';
import type { PyramidSolitaire } from '../../src/index.js';
import { watchConsole } from './console.js';
import { mouse, type At, type Hand } from './hands.js';
import { nameOf, Screen } from './screen.js';
import { until } from './until.js';

type Value = string | number | boolean | null;

/** The element's attributes, and the language of the page around it. */
export type Mount = Readonly<Record<string, Value>> & { readonly lang?: string };

/** By what hand a card is carried, and how far off its aim, in card widths and heights. */
export interface Carrying {
  readonly by?: Hand;
  readonly off?: readonly [number, number];
}

export interface Heard {
  readonly type: string;
  readonly target: EventTarget | null;
  readonly detail: Readonly<Record<string, unknown>>;
}

const EVENTS = ['deal', 'before-move', 'move', 'refuse', 'undo', 'redo', 'win', 'lose', 'error'];

watchConsole();

/** Not every browser's protocol knows the space by name. */
export const named = (key: string): string => (key === 'Space' ? ' ' : key);

/** Presses a real key, or a chord such as `Shift+Tab`. */
export async function pressKey(chord: string): Promise<void> {
  const [key = '', ...held] = chord.split('+').toReversed();
  for (const down of held) await sendKeys({ down });
  await sendKeys({ press: named(key) });
  for (const up of held) await sendKeys({ up });
}

export class Table extends Screen {
  readonly page: HTMLElement;
  readonly #events: Heard[] = [];

  constructor(page: HTMLElement, element: PyramidSolitaire) {
    super(element);
    this.page = page;
    for (const type of EVENTS) {
      page.addEventListener(`pyramid-${type}`, (event) => {
        const { detail } = event as Event & Pick<Heard, 'detail'>;
        this.#events.push({ type, target: event.target, detail });
      });
    }
  }

  /** Puts the element between the things to focus before and after it, and waits for its words. */
  async open(): Promise<this> {
    this.page.querySelector('#before')?.after(this.element);
    await this.settled();
    await this.speaking(this.element.locale as Locale);
    this.listen();
    return this;
  }

  /** Waits for what has been asked for to be on the screen. */
  async settled(): Promise<this> {
    do await this.element.updateComplete;
    while (this.element.isUpdatePending);
    return this;
  }

  async speaking(locale: Locale): Promise<this> {
    await until(`speaks ${locale}`, () => this.lang === tagOf(locale));
    return this.settled();
  }

  /** Events since the start or the last `forget`: all of them, or those of a type. */
  events(type?: string): readonly Heard[] {
    return this.#events.filter((event) => type === undefined || event.type === type);
  }

  /** The types of those events, in order. */
  get kinds(): readonly string[] {
    return this.#events.map(({ type }) => type);
  }

  /** The moves made, in order. */
  get moves(): readonly unknown[] {
    return this.events('move').map(({ detail }) => detail['move']);
  }

  forget(): void {
    this.#events.length = 0;
    this.heard.length = 0;
  }

  async click(target: HTMLElement): Promise<this> {
    target.click();
    return this.settled();
  }

  tap = (key: string): Promise<this> => this.click(this.stop(key));
  press = (name: string): Promise<this> => this.click(this.button(name));

  /** Asks for a new game, and takes what is offered. */
  async dealAnew(): Promise<this> {
    await this.click(this.find('.toolbar [data-action="new"]'));
    return this.click(this.find('dialog [type="submit"]'));
  }

  /** Chooses what the toolbar has under More. */
  async choose(name: string): Promise<this> {
    await this.click(this.find('.toolbar [data-action="more"]'));
    return this.press(name);
  }

  async taps(keys: string): Promise<this> {
    for (const key of keys.split(/\s+/u)) await this.tap(key);
    return this;
  }

  /** Lets all that flies over the board come to where it belongs. */
  land(): this {
    for (const animation of this.root.getAnimations()) {
      if (!(animation instanceof CSSTransition)) animation.finish();
    }
    return this;
  }

  /** Where something is to be seen, once it has come to rest. */
  seen(target: HTMLElement): At {
    this.land();
    target.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = target.getBoundingClientRect();
    const tries = [0.5, 0.15, 0.85].flatMap((y) => [0.5, 0.2, 0.8].map((x) => [x, y] as const));
    const seen = tries
      .map(([x, y]) => ({ x: Math.round(left + x * width), y: Math.round(top + y * height) }))
      .find(({ x, y }) => target.contains(this.root.elementFromPoint(x, y)));
    assert.isDefined(seen, `${nameOf(target)} to be seen`);
    return seen;
  }

  /** A click of the real mouse, where the target is to be seen. */
  async point(target: HTMLElement): Promise<this> {
    const { x, y } = this.seen(target);
    await sendMouse({ type: 'click', position: [x, y] });
    return this.settled();
  }

  pointAt = (key: string): Promise<this> => this.point(this.stop(key));

  /** A stop, or a pile with its empty places: `waste`, `waste:1`, `foundation`. */
  place(key: string): HTMLElement {
    const [part, index = '0'] = key.split(':');
    const piles = this.all(`[part~="${part}"][role="group"]`);
    return piles[Number(index)] ?? this.stop(key);
  }

  /** Presses on a stop and moves a card's middle over a place, so many card widths and heights off. */
  async carry(from: string, to: string, { by = mouse, off = [0, 0] }: Carrying = {}): Promise<At> {
    const at = this.seen(this.stop(from));
    const [card, place] = [this.stop(from), this.place(to)].map((one) =>
      one.getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    const x = at.x + place.x + place.width / 2 - card.x - card.width / 2 + off[0] * card.width;
    const y = at.y + place.y + place.height / 2 - card.y - card.height / 2 + off[1] * card.height;
    await by.press(at);
    for (const part of [0.4, 0.7, 1]) {
      await by.move({ x: at.x + (x - at.x) * part, y: at.y + (y - at.y) * part });
    }
    return { x, y };
  }

  /** Drags a card onto another or to a pile, and lets it go. */
  async drag(from: string, to: string, carrying: Carrying = {}): Promise<this> {
    await this.carry(from, to, carrying);
    await (carrying.by ?? mouse).release();
    return this.settled();
  }

  /** What somebody taps, one after another, to make a move. */
  stepsOf(move: string): readonly string[] {
    const [kind = '', rest = ''] = move.split(/[:>]/u);
    if (kind === 'cell') return [rest, 'cell:0'];
    if (kind === 'redeal') return ['stock'];
    if (kind !== 'draw') return kind.split('+');
    return rest ? [`lay:${Number(rest) - 1}`] : [this.has('draw') ? 'draw' : 'stock'];
  }

  /** Makes moves by taps. */
  async make(moves: string): Promise<this> {
    for (const move of moves.split(/\s+/u)) {
      for (const step of this.stepsOf(move)) await this.tap(step);
    }
    return this;
  }

  /** Makes moves by the method, `draw*24` as often as it says; each must be possible. */
  async play(moves: string): Promise<this> {
    for (const move of moves.split(/\s+/u)) {
      const [name = '', times = '1'] = move.split('*');
      for (let at = 0; at < Number(times); at += 1) {
        assert.deepEqual(this.element.play(name), { ok: true }, name);
      }
    }
    return this.settled();
  }

  /** Draws and turns the waste over, so many moves in all. */
  async pageThrough(times: number): Promise<this> {
    for (let at = 0; at < times; at += 1) {
      this.element.play(this.state.stock > 0 ? 'draw' : 'redeal');
    }
    return this.settled();
  }

  async drawAll(): Promise<this> {
    while (this.state.stock > 0) this.element.play('draw');
    return this.settled();
  }

  /** Presses real keys, one after another. */
  async keys(...keys: readonly string[]): Promise<this> {
    for (const key of keys) {
      await pressKey(key);
      await this.settled();
    }
    return this;
  }

  async focus(key: string): Promise<this> {
    this.stop(key).focus();
    return this.settled();
  }

  /** Tabs in from before the element until focus is on the board. */
  async enter(): Promise<this> {
    this.page.querySelector<HTMLElement>('#before')?.focus();
    const isIn = () => this.focused !== null && this.has(this.focused);
    for (let tab = 0; tab < 5 && !isIn(); tab += 1) await this.keys('Tab');
    assert.isTrue(isIn(), 'the board is reached by Tab');
    return this;
  }

  readonly #box = (key: string): DOMRect => this.stop(key).getBoundingClientRect();

  /** Stops in the order in which it is less to walk. */
  nearestFirst(keys: readonly string[]): readonly string[] {
    const from = this.#box(this.focused ?? '');
    const far = (key: string) => Math.hypot(this.#box(key).x - from.x, this.#box(key).y - from.y);
    return keys.toSorted((a, b) => far(a) - far(b));
  }

  /** Goes to a stop by arrow keys alone, first up or down to its row, then along it. */
  async walkTo(key: string): Promise<this> {
    const tried = new Set<string>();
    while (this.focused !== key) {
      const at = this.focused ?? '';
      const [from, to] = [this.#box(at), this.#box(key)];
      const sideways = to.x < from.x ? ['Left', 'Right'] : ['Right', 'Left'];
      const upright = to.y < from.y ? ['Up', 'Down'] : ['Down', 'Up'];
      const isLevel = Math.abs(to.y - from.y) < 8;
      const wishes = isLevel ? [...sideways, ...upright] : [...upright, ...sideways];
      const wish = wishes.find((direction) => !tried.has(`${at} ${direction}`));
      assert.isDefined(wish, `arrows lead from ${at} to ${key}`);
      tried.add(`${at} ${wish}`);
      await this.keys(`Arrow${wish}`);
    }
    return this;
  }
}

/**
 * Puts an element into a page. The solver's verdict comes when it comes, so tests that want to see it
 * ask for it.
 */
export async function mount({ lang = 'en', ...given }: Mount = {}): Promise<Table> {
  const page = await fixture<HTMLElement>(
    html`<div lang=${lang}><button id="before">a</button><button id="after">z</button></div>`,
  );
  const element = document.createElement('pyramid-solitaire');
  for (const [name, value] of Object.entries({ 'no-verdict': true, ...given })) {
    if (typeof value === 'boolean') element.toggleAttribute(name, value);
    else if (value !== null) element.setAttribute(name, String(value));
  }
  return new Table(page, element).open();
}
