// Lets tests ask the browser what only its developer tools know, such as the accessibility tree.

/** What a session sets, as emulated media, ends with it: each page keeps its own. */
const clients = new WeakMap();

async function clientOf(page) {
  if (!clients.has(page)) clients.set(page, await page.createCDPSession());
  return clients.get(page);
}

export const devtoolsPlugin = () => ({
  name: 'devtools',
  async executeCommand({ command, payload, session }) {
    if (command !== 'devtools') return undefined;
    const client = await clientOf(session.browser.getPage(session.id));
    return client.send(payload.method, payload.params);
  },
});
