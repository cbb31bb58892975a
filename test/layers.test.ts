// Who may import whom: reads the import lines of the sources and holds them to a table.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MAX_LINES = 300;

interface Layer {
  /** A folder, or one file. */
  readonly place: string;
  /** Folders and files that may be imported, besides the layer's own. */
  readonly may: readonly string[];
  /** Packages that may be imported, with their subpaths; any, if left out. */
  readonly packages?: readonly string[];
  /** Parts of what is otherwise allowed that stay out of reach. */
  readonly never?: RegExp;
  /** What the code must not even mention, such as a clock. */
  readonly unspoken?: RegExp;
}

const CLOCK_OR_CHANCE = /\bMath\.random\b|\bDate\.now\b|\bnew Date\b|\bperformance\.now\b/;
const DOORS = ['src/index.ts', 'src/define.ts'];

const LAYERS: readonly Layer[] = [
  { place: 'src/engine', may: [], packages: [], unspoken: CLOCK_OR_CHANCE },
  {
    place: 'src/solver',
    may: ['src/engine'],
    packages: [],
    never: /^src\/engine\/session\b/,
    unspoken: CLOCK_OR_CHANCE,
  },
  { place: 'src/worker', may: ['src/solver', 'src/engine'], packages: [] },
  { place: 'src/i18n', may: ['src/engine', 'locales'], packages: ['i18next'] },
  { place: 'src/storage', may: ['src/engine'], packages: ['valibot'], unspoken: CLOCK_OR_CHANCE },
  {
    place: 'src/element',
    may: ['src/engine', 'src/i18n', 'src/storage', 'src/worker', 'package.json'],
    packages: ['lit', '@mdi/js', '@heruka_urgyen/react-playing-cards'],
  },
  {
    place: 'src/cli',
    may: ['src/engine', 'src/solver', 'src/i18n', 'locales/en.json'],
    packages: ['node'],
  },
  { place: 'src/engine/public.ts', may: ['src/engine'], packages: [] },
  {
    place: 'src/index.ts',
    may: [...DOORS, 'src/element', 'src/engine', 'src/worker'],
    packages: [],
  },
  { place: 'src/define.ts', may: ['src/element', 'src/engine'], packages: [] },
  { place: 'src/react.ts', may: ['src/index.ts'], packages: ['react'] },
  { place: 'src/classic.ts', may: ['src/define.ts', 'src/worker'], packages: [] },
  // These use the package as its users do: by name, or by the built scripts.
  { place: 'stories', may: [] },
  { place: 'demo', may: ['dist'] },
];

/** Every way of naming another module or script, in TypeScript and in HTML. */
const IMPORTS = [
  /\b(?:import|export)\s(?:[^'";]*?\sfrom\s*)?['"]([^'"]+)['"]/g,
  /\bimport\(\s*['"]([^'"]+)['"]/g,
  /\bnew URL\(\s*['"]([^'"]+)['"],\s*import\.meta\.url/g,
  /<(?:script|link)\b[^>]*?\s(?:src|href)="([^"]+)"/g,
];

const withoutComments = (text: string) =>
  text.replaceAll(/\/\*.*?\*\/|<!--.*?-->/gs, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1');

function readImports(text: string): string[] {
  const code = withoutComments(text);
  return IMPORTS.flatMap((pattern) => [...code.matchAll(pattern)].map(([, name = '']) => name));
}

const isPath = (name: string) => /^[./]/.test(name);

/** The file that an import by path means, from the root; sources are imported as `.js`. */
function resolveImport(file: string, name: string): string {
  const folder = name.startsWith('/') ? '.' : dirname(file);
  const path = join(folder, name.replace(/\?.*$/, '')).replaceAll('\\', '/').replace(/^\//, '');
  return path.replace(/\.js$/, existsSync(join(ROOT, path)) ? '.js' : '.ts');
}

const isIn = (path: string, place: string) => path === place || path.startsWith(`${place}/`);
const isOfPackage = (name: string, wanted: string) =>
  name === wanted || name.startsWith(`${wanted}/`) || name.startsWith(`${wanted}:`);

/** What is wrong with one file of a layer, in words. */
function faults(layer: Layer, file: string, text: string): string[] {
  const found: string[] = [];
  for (const name of readImports(text)) {
    if (isPath(name)) {
      const path = resolveImport(file, name);
      const allowed = [layer.place, ...layer.may].some((place) => isIn(path, place));
      if (!allowed || layer.never?.test(path)) found.push(`${file} imports ${path}`);
    } else if (layer.packages && !layer.packages.some((wanted) => isOfPackage(name, wanted))) {
      found.push(`${file} imports ${name}`);
    }
  }
  const mention = layer.unspoken?.exec(withoutComments(text));
  if (mention) found.push(`${file} mentions ${mention[0]}`);
  return found;
}

function filesOf(folder: string, pattern: RegExp): string[] {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
}

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const countLines = (file: string) => read(file).trimEnd().split('\n').length;
const SOURCES = filesOf('src', /\.ts$/);
const ALL = [
  ...SOURCES,
  ...filesOf('stories', /\.(ts|mdx)$/),
  ...filesOf('demo', /\.(html|[jt]s)$/),
];

/** The first ring of imports among the files, or nothing. */
function findCycle(files: readonly string[]): string[] | undefined {
  const done = new Set<string>();

  const visit = (file: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const name of readImports(read(file)).filter(isPath)) {
      const next = resolveImport(file, name);
      const cycle = files.includes(next) ? visit(next, [...path, file]) : undefined;
      if (cycle) return cycle;
    }
    done.add(file);
    return undefined;
  };

  for (const file of files) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return undefined;
}

describe('layers', () => {
  it.each(LAYERS)('$place imports only what it may', (layer) => {
    const files = ALL.filter((file) => isIn(file, layer.place));

    expect(files.flatMap((file) => faults(layer, file, read(file)))).toEqual([]);
  });

  it('knows a layer for every file', () => {
    expect(ALL.filter((file) => !LAYERS.some(({ place }) => isIn(file, place)))).toEqual([]);
  });

  it('has no ring of imports', () => {
    expect(findCycle(SOURCES)).toBeUndefined();
  });

  it(`has no source file over ${MAX_LINES} lines`, () => {
    expect(SOURCES.filter((file) => countLines(file) > MAX_LINES)).toEqual([]);
  });
});

describe('the reading of import lines', () => {
  it.each([
    [`import { a } from './a.js';`, ['./a.js']],
    [`import type {\n  A,\n  B,\n} from './a.js';`, ['./a.js']],
    [`import './a.js';`, ['./a.js']],
    [`export * from './a.js';`, ['./a.js']],
    [`const later = () => import('./a.js');`, ['./a.js']],
    [`new Worker(new URL('./a.js', import.meta.url));`, ['./a.js']],
    [`<script type="module" src="../src/index.ts"></script>`, ['../src/index.ts']],
    [`/* import './a.js'; */ // import './b.js';`, []],
    [`export const text = 'from';\nconst other = './a.js';`, []],
  ])('%j', (text, names) => {
    expect(readImports(text)).toEqual(names);
  });

  it.each([
    ['src/engine', 'src/engine/a.ts', `import { html } from 'lit';`],
    ['src/engine', 'src/engine/a.ts', `import '../element/a.js';`],
    ['src/engine', 'src/engine/a.ts', `const seed = Math.random();`],
    ['src/solver', 'src/solver/a.ts', `import '../engine/session.js';`],
    ['src/element', 'src/element/a.ts', `import '../solver/index.js';`],
    ['stories', 'stories/a.stories.ts', `import '../src/index.js';`],
    ['demo', 'demo/index.html', `<script src="/src/index.ts"></script>`],
  ])('in %s finds fault with %s: %s', (place, file, text) => {
    const layer = LAYERS.find((candidate) => candidate.place === place);

    expect(layer && faults(layer, file, text)).toHaveLength(1);
  });
});
