// The pages of prose: every link in them leads to a story or a page that there is.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dirname, join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';

const FOLDER = fileURLToPath(new URL('../../stories/', import.meta.url));

const files = (ending: string): string[] =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(ending),
  );

const read = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');

const csfOf = (file: string) =>
  loadCsf(read(file), { fileName: file, makeTitle: (title) => title }).parse();

/** `variants--giza` → `variants`. */
const pageOf = (id = ''): string => id.replace(/--.*$/u, '');

const STORIES = files('.stories.ts').map((file) => {
  const { stories, meta } = csfOf(file);
  return { file, ids: stories.map(({ id }) => id), isTold: !meta.tags?.includes('!autodocs') };
});

/** The stories that a page is about. */
const subjectOf = (page: string): string => {
  const [, name = ''] = /from '\.\/(.*\.stories)'/u.exec(read(page)) ?? [];
  return join(dirname(page), `${name}.ts`);
};

const TOLD = new Set(files('.mdx').map(subjectOf));

const KNOWN = new Set([
  ...STORIES.flatMap(({ ids }) => ids.map((id) => `story/${id}`)),
  ...STORIES.filter(({ file, isTold }) => isTold || TOLD.has(file)).map(
    ({ ids }) => `docs/${pageOf(ids[0])}--docs`,
  ),
]);

describe('the pages', () => {
  it('are about stories that there are', () => {
    const known = STORIES.map(({ file }) => file);

    expect([...TOLD].filter((file) => !known.includes(file))).toEqual([]);
  });

  it.each(files('.mdx'))('%s leads only to what there is', (page) => {
    const links = [...read(page).matchAll(/\?path=\/((?:story|docs)\/[\w-]+)/gu)];

    expect(links.map(([, path]) => path).filter((path) => !KNOWN.has(path ?? ''))).toEqual([]);
  });
});
