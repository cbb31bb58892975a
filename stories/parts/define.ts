/** Registers a story's own tag once; Storybook may run a module again after a change. */
export function define(tag: string, element: CustomElementConstructor): void {
  if (!customElements.get(tag)) customElements.define(tag, element);
}
