// The tag comes alive: defined once, upgraded, rendered.
import { expect, fixture, html } from '@open-wc/testing';
import { PyramidSolitaire } from '../../src/index.js';

describe('<pyramid-solitaire>', () => {
  it('upgrades and renders', async () => {
    const element = await fixture(html`<pyramid-solitaire></pyramid-solitaire>`);

    expect(element).to.be.instanceOf(PyramidSolitaire);
    expect(element.shadowRoot?.childElementCount).to.be.greaterThan(0);
  });
});
