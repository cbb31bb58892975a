// Real input that @web/test-runner-commands has no command for: fingers and pens, by Chromium's protocol.

/** Answers the command `input` with a { method, params } of the protocol's Input domain. */
export function inputPlugin() {
  const clients = new Map();
  return {
    name: 'input-command',
    async executeCommand({ command, payload, session }) {
      if (command !== 'input') return undefined;
      const { id, browser } = session;
      if (!clients.has(id)) clients.set(id, await browser.getPage(id).createCDPSession());
      await clients.get(id).send(`Input.${payload.method}`, payload.params);
      return true;
    },
  };
}
