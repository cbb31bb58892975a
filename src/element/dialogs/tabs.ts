/** Tabs of a dialog: one is on show, arrow keys go along them. */
import { html, type TemplateResult } from 'lit';

export interface Tab<Key extends string> {
  readonly key: Key;
  readonly label: string;
}

interface Tabs<Key extends string> {
  readonly tabs: readonly Tab<Key>[];
  readonly current: Key;
  readonly choose: (key: Key) => void;
  /** What the current tab shows. */
  readonly panel: TemplateResult;
}

/** Steps along the tabs by key, as they lie in a language written from left to right. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const ENDS: Readonly<Record<string, number>> = { Home: 0, End: -1 };

/** The index that a key leads to, or null. */
function indexAfter({ key }: KeyboardEvent, from: number, isRightToLeft: boolean): number | null {
  const step = STEPS[key];
  return step === undefined ? (ENDS[key] ?? null) : from + (isRightToLeft ? -step : step);
}

export function tabsView<Key extends string>({
  tabs,
  current,
  choose,
  panel,
}: Tabs<Key>): TemplateResult {
  const walk = (event: KeyboardEvent): void => {
    const list = event.currentTarget as HTMLElement;
    const from = tabs.findIndex(({ key }) => key === current);
    const to = indexAfter(event, from, getComputedStyle(list).direction === 'rtl');
    if (to === null) return;
    event.preventDefault();
    const index = (to + tabs.length) % tabs.length;
    const tab = tabs.at(index);
    if (tab) choose(tab.key);
    // All tabs stay, so that focus need not wait for the render.
    list.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  };
  return html`<div class="tabs" role="tablist" aria-labelledby="dialog-title" @keydown=${walk}>
      ${tabs.map(
        ({ key, label }) =>
          html`<button
            type="button"
            role="tab"
            id="tab-${key}"
            aria-selected=${key === current ? 'true' : 'false'}
            aria-controls="tab-panel"
            tabindex=${key === current ? '0' : '-1'}
            @click=${() => choose(key)}
          >
            ${label}
          </button>`,
      )}
    </div>
    <div id="tab-panel" role="tabpanel" aria-labelledby="tab-${current}">${panel}</div>`;
}
