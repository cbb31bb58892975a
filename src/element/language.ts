/** Which language an element speaks: its own, the nearest `lang`, the browser's, or English. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { resolveLocale, type Locale } from '../i18n/index.js';

/** Called when a `lang` anywhere above may have changed. */
type Listener = () => void;

const listeners = new Set<Listener>();
/** One observer for every element on the page, made when the first needs it. */
let observer: MutationObserver | null = null;

/** The roots from an element outwards: its tree, the tree of its shadow host, up to the document. */
function* rootsOf(element: Element): Generator<Node> {
  let root = element.getRootNode();
  yield root;
  while (root instanceof ShadowRoot) {
    root = root.host.getRootNode();
    yield root;
  }
}

function watch(element: Element, listener: Listener): void {
  listeners.add(listener);
  observer ??= new MutationObserver(() => {
    for (const tell of listeners) tell();
  });
  for (const root of rootsOf(element)) {
    observer.observe(root, { subtree: true, attributes: true, attributeFilter: ['lang'] });
  }
}

function unwatch(listener: Listener): void {
  listeners.delete(listener);
  if (listeners.size > 0) return;
  observer?.disconnect();
  observer = null;
}

/** The nearest `lang` of an element or its ancestors, through shadow hosts. */
function nearestLang(element: Element): string | null {
  for (let at: Element | null = element; at;) {
    const found: Element | null = at.closest('[lang]');
    if (found) return found.getAttribute('lang');
    const root = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : null;
  }
  return null;
}

/** Keeps the locale of its host and reports each change. */
export class LanguageController implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #own: () => string | undefined;
  readonly #speak: (locale: Locale) => Promise<boolean>;
  readonly #missing: () => void;
  readonly #refresh = (): void => this.refresh();
  #locale: Locale = 'en';
  /** Whether its words could not be had, so that another try is due. */
  #isMissing = false;

  /**
   * `own` gives the element's own wish, its `locale`; `speak` changes the language, and tells whether
   * that could be done; `missing` is called once where it could not.
   */
  constructor(
    host: ReactiveControllerHost & Element,
    own: () => string | undefined,
    speak: (locale: Locale) => Promise<boolean>,
    missing: () => void,
  ) {
    this.#host = host;
    this.#own = own;
    this.#speak = speak;
    this.#missing = missing;
    host.addController(this);
  }

  get locale(): Locale {
    return this.#locale;
  }

  hostConnected(): void {
    watch(this.#host, this.#refresh);
    window.addEventListener('online', this.#refresh);
    this.refresh();
  }

  hostDisconnected(): void {
    unwatch(this.#refresh);
    window.removeEventListener('online', this.#refresh);
  }

  /** Looks again, and tries again where words were missing. A `lang` that names none of ours goes on to the browser's languages. */
  refresh(): void {
    const tags = [this.#own(), nearestLang(this.#host), ...navigator.languages];
    const locale = resolveLocale(tags);
    if (locale === this.#locale && !this.#isMissing) return;
    this.#locale = locale;
    void this.#change(locale);
  }

  async #change(locale: Locale): Promise<void> {
    const isSpoken = await this.#speak(locale);
    // Another language may have been asked for meanwhile.
    if (locale !== this.#locale) return;
    if (!isSpoken && !this.#isMissing) this.#missing();
    this.#isMissing = !isSpoken;
  }
}
