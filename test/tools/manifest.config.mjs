// How custom-elements.json is written from the sources: the public face of the element, no more.
import { fileURLToPath } from 'node:url';
import { customProperties } from './custom-properties.mjs';

const STYLES = fileURLToPath(new URL('../../src/element', import.meta.url));

// The analyzer gives a static block no name.
const isPublic = ({ name, privacy }) =>
  name !== undefined && privacy !== 'private' && privacy !== 'protected' && !name.startsWith('#');

/** Private members would show up in Storybook's controls and in editors. */
const publicOnly = {
  name: 'public-only',
  packageLinkPhase({ customElementsManifest }) {
    const declarations = customElementsManifest.modules.flatMap(
      (module) => module.declarations ?? [],
    );
    for (const declaration of declarations) {
      declaration.members = declaration.members?.filter(isPublic);
    }
  },
};

/** The element's role is set on its internals; the analyzer takes it for a field. */
const NO_FIELD = 'role';

/** What the comment of the class leaves to the styles: the custom properties. */
const fromStyles = {
  name: 'from-styles',
  packageLinkPhase({ customElementsManifest }) {
    const element = customElementsManifest.modules
      .flatMap((module) => module.declarations ?? [])
      .find(({ tagName }) => tagName === 'pyramid-solitaire');
    element.members = element.members.filter(({ name }) => name !== NO_FIELD);
    element.cssProperties = customProperties(STYLES);
  },
};

export default {
  globs: ['src/index.ts', 'src/define.ts', 'src/element/**/*.ts'],
  outdir: '.',
  litelement: true,
  // The field in package.json is kept by hand.
  packagejson: false,
  plugins: [publicOnly, fromStyles],
};
