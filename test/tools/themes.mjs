// Puts the themes, which are plain style sheets, beside the scripts of a build.
import { readFileSync, readdirSync } from 'node:fs';

const FOLDER = new URL('../../src/themes/', import.meta.url);

export const themes = () => ({
  name: 'themes',
  generateBundle() {
    if (this.environment.name !== 'client') return;
    for (const name of readdirSync(FOLDER)) {
      const source = readFileSync(new URL(name, FOLDER), 'utf8');
      this.emitFile({ type: 'asset', fileName: `themes/${name}`, source });
    }
  },
});
