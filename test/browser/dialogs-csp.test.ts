// Dialogs in a page that allows nothing but scripts and style sheets of its own.
import { expect } from '@open-wc/testing';
import { DIALOGS } from '../../src/element/dialogs/list.js';
import type { PyramidSolitaire } from '../../src/index.js';
import { openIn } from './framed.js';
import { until } from './until.js';

const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'";

/** A page of its own with the element in it, and what its policy has forbidden. */
async function strictPage(forbidden: string[]): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  const source = new URL('../../src/define.ts', import.meta.url).pathname;
  frame.width = '700';
  frame.height = '600';
  await openIn(
    frame,
    `<!doctype html><meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
  );
  const page = frame.contentDocument as Document;
  page.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    forbidden.push(`${violatedDirective} ${blockedURI}`),
  );
  const script = Object.assign(page.createElement('script'), { type: 'module', src: source });
  const element = page.createElement('pyramid-solitaire');
  element.setAttribute('no-verdict', '');
  // What has a match and statistics has all dialogs.
  element.setAttribute('scoring', 'par');
  element.setAttribute('save-key', 'strict');
  page.body.append(script, element);
  await until('the element', () => element.shadowRoot?.querySelector('.toolbar') != null);
  return frame;
}

it('dialogs need nothing that a strict page forbids', async () => {
  const forbidden: string[] = [];
  const frame = await strictPage(forbidden);
  try {
    const element = frame.contentDocument?.querySelector('pyramid-solitaire') as PyramidSolitaire;
    const root = element.shadowRoot as ShadowRoot;
    // Something to save to a file.
    element.play('draw');
    element.giveUp();
    await element.newGame();
    for (const name of Object.keys(DIALOGS)) {
      root.querySelector<HTMLElement>('.toolbar [data-action="more"]')?.click();
      await until('More', () => root.querySelector('dialog[open] .menu') != null);
      // A guided game asks only before it ends another.
      if (name === 'guide') element.play('draw');
      if (name !== 'more') {
        root.querySelector<HTMLElement>(`[data-action="${name}"]`)?.click();
        await until(name, () => root.querySelector(`[data-dialog="${name}"]`) != null);
      }
      if (name === 'statistics') root.querySelector<HTMLElement>('.deeds button')?.click();
      const { opacity, borderRadius } = getComputedStyle(
        root.querySelector('[part="dialog"]') as Element,
      );
      expect([opacity !== '', borderRadius], name).to.deep.equal([true, '16px']);
    }
    expect(forbidden).to.deep.equal([]);
  } finally {
    frame.remove();
  }
});
