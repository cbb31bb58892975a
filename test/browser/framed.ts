// Pages of their own in a frame, at an address as all pages have one: policies speak of it.

/** Opens a page in a frame and waits for it to have loaded. */
export async function openIn(frame: HTMLIFrameElement, html: string): Promise<void> {
  const address = `/framed/${crypto.randomUUID()}`;
  await fetch(address, { method: 'PUT', body: html });
  frame.src = address;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
}
