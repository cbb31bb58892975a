/** Copies a text for the player. */

/**
 * Puts a text on the clipboard; where the page may not, marks the element that shows it, so that the
 * player's own copy command takes it. True if it has been copied.
 */
export async function copyText(text: string, shown: Element | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (shown) getSelection()?.selectAllChildren(shown);
    return false;
  }
}
