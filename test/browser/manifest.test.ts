// The published manifest and the element agree: editors and Storybook read the one, pages the other.
import { expect } from '@open-wc/testing';
import manifest from '../../custom-elements.json';
import { PyramidSolitaire } from '../../src/index.js';

interface Named {
  name: string;
  description?: string;
}

/** The parts of the manifest's format that are read here. */
interface Declaration {
  tagName?: string;
  attributes?: Named[];
  events?: Named[];
  cssParts?: Named[];
  cssProperties?: Named[];
}

// The type that the compiler infers from the file is that of today's contents only.
const { modules } = manifest as unknown as { modules: { declarations?: Declaration[] }[] };
const elements = modules
  .flatMap(({ declarations }) => declarations ?? [])
  .filter(({ tagName }) => tagName !== undefined);

describe('custom-elements.json', () => {
  it('describes the one element', () => {
    expect(elements.map(({ tagName }) => tagName)).to.deep.equal(['pyramid-solitaire']);
  });

  it('lists exactly the attributes that the element observes', () => {
    const listed = elements.flatMap(({ attributes }) => attributes ?? []).map(({ name }) => name);

    expect(listed.toSorted()).to.deep.equal([...PyramidSolitaire.observedAttributes].toSorted());
  });

  it('says what each attribute, event, part and property is for', () => {
    const silent = elements
      .flatMap((element) => [
        ...(element.attributes ?? []),
        ...(element.events ?? []),
        ...(element.cssParts ?? []),
        ...(element.cssProperties ?? []),
      ])
      .filter(({ description }) => !description)
      .map(({ name }) => name);

    expect(silent).to.deep.equal([]);
  });
});
