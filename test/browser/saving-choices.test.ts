// What the player chooses lasts with a key, until the page sets something else.
import { expect } from '@open-wc/testing';
import type { Table } from './harness.js';
import { keep, kept, reload, sit } from './saved.js';
import { nameOf } from './screen.js';

/** Uses a control of the options. */
async function choose(table: Table, label: string, value?: string): Promise<void> {
  await table.press('Options');
  const found = table.all('dialog label').find((one) => nameOf(one).startsWith(label));
  const control = found?.querySelector<HTMLInputElement>('input, select');
  if (!control) throw new Error(label);
  if (value === undefined) control.click();
  else {
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
  await table.settled();
}

beforeEach(() => localStorage.clear());
after(() => localStorage.clear());

describe('a choice', () => {
  it('lasts over a reload, and touches no game', async () => {
    let table = await sit();
    const { code } = table.state;
    await choose(table, 'A colour for each suit');
    table = await reload(table);
    expect(table.element.fourColor).to.equal(true);
    expect(table.root.querySelector('[data-four]')).not.to.equal(null);
    expect(table.state.code).to.equal(code);
    expect(table.kinds).to.deep.equal(['deal']);
    // In another element it counts for its own key only.
    const other = await sit({ 'save-key': 'y' });
    expect(other.element.fourColor).to.equal(false);
  });

  it('of a language is spoken from the start', async () => {
    let table = await sit();
    await choose(table, 'Language', 'fi');
    await table.speaking('fi');
    table = await reload(table);
    await table.speaking('fi');
    expect(table.element.locale).to.equal('fi');
  });

  it('counts no longer where the page sets something else, and does not come back', async () => {
    let table = await sit({ mirrored: false });
    await choose(table, 'A colour for each suit');
    await choose(table, 'Show the time');
    table = await reload(table, { 'four-color': 'false' });
    expect([table.element.fourColor, table.element.noTimer]).to.deep.equal([false, true]);
    table = await reload(table);
    expect([table.element.fourColor, table.element.noTimer]).to.deep.equal([false, true]);

    table = await reload(table, { 'four-color': 'false' });
    await choose(table, 'A colour for each suit');
    table.element.setAttribute('four-color', 'false ');
    table.element.setAttribute('four-color', 'false');
    await table.settled();
    table = await reload(table, { 'four-color': 'false' });
    expect([table.element.fourColor, table.element.noTimer]).to.deep.equal([false, true]);
  });

  it('without a key lasts as long as the element', async () => {
    const table = await sit({ 'save-key': null });
    await choose(table, 'A colour for each suit');
    expect(localStorage.length).to.equal(0);
  });

  it('that cannot be read is put aside', async () => {
    keep('choices', '{"format":"pyramid-solitaire/choices","version":1,"choices":7}');
    const table = await sit();
    expect(kept('aside/choices')).to.contain('7');
    await choose(table, 'A colour for each suit');
    expect((await reload(table)).element.fourColor).to.equal(true);
  });
});
