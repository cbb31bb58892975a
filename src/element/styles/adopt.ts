/** Style sheets for a document other than the one they were made in. */
import { adoptStyles, type CSSResult } from 'lit';

/** Gives a shadow root its styles; a constructed sheet serves only the document that made it. */
export function adoptHere(root: ShadowRoot, styles: readonly CSSResult[]): void {
  const view = root.ownerDocument.defaultView;
  if (!view || view === window) {
    adoptStyles(root, [...styles]);
    return;
  }
  root.adoptedStyleSheets = styles.map(({ cssText }) => {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(cssText);
    return sheet;
  });
}
