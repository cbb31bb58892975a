/** Registers the tag: the package's one side effect. */
import { PyramidSolitaire } from './element/pyramid-solitaire.js';

const TAG = 'pyramid-solitaire';

// A second copy of the script on a page must not throw, nor an import where there is no page.
if (globalThis.customElements?.get(TAG) === undefined)
  globalThis.customElements?.define(TAG, PyramidSolitaire);

declare global {
  interface HTMLElementTagNameMap {
    [TAG]: PyramidSolitaire;
  }
}
