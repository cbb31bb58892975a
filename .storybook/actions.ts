// What the boards tell, in the Actions panel: the name of each event and its detail.
import { action } from 'storybook/actions';
import { element } from '../stories/parts/manifest.js';

/** From now on every event of every board is told. */
export function tellEvents(): void {
  for (const { name } of element.events) {
    const tell = action(name);
    document.addEventListener(name, (event) => tell((event as CustomEvent<unknown>).detail));
  }
}
