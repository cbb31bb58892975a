// How custom-elements.json is written from the sources: the public face of the element, no more.

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

export default {
  globs: ['src/index.ts', 'src/define.ts', 'src/element/**/*.ts'],
  outdir: '.',
  litelement: true,
  // The field in package.json is kept by hand.
  packagejson: false,
  plugins: [publicOnly],
};
