// Motion: it shows how the board came to be so, and nothing ever waits for it (cases.md A20, B19).
import { expect } from '@open-wc/testing';
import { CLEAR_E, DECK_B, DECK_E } from '../fixtures/decks.js';
import { expectAllCards } from './account.js';
import { emulate, hasDevtools } from './devtools.js';
import { mount, type Table } from './harness.js';
import { until } from './until.js';

const sit = (cards: string, attributes = {}): Promise<Table> =>
  mount({ variant: 'casual', stock: 'closed', cards, ...attributes });

/** What flies over the board just now. */
const flying = ({ root }: Table): readonly Element[] => [
  ...root.querySelectorAll('.flights > *, .foundation .well > :nth-child(2)'),
];
const running = ({ root }: Table): readonly Animation[] =>
  root.getAnimations().filter((animation) => !(animation instanceof CSSTransition));

async function atRest(table: Table): Promise<void> {
  for (const animation of running(table)) animation.finish();
  await until('nothing flies', () => flying(table).length === 0);
  expect(running(table)).to.deep.equal([]);
  expect(table.root.querySelector('.flights')).to.equal(null);
}

const winOf = async (table: Table): Promise<void> => {
  await table.make(CLEAR_E);
  expect(table.events('win')).to.have.lengthOf(1);
  expect(table.events('lose')).to.have.lengthOf(0);
};

describe('motion', () => {
  it('shows a pair on its way, when it has already left', async () => {
    const table = await sit(DECK_E);
    const height = table.element.offsetHeight;
    await table.play('KC 9D+4D');
    expect(table.state.removed).to.deep.equal(['KC', '9D', '4D']);
    expect(table.has('9D')).to.equal(false);
    expect(flying(table)).to.have.length.above(1);
    expect(table.element.offsetHeight, 'takes no room').to.equal(height);
    expect(table.find('.flights').matches('[inert][aria-hidden="true"]')).to.equal(true);
    expect(
      table.find('.flights').querySelector('[data-stop], [aria-label], [role], [tabindex]'),
    ).to.equal(null);
    await atRest(table);
  });

  it('brings a card from the stock and takes it back', async () => {
    const table = await sit(DECK_B);
    await table.play('draw');
    expect(running(table)).not.to.deep.equal([]);
    await atRest(table);
    table.element.undo();
    await table.settled();
    expect(flying(table)).not.to.deep.equal([]);
    await atRest(table);
    expect(table.state.stock).to.equal(24);
  });

  it('turns the whole waste over, and back', async () => {
    const table = await sit(DECK_B, { passes: 3 });
    await table.drawAll();
    await atRest(table);
    await table.play('redeal');
    expect(flying(table)).not.to.deep.equal([]);
    await atRest(table);
    table.element.undo();
    await table.settled();
    expect(running(table)).not.to.deep.equal([]);
    await atRest(table);
  });

  it('deals row by row', async () => {
    const table = await sit(DECK_B);
    await table.element.newGame({ code: 'PY1-N-AAAAAAS' });
    expect(running(table).length).to.be.at.least(28);
    expect(table.isFree('KD')).to.equal(true);
    await atRest(table);
  });

  it('lets a refused card shake where it is', async () => {
    const table = await sit(DECK_B);
    await table.tap('KD');
    expect(running(table).some(({ effect }) => effect?.getTiming().easing === 'linear')).to.equal(
      true,
    );
    await atRest(table);
  });

  it('gives way to whatever comes next', async () => {
    const table = await sit(DECK_E);
    for (const move of CLEAR_E.split(/\s+/u).slice(0, 8)) {
      await table.play(move);
      expect(table.root.querySelectorAll('.flights').length).to.be.at.most(1);
      expect(flying(table).length).to.be.at.most(8);
      expectAllCards(table);
    }
    await atRest(table);
  });

  it('is stopped by removal', async () => {
    const table = await sit(DECK_E);
    await table.play('KC');
    table.element.remove();
    await until('nothing flies', () => flying(table).length === 0);
  });
});

describe('B19 the end comes without any motion', () => {
  afterEach(() => emulate({ reducedMotion: 'no-preference' }));

  it('with reduced motion, where nothing travels', async function withMedia() {
    if (!hasDevtools) this.skip();
    await emulate({ reducedMotion: 'reduce' });
    const table = await sit(DECK_E);
    const moves = CLEAR_E.split(/\s+/u);
    for (const move of moves) {
      await table.play(move);
      for (const animation of running(table)) {
        const { effect } = animation;
        const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
        const changed = frames.flatMap((frame) => Object.keys(frame));
        expect(changed).not.to.include.members(['translate']);
        expect(changed).not.to.include.members(['rotate']);
      }
    }
    expect(table.events('win')).to.have.lengthOf(1);
    await atRest(table);
  });

  it('where the page forbids all motion', async () => {
    const style = new CSSStyleSheet();
    style.replaceSync('* { animation: none !important; transition: none !important }');
    document.adoptedStyleSheets.push(style);
    const table = await sit(DECK_E);
    await winOf(table);
    await atRest(table);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== style);
  });

  it('where the element is not displayed', async () => {
    const table = await sit(DECK_E);
    table.element.style.display = 'none';
    await table.play(CLEAR_E);
    expect(table.events('win')).to.have.lengthOf(1);
    table.element.style.display = '';
    await table.settled();
    expect(flying(table)).to.deep.equal([]);
  });

  it('where the wish for stillness comes in mid-flight', async function withMedia() {
    if (!hasDevtools) this.skip();
    const table = await sit(DECK_E);
    await table.play('KC');
    expect(flying(table)).not.to.deep.equal([]);
    await emulate({ reducedMotion: 'reduce' });
    await until('nothing flies', () => flying(table).length === 0);
    expect(running(table)).to.deep.equal([]);
    await table.play(CLEAR_E.slice('KC '.length));
    expect(table.events('win')).to.have.lengthOf(1);
  });

  it('where nobody sees the page', async () => {
    const table = await sit(DECK_E);
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    await table.play(CLEAR_E);
    delete (document as { hidden?: boolean }).hidden;
    expect(table.events('win')).to.have.lengthOf(1);
    expect(flying(table)).to.deep.equal([]);
  });
});
