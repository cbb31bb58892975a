// Writes dist/vscode.html-custom-data.json from the manifest: what VS Code shows of the tag in HTML.
import { readFileSync, writeFileSync } from 'node:fs';

const ROOT = new URL('../../', import.meta.url);

const { modules } = JSON.parse(readFileSync(new URL('custom-elements.json', ROOT), 'utf8'));
const element = modules
  .flatMap(({ declarations }) => declarations ?? [])
  .find(({ tagName }) => tagName === 'pyramid-solitaire');

/** The values of `'a' | 'b'`; none of a type that is no such list. */
const valuesOf = (type = '') =>
  [...type.matchAll(/['"]([^'"]+)['"]/g)].map(([, name]) => ({ name }));

const data = {
  version: 1.1,
  tags: [
    {
      name: element.tagName,
      description: element.description,
      attributes: element.attributes.map(({ name, type, description }) => ({
        name,
        description,
        ...(type.text === 'boolean' ? { valueSet: 'v' } : { values: valuesOf(type.text) }),
      })),
    },
  ],
};

writeFileSync(
  new URL('dist/vscode.html-custom-data.json', ROOT),
  `${JSON.stringify(data, null, 2)}\n`,
);
