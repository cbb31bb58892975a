// What a change of an attribute or property does (design.md 6): a new game, another look, or nothing.
import { expect } from '@open-wc/testing';
import { mount, type Table } from './harness.js';

const S = 'PY1-N-AAAAAAS';
const J = 'PY1-N-AAAAAAJ';

/** A game with a move made, and only what happens from now on in its books. */
async function begun(attributes = {}): Promise<Table> {
  const table = await mount({ code: S, ...attributes });
  await table.tap('KD');
  table.forget();
  return table;
}

describe('new games', () => {
  it('one comes of all changes of one tick, by property and by attribute', async () => {
    const table = await begun();
    Object.assign(table.element, { code: J, passes: 2, goal: 'all' });
    table.element.setAttribute('variant', 'par');
    table.element.setAttribute('rows', '6');
    await table.settled();
    expect(table.kinds.filter((type) => type === 'deal')).to.have.lengthOf(1);
    expect(table.state).to.deep.include({ code: J, variant: 'par', passesLeft: 1, moves: 0 });
    expect(table.element.rules).to.include({ rows: 6, goal: 'all', passes: 2 });
  });

  it('a change of rules deals the running code again if its deck fits, else a random one', async () => {
    const table = await mount();
    table.element.play('draw');
    const { code } = table.state;
    table.element.variant = 'reserve';
    await table.settled();
    expect(table.state).to.include({ code, variant: 'reserve', moves: 0 });
    table.element.ranks = 12;
    await table.settled();
    expect(table.state.code).to.match(/^PY1-S-/u);
  });

  it('none comes of setting what is set already', async () => {
    const table = await begun({ variant: 'par', passes: 3 });
    const { element, state } = table;
    element.setAttribute('variant', 'par');
    element.setAttribute('code', S);
    Object.assign(element, { variant: 'par', passes: 3 });
    await table.settled();
    expect(table.state).to.deep.equal(state);
    expect(table.kinds).to.deep.equal([]);
  });

  it('undo options act at once and deal nothing', async () => {
    const table = await begun({ variant: 'traditional' });
    await table.tap('stock');
    table.element.undoCost = 1;
    await table.settled();
    await table.press('Undo');
    expect(table.state.moves).to.equal(3);
    await table.press('Redo');
    table.element.setAttribute('undo-limit', '1');
    await table.settled();
    await table.press('Undo');
    expect(table.isOn('Undo')).to.equal(false);
    expect(table.state).to.deep.include({ code: S, removed: ['KD'] });
    expect(table.events('deal')).to.deep.equal([]);
  });

  it('B11 look and language never touch the game', async () => {
    const table = await begun();
    await table.tap('7C');
    table.forget();
    const { state } = table;
    const looks = 'no-guidance no-undo no-timer no-toolbar four-color mirrored indices'.split(' ');
    for (const look of looks) table.element.setAttribute(look, 'local');
    for (const look of looks) table.element.setAttribute(look, 'false');
    Object.assign(table.element, { noTimer: true, mirrored: true, locale: 'ru' });
    table.page.dir = 'rtl';
    table.page.style.colorScheme = 'dark';
    await table.speaking('ru');
    expect(table.state).to.deep.equal(state);
    expect(table.kinds).to.deep.equal([]);
  });
});

it('the look options take away what they name, and "false" brings it back', async () => {
  const table = await mount({ code: S, 'no-undo': true, 'no-timer': true });
  expect([table.hasButton('Undo'), table.hasButton('Redo')]).to.deep.equal([false, false]);
  expect(table.status()).not.to.contain('Time');
  table.element.setAttribute('no-undo', 'false');
  table.element.setAttribute('no-timer', 'false');
  table.element.noToolbar = true;
  await table.settled();
  expect(table.figure('Time')).to.equal('0:00');
  expect(table.hasButton('Undo')).to.equal(false);
  table.element.noToolbar = null;
  await table.settled();
  expect(table.hasButton('Undo')).to.equal(true);
});
