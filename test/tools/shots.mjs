// Renders the fixed set of pictures into shots/, with a contact sheet; a name on the command line
// renders only the scenes whose names contain it.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPages } from './pages.mjs';
import { movesTo, SCENES, winnable } from './scenes.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = join(ROOT, 'shots');
const FELT = join(ROOT, 'src/themes/felt.css');

const wanted = process.argv[2] ?? '';
const scenes = SCENES.filter(({ name }) => name.includes(wanted));

async function shoot(pages, { name, variant, moment, locale, theme, width, height, attributes }) {
  const { code } = winnable(variant);
  const page = await pages.page(
    { variant, code, locale, 'no-verdict': '', ...attributes },
    {
      viewport: { width, height },
      colorScheme: theme === 'papyrus' ? 'light' : 'dark',
      reducedMotion: 'reduce',
      deviceScaleFactor: width < 600 ? 2 : 1,
    },
  );
  if (theme === 'felt') await page.addStyleTag({ content: readFileSync(FELT, 'utf8') });
  await page.evaluate(async (game) => (await import('/in-page.js')).playTo(game), {
    moves: movesTo(variant, moment),
    moment,
  });
  await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: true });
  await page.close();
}

const figure = ({ name, width }) =>
  `<figure style="width:${Math.min(width, 480)}px"><img src="${name}.png" alt="${name}"><figcaption>${name}</figcaption></figure>`;

const sheet = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title>
<style>body{display:flex;flex-wrap:wrap;gap:16px;align-items:start;background:#808080;font:12px sans-serif}figure{margin:0}img{width:100%;display:block}</style>
${scenes.map(figure).join('\n')}`;

if (!wanted) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const pages = await openPages();
for (const scene of scenes) await shoot(pages, scene);
await pages.close();
writeFileSync(join(FOLDER, 'index.html'), sheet);
console.log(`${scenes.length} pictures: shots/index.html`);
