// A command of the test runner: forced colours, which its own commands cannot turn on.

/** For browsers that speak Chrome's protocol; elsewhere the command answers false. */
export const forcedColorsPlugin = () => ({
  name: 'forced-colors-command',
  async executeCommand({ command, payload, session }) {
    if (command !== 'forced-colors') return undefined;
    try {
      const client = await session.browser.getPage(session.id).createCDPSession();
      const features = [{ name: 'forced-colors', value: payload ? 'active' : 'none' }];
      await client.send('Emulation.setEmulatedMedia', { features });
      return true;
    } catch {
      return false;
    }
  },
});
