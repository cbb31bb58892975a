/** Scrolling by key: of the dialog, which the browser would follow up with the page behind it. */

/** Pixels for an arrow key, and the share of what is in sight for a page. */
const LINE = 40;
const PAGE = 0.9;

/** How far a key scrolls, in pixels, given what is in sight and all there is. */
const DISTANCES: Readonly<Record<string, (inSight: number, all: number) => number>> = {
  ArrowDown: () => LINE,
  ArrowUp: () => -LINE,
  PageDown: (inSight) => PAGE * inSight,
  PageUp: (inSight) => -PAGE * inSight,
  ' ': (inSight) => PAGE * inSight,
  End: (_, all) => all,
  Home: (_, all) => -all,
};

/** Whether a control does something of its own with a key. */
function isTaken(control: Element, key: string): boolean {
  if (control.matches('select, textarea')) return true;
  if (control.matches('button, summary, [type="checkbox"]')) return key === ' ';
  if (control.matches('[type="radio"]')) return key === ' ' || key.startsWith('Arrow');
  return control.matches('input') && !key.startsWith('Page');
}

/** Scrolls what a dialog contains, and nothing else. */
export function scrollByKey(event: KeyboardEvent, body: Element | null): void {
  const { key, shiftKey, target, defaultPrevented } = event;
  const distance = DISTANCES[key];
  if (!distance || defaultPrevented || isTaken(target as Element, key)) return;
  event.preventDefault();
  if (!body) return;
  const top = distance(body.clientHeight, body.scrollHeight);
  body.scrollBy({ top: key === ' ' && shiftKey ? -top : top });
}
