/** Hands texts out as files. */

/** Gives a text to the browser to save; null where it cannot, else what gives its memory back. */
export function saveFile(name: string, text: string): (() => void) | null {
  try {
    const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    // Outside of the document, so that the page hears nothing of its click.
    Object.assign(document.createElement('a'), { href: url, download: name }).click();
    return () => URL.revokeObjectURL(url);
  } catch {
    return null;
  }
}
