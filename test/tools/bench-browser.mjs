// What a tap costs in a browser four times slower than this machine, and what a board weighs.
import { openPages } from './pages.mjs';

const SLOWDOWN = 4;
const VARIANTS = ['pyramide', 'giza', 'thirteen'];
const TAPS = 300;

const quantile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

const pages = await openPages();
const rows = {};
for (const variant of VARIANTS) {
  const page = await pages.page(
    { variant, code: 'PY1-N-AAAAAAS', 'no-verdict': '' },
    { viewport: { width: 768, height: 800 } },
  );
  const inspector = await page.context().newCDPSession(page);
  await inspector.send('Performance.enable');
  const { metrics } = await inspector.send('Performance.getMetrics');
  const listeners = metrics.find(({ name }) => name === 'JSEventListeners')?.value;
  const weight = await page.evaluate(async () => (await import('/in-page.js')).weigh());
  await inspector.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const { script, frame } = await page.evaluate(
    async (taps) => (await import('/in-page.js')).timeTaps(taps),
    TAPS,
  );
  const [scripts, frames] = [script, frame].map((times) => times.toSorted((a, b) => a - b));
  rows[variant] = {
    ...weight,
    listeners,
    'script, median (ms)': quantile(scripts, 0.5).toFixed(1),
    'script, 98 %': quantile(scripts, 0.98).toFixed(1),
    'to the frame, median (ms)': quantile(frames, 0.5).toFixed(1),
    'to the frame, 98 %': quantile(frames, 0.98).toFixed(1),
  };
  await page.close();
}
await pages.close();
console.log(`browser, ${SLOWDOWN} times slower, ${TAPS} taps`);
console.table(rows);
