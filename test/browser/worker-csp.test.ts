// B06 in pages whose content policy forbids workers, all of them or only those from a blob.
import { expect } from '@open-wc/testing';
import type { PyramidSolitaire } from '../../src/index.js';
import { DECK_E } from '../fixtures/decks.js';
import { openIn } from './framed.js';
import { until } from './until.js';

/** A page of its own with the element in it. */
async function pageWith(policy: string): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  const source = new URL('../../src/define.ts', import.meta.url).pathname;
  const html = `<!doctype html>
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <script type="module" src="${source}"></script>
    <pyramid-solitaire variant="casual" stock="closed" cards="${DECK_E.replaceAll(/\s+/gu, ' ')}">
    </pyramid-solitaire>`;
  await openIn(frame, html);
  await until('the element', () => elementIn(frame)?.shadowRoot?.querySelector('.board') != null);
  return frame;
}

const elementIn = (frame: HTMLIFrameElement): PyramidSolitaire | null =>
  frame.contentDocument?.querySelector('pyramid-solitaire') ?? null;

describe('B06 with the policy', () => {
  for (const policy of ["worker-src 'self'", "worker-src 'none'", 'worker-src blob:']) {
    it(`${policy}, hint and verdict come, and the game is played`, async () => {
      const frame = await pageWith(policy);
      try {
        const element = elementIn(frame);
        const verdicts: string[] = [];
        element?.addEventListener('pyramid-verdict', ({ detail }) => verdicts.push(detail.verdict));
        const uncaught: unknown[] = [];
        frame.contentWindow?.addEventListener('unhandledrejection', ({ reason }) =>
          uncaught.push(reason),
        );
        const hint = await element?.hint();
        expect(element?.play(hint ?? '')).to.deep.equal({ ok: true });
        expect((await element?.solve())?.verdict).to.equal('winnable');
        await until('a verdict', () => verdicts.length > 0);
        expect([verdicts, uncaught]).to.deep.equal([['winnable'], []]);
      } finally {
        frame.remove();
      }
    });
  }
});
