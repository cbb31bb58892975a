// Finds a Chromium for the browser tests: CHROME_PATH, else an installed Chrome or Chromium, else
// the one inside the npm package @sparticuz/chromium (Linux x64). Run by itself, it prints the path.
import { execFileSync } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const NAMES = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];

/** Where the installers put Chrome on systems that keep it off the PATH. */
const FIXED_PLACES = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    process.env.PROGRAMFILES,
    process.env['PROGRAMFILES(X86)'],
    process.env.LOCALAPPDATA,
  ].flatMap((folder) => (folder ? [join(folder, 'Google/Chrome/Application/chrome.exe')] : [])),
};

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installedBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...(FIXED_PLACES[process.platform] ?? [])].find(isExecutable);
}

/** Whether the browser that the dependencies bring is made for this machine. */
export const hasBundledBrowser = process.platform === 'linux' && process.arch === 'x64';

/**
 * The browser of @sparticuz/chromium, unpacked once under node_modules/.cache. The package's own
 * `executablePath()` and `args` are made for AWS Lambda and are not used.
 */
function bundledBrowser() {
  if (!hasBundledBrowser) return undefined;

  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const packageFolder = join(dirname(entry), '../..');
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  const folder = join(ROOT, `node_modules/.cache/chromium-${version}`);
  const executablePath = join(folder, 'chromium');

  if (!existsSync(executablePath)) unpack(join(packageFolder, 'bin'), folder, executablePath);

  const libraries = [join(folder, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean);
  return {
    executablePath,
    env: { ...process.env, LD_LIBRARY_PATH: libraries.join(':'), FONTCONFIG_PATH: folder },
  };
}

function unpack(packed, folder, executablePath) {
  const fontCache = join(folder, 'font-cache');
  mkdirSync(fontCache, { recursive: true });

  const decompress = (name) => brotliDecompressSync(readFileSync(join(packed, name)));
  for (const name of ['al2023', 'swiftshader', 'fonts']) {
    execFileSync('tar', ['-x', '--no-same-owner', '-C', folder], {
      input: decompress(`${name}.tar.br`),
    });
  }

  // The browser brings its fonts, so that it draws text alike on machines without any.
  writeFileSync(
    join(folder, 'fonts.conf'),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}/fonts</dir>
  <cachedir>${fontCache}</cachedir>
</fontconfig>
`,
  );

  // Renamed last: an executable that is there is whole, even if the unpacking was once cut short.
  writeFileSync(`${executablePath}.part`, decompress('chromium.br'), { mode: 0o755 });
  renameSync(`${executablePath}.part`, executablePath);
}

/**
 * Launch options of the bundled browser with its own fonts and no others, so that it draws the same
 * pixels on every machine; undefined where it does not run.
 */
export function sameEverywhere() {
  const bundled = bundledBrowser();
  if (!bundled) return undefined;
  const folder = dirname(bundled.executablePath);
  const file = join(folder, 'own-fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${join(folder, 'own-font-cache')}</cachedir>
</fontconfig>
`,
  );
  return { ...bundled, env: { ...bundled.env, FONTCONFIG_FILE: file }, args: sandboxArgs() };
}

/** FIREFOX_PATH, else an installed Firefox. */
export function requireFirefox() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = ['firefox', 'firefox-esr'].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  );
  const executablePath = process.env.FIREFOX_PATH || onPath.find(isExecutable);
  if (!executablePath) {
    throw new Error('No Firefox found. Install one (Debian: firefox-esr) or set FIREFOX_PATH.');
  }
  return {
    browser: 'firefox',
    executablePath,
    // Else the panel takes the focus for good when a test saves a file.
    extraPrefsFirefox: { 'browser.download.alwaysOpenPanel': false },
  };
}

/** Chromium's sandbox does not start as root, nor in most CI containers. */
const sandboxArgs = () => (process.getuid?.() === 0 || process.env.CI ? ['--no-sandbox'] : []);

/**
 * Launch options, for Puppeteer and Playwright alike. PYRAMID_BROWSER=bundled passes over an
 * installed browser.
 */
export function requireBrowser() {
  const own =
    process.env.CHROME_PATH ||
    (process.env.PYRAMID_BROWSER === 'bundled' ? undefined : installedBrowser());
  const found = own ? { executablePath: own, env: process.env } : bundledBrowser();
  if (!found) {
    throw new Error(
      'No Chrome or Chromium found. Install one (Debian, Ubuntu: apt-get install chromium) or set CHROME_PATH.',
    );
  }
  return { ...found, args: sandboxArgs() };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(requireBrowser().executablePath);
}
