// Serves the build to a browser of its own: pages that hold one element and nothing else.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { requireBrowser } from './browser.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };

const BLANK = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>html { color-scheme: light dark } body { margin: 0 }</style>
<script type="module" src="/dist/esm/index.js"></script>`;

/** The build, and what the tools do inside the page. */
function fileOf(path) {
  if (path === '/in-page.js') return join(ROOT, 'test/tools/in-page.js');
  return path.startsWith('/dist/') ? join(ROOT, path) : null;
}

function answer({ url = '/' }, response) {
  const path = normalize(new URL(url, 'http://localhost').pathname);
  if (path === '/') {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(BLANK);
    return;
  }
  const file = fileOf(path);
  if (!file || !existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
}

/** A browser and a server of the build; `close` ends both. */
export async function openPages() {
  const server = createServer(answer);
  await new Promise((ready) => {
    server.listen(0, 'localhost', ready);
  });
  const { executablePath, env, args } = requireBrowser();
  const browser = await chromium.launch({ executablePath, env, args });
  const address = `http://localhost:${server.address().port}/`;

  return {
    browser,
    /** A page with an element of these attributes, once its words and panels are there. */
    async page(attributes, context = {}) {
      const page = await browser.newPage(context);
      page.on('pageerror', ({ message }) => {
        console.error(message);
        process.exitCode = 1;
      });
      await page.goto(address);
      await page.evaluate(async (given) => (await import('/in-page.js')).seat(given), attributes);
      return page;
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}
