// Lets tests speak Chromium's protocol: real fingers and pens, forced colours, the accessibility tree.

/** What a session sets, as emulated media, ends with it: each page keeps its own. */
const clients = new WeakMap();

async function clientOf(page) {
  if (!clients.has(page)) clients.set(page, await page.createCDPSession());
  return clients.get(page);
}

/** Answers the command `devtools` with what a { method, params } of the protocol answers. */
export const devtoolsPlugin = () => ({
  name: 'devtools',
  async executeCommand({ command, payload, session }) {
    if (command !== 'devtools') return undefined;
    const client = await clientOf(session.browser.getPage(session.id));
    return (await client.send(payload.method, payload.params)) ?? null;
  },
});
