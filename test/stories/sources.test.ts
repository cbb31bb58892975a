/** The sources: every claim leads to a story that there is, under a name of its own. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';
import { createWords } from '../../src/i18n/public.js';
import { DISPUTES } from '../../stories/sources/disputes.js';
import { DOCUMENTS } from '../../stories/sources/documents.js';
import { labelOf } from '../../stories/sources/label.js';

const FOLDER = fileURLToPath(new URL('../../stories/', import.meta.url));

/** The stories as Storybook itself indexes them. */
const STORIES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.ts'))
  .flatMap((file) => {
    const text = readFileSync(FOLDER + file, 'utf8');
    const { stories } = loadCsf(text, { fileName: file, makeTitle: (title) => title }).parse();
    return stories.map(({ id }) => id);
  });

const CLAIMS = [...DOCUMENTS.flatMap(({ claims }) => claims), ...DISPUTES];

describe('the links of the sources', () => {
  it('are there for every claim', () => {
    expect(CLAIMS.filter(({ see }) => see.length === 0)).toEqual([]);
  });

  it('lead to stories that there are', () => {
    const known = new Set(STORIES);
    expect(known.size).toBeGreaterThan(26);
    expect(CLAIMS.flatMap(({ see }) => see).filter((id) => !known.has(id))).toEqual([]);
  });

  it('have names', async () => {
    const words = await createWords('en');
    const unnamed = CLAIMS.flatMap(({ see }) => see).filter((id) => {
      const label = labelOf(id, words);
      return label === id || label === id.split('--')[1];
    });
    expect(unnamed).toEqual([]);
  });
});

describe('the documents', () => {
  it('are the five that the variants are from', () => {
    expect(DOCUMENTS.map(({ key }) => key)).toEqual(['000', '001', '002', '003', '004']);
  });
});
