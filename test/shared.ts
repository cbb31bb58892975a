/** Finds the reference data beside the project: CI has it, a public clone has not. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../shared/data/', import.meta.url));

/** Whether the reference data is there; tests that need it are skipped where it is not. */
export const hasShared = existsSync(FOLDER);

/** The text of a reference file, or an empty text where there is none. */
export const sharedText = (name: string): string =>
  hasShared ? readFileSync(join(FOLDER, name), 'utf8') : '';

/** The content of a reference JSON file, or null. */
export const sharedJson = (name: string): unknown =>
  hasShared ? JSON.parse(sharedText(name)) : null;

if (!hasShared) console.log('note: no ../shared here, tests on the reference data are skipped');
