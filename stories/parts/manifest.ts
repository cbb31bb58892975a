/** The element as its manifest describes it: attributes, members, events, parts, custom properties. */
import manifest from 'pyramid-solitaire/custom-elements.json' with { type: 'json' };

export interface Described {
  readonly name: string;
  readonly description?: string;
  readonly type?: { readonly text: string };
  readonly default?: string;
}

export interface Member extends Described {
  readonly kind: 'field' | 'method';
  readonly parameters?: readonly Described[];
  readonly return?: { readonly type: { readonly text: string } };
}

export interface ElementDeclaration {
  readonly tagName?: string;
  readonly description: string;
  readonly attributes: readonly Described[];
  readonly members: readonly Member[];
  readonly events: readonly Described[];
  readonly cssParts: readonly Described[];
  readonly cssProperties: readonly Described[];
}

// The file is written by the analyzer, in the form of its published schema.
const { modules } = manifest as unknown as {
  readonly modules: readonly { readonly declarations: readonly ElementDeclaration[] }[];
};

/** The declaration of `<pyramid-solitaire>`. */
export const element = modules
  .flatMap(({ declarations }) => declarations)
  .find(({ tagName }) => tagName === 'pyramid-solitaire') as ElementDeclaration;
