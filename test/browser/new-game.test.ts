// New game: a dialog that changes nothing until it deals, and then deals just what it says.
import { expect } from '@open-wc/testing';
import { dailyCode } from '../../src/element/deal/daily.js';
import { settingsOf, variantOf, VARIANTS } from '../../src/engine/index.js';
import { DECK_B, DECK_E } from '../fixtures/decks.js';
import { mount, type Mount, type Table } from './harness.js';
import { until } from './until.js';

const S = 'PY1-N-AAAAAAS';

const sit = async (attributes: Mount = {}): Promise<Table> => {
  const table = await mount({ variant: 'traditional', code: S, ...attributes });
  table.forget();
  return table;
};

const open = async (attributes: Mount = {}): Promise<Table> => (await sit(attributes)).press('New');

const isOpen = ({ root }: Table): boolean => root.querySelector('dialog[open]') !== null;

/** The radio button of a variant or of a source of cards. */
const radio = (table: Table, value: string): HTMLInputElement =>
  table.find(`dialog input[value="${value}"]`) as HTMLInputElement;

const pick = (table: Table, value: string): Promise<Table> => table.click(radio(table, value));

type Control = HTMLSelectElement & HTMLInputElement;

/** The control of a rule; goes to its tab first. */
async function control(table: Table, field: string): Promise<Control> {
  await table.click(table.find('#tab-rules'));
  return table.find(`[data-field="${field}"]`) as Control;
}

/** Chooses a value of a rule by what it is called, or ticks it. */
async function setRule(table: Table, field: string, value: string | boolean): Promise<void> {
  const input = await control(table, field);
  if (typeof value === 'boolean') {
    if (input.checked !== value) input.click();
  } else {
    const named = [...input.options].find(({ text }) => text.trim() === value);
    expect(named, `${field}: ${value}`).not.to.equal(undefined);
    input.value = named?.value ?? '';
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }
  await table.settled();
}

async function paste(table: Table, text: string): Promise<void> {
  await pick(table, 'own');
  const field = table.find('#paste') as HTMLTextAreaElement;
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await table.settled();
}

/** What describes a control to somebody who cannot see what lies around it. */
function describedBy(table: Table, input: HTMLElement): string {
  const id = input.getAttribute('aria-describedby') ?? '';
  return (table.root.getElementById(id)?.textContent ?? '').replaceAll(/\s+/gu, ' ').trim();
}

const problem = (table: Table): string => table.find('.problem').textContent?.trim() ?? '';

describe('opening a new game', () => {
  for (const way of ['Cancel', 'Close', 'Escape']) {
    it(`and leaving it by ${way} changes nothing`, async () => {
      const table = await sit();
      await table.play('draw draw');
      table.forget();
      const before = table.element.transcript;
      await table.press('New');
      await pick(table, 'giza');
      await pick(table, 'daily');
      await setRule(table, 'passes', '5');
      if (way === 'Escape') await table.keys('Escape');
      else await table.press(way);
      await until('closed', () => !isOpen(table));
      expect([table.element.transcript, table.kinds]).to.deep.equal([before, []]);
      // What was chosen is forgotten with it.
      await table.press('New');
      expect(radio(table, 'traditional').checked).to.equal(true);
      expect(radio(table, 'random').checked).to.equal(true);
    });
  }

  it('and Enter deals by the rules in force, once', async () => {
    const table = await open();
    expect(table.focused).to.equal('Deal');
    await table.keys('Enter');
    expect([isOpen(table), table.kinds]).to.deep.equal([false, ['deal']]);
    expect(table.state.variant).to.equal('traditional');
    expect(table.state.code).not.to.equal(S);
  });

  it('is what N does, also where the keyboard has no Latin letters', async () => {
    const table = await sit();
    await table.focus('7C');
    await table.keys('n');
    expect(isOpen(table)).to.equal(true);
    await table.keys('Escape');
    await until('closed', () => !isOpen(table));
    const russian = new KeyboardEvent('keydown', { key: 'т', code: 'KeyN', bubbles: true });
    table.stop('7C').dispatchEvent(russian);
    await table.settled();
    expect(isOpen(table)).to.equal(true);
  });

  it('is not offered where the page leaves nothing to choose: New deals at once', async () => {
    const table = await sit({ 'no-settings': true });
    await table.press('New');
    expect([isOpen(table), table.kinds]).to.deep.equal([false, ['deal']]);
  });

  it('ends when the page leaves nothing to choose any more', async () => {
    const table = await open();
    table.element.noSettings = true;
    await table.settled();
    expect([isOpen(table), table.kinds]).to.deep.equal([false, []]);
  });

  it('counts as lost only when it deals', async () => {
    const table = await sit();
    await table.play('draw');
    table.forget();
    await table.dealAnew();
    expect(table.kinds).to.deep.equal(['lose', 'deal']);
  });
});

describe('the games', () => {
  it('are all there, each with its character and its odds, the one in force first', async () => {
    const table = await open({ variant: 'giza' });
    const rows = table.all('.variant');
    expect(rows).to.have.lengthOf(VARIANTS.length);
    expect(rows[0]?.textContent?.replaceAll(/\s+/gu, ' ')).to.include(
      'Giza No stock, no surprises: all 52 cards lie open before you. 37–41%',
    );
    for (const row of rows) expect(row.textContent).to.match(/\d%/u);
    const text = table.find('.variant:has([value="pyramide"])').textContent ?? '';
    expect(text).to.include('67% of all deals can be won.');
  });

  it('are chosen by arrow keys', async () => {
    const table = await open();
    radio(table, 'traditional').focus();
    await table.keys('ArrowDown', 'ArrowDown', 'Enter');
    expect([isOpen(table), table.state.variant]).to.deep.equal([false, 'par']);
  });

  for (const key of ['par', 'spanish', 'tuts-tomb', 'cardgames']) {
    it(`deals ${key}, which is then in force`, async () => {
      const table = await open();
      await pick(table, key);
      await table.press('Deal');
      const variant = variantOf(key);
      const settings = variant && settingsOf(variant);
      expect(table.kinds).to.deep.equal(['deal']);
      expect(table.element.rules).to.deep.equal(settings?.rules);
      const { variant: name, scoring, undoCost, passes } = table.element;
      expect([name, scoring, undoCost, passes]).to.deep.equal([
        key,
        settings?.scoring,
        settings?.undoCost,
        settings?.rules.passes,
      ]);
      // The page's own attributes are its own.
      expect(table.element.getAttribute('variant')).to.equal('traditional');
      await table.press('New');
      expect(radio(table, key).checked).to.equal(true);
    });
  }

  it('stay in force until the page changes a rule', async () => {
    const table = await open();
    await pick(table, 'giza');
    await table.press('Deal');
    await table.element.newGame();
    table.element.fourColor = true;
    table.element.locale = 'en';
    await table.settled();
    expect(table.state.variant).to.equal('giza');
    table.element.setAttribute('passes', '2');
    await table.settled();
    expect(table.state.variant).to.equal('traditional');
    expect([table.element.passes, table.element.reserve]).to.deep.equal([2, 0]);
  });

  it('go on where a game is won: its New game deals at once, by the same rules', async () => {
    const table = await sit({ cards: DECK_E, code: null, goal: 'pyramid' });
    await table.press('New');
    await paste(table, DECK_E);
    await setRule(table, 'goal', 'Only the pyramid');
    await setRule(table, 'rows', '5');
    await table.click(table.find('#tab-game'));
    await table.press('Deal');
    expect([table.element.rows, table.element.goal]).to.deep.equal([5, 'pyramid']);
    table.element.giveUp();
    await table.settled();
    table.forget();
    await table.press('New game');
    expect([isOpen(table), table.kinds, table.element.rows]).to.deep.equal([false, ['deal'], 5]);
  });
});

describe('the rules', () => {
  it('are controls, which say what differs and bring the list’s rules back', async () => {
    const table = await open();
    await setRule(table, 'passes', '4');
    await setRule(table, 'coverPair', true);
    await table.click(table.find('#tab-game'));
    const row = table.find('.variant:has([value="traditional"])').textContent ?? '';
    expect(row).to.include('With 2 rules changed.');
    // The odds are those of the game as it stands in the list.
    expect(row).not.to.include('%');
    await table.click(table.find('#tab-rules'));
    await table.press('Reset to Traditional Pyramid');
    expect((await control(table, 'coverPair')).checked).to.equal(false);
    expect((await control(table, 'passes')).selectedOptions[0]?.text.trim()).to.equal('1');
  });

  it('deal what they say', async () => {
    const table = await open();
    await setRule(table, 'shape', 'Triangle');
    await setRule(table, 'passes', 'Unlimited');
    await setRule(table, 'scoring', 'Cards removed');
    await setRule(table, 'undoLimit', '3');
    await table.press('Deal');
    const { shape, passes, scoring, undoLimit } = table.element;
    expect([shape, passes, scoring, undoLimit]).to.deep.equal([
      'triangle',
      'unlimited',
      'cards',
      3,
    ]);
    expect(table.state.variant).to.equal('traditional');
  });

  it('that cannot matter say why', async () => {
    const table = await open();
    const depth = await control(table, 'reserveDepth');
    expect([depth.disabled, describedBy(table, depth)]).to.deep.equal([
      true,
      'Matters only with a reserve.',
    ]);
    await setRule(table, 'reserve', '3');
    expect(depth.disabled).to.equal(false);
    expect(describedBy(table, depth)).to.equal('How many cards lie in each pile of the reserve.');
  });

  it('that do not go together say why, and Deal leads to them and deals nothing', async () => {
    const table = await open();
    await setRule(table, 'draw', '3');
    const reason = 'When several cards are drawn at once, nothing of the stock can be in play.';
    expect(problem(table)).to.equal(reason);
    for (const field of ['draw', 'stock']) {
      const input = await control(table, field);
      expect(input.getAttribute('aria-invalid')).to.equal('true');
      expect(describedBy(table, input)).to.equal(reason);
    }
    await table.click(table.find('#tab-game'));
    expect(problem(table)).to.equal(reason);
    await table.press('Deal');
    expect([isOpen(table), table.kinds]).to.deep.equal([true, []]);
    expect((table.root.activeElement as HTMLElement).dataset['field']).to.equal('stock');
    await setRule(table, 'stock', 'Nothing');
    expect(problem(table)).to.equal('');
    await table.press('Deal');
    expect(table.kinds).to.deep.equal(['deal']);
  });
});

describe('the cards', () => {
  it('of the day are the same for everyone who plays by the same rules', async () => {
    const tables = [await open(), await open()];
    const codes: (string | null)[] = [];
    for (const table of tables) {
      await pick(table, 'daily');
      const now = Date.now();
      await table.press('Deal');
      const { rules } = table.element;
      expect(table.state.code).to.be.oneOf([dailyCode(now, rules), dailyCode(Date.now(), rules)]);
      codes.push(table.state.code);
    }
    expect(codes[0]).to.equal(codes[1]);
  });

  it('of the day follow the rules that are chosen', async () => {
    const table = await open();
    await pick(table, 'daily');
    const shown = (): string => table.find('.code-line').textContent?.trim() ?? '';
    const before = shown();
    await pick(table, 'spanish');
    expect(shown()).to.match(/^PY1-S-/u);
    await pick(table, 'traditional');
    expect(shown()).to.equal(before);
  });

  it('that can be won are wished for until the player or the page wishes otherwise', async () => {
    const table = await open();
    expect((table.find('.source input') as HTMLInputElement).checked).to.equal(false);
    await table.click(table.find('.source input'));
    await table.press('Deal');
    await until('dealt', () => table.kinds.includes('deal'));
    await table.settled();
    expect(table.element.winnable).to.equal(true);
    expect(table.element.hasAttribute('winnable')).to.equal(false);
    await table.press('New');
    expect((table.find('.source input') as HTMLInputElement).checked).to.equal(true);
    table.element.setAttribute('winnable', 'false');
    expect(table.element.winnable).to.equal(false);
  });
});

describe('what is pasted', () => {
  it('is named as it is typed, and dealt', async () => {
    const table = await open();
    await paste(table, 'py1 n aaaaaaj');
    const field = table.find('#paste');
    expect(describedBy(table, field)).to.equal('Deal PY1-N-AAAAAAJ.');
    expect(field.getAttribute('aria-invalid')).to.equal('false');
    await table.press('Deal');
    expect([table.kinds, table.state.code]).to.deep.equal([['deal'], 'PY1-N-AAAAAAJ']);
  });

  it('may be the cards of a paper deal', async () => {
    const table = await open();
    const spelt = DECK_B.replaceAll('|', '').replaceAll('T', '10').replaceAll('S', '♠');
    await paste(table, spelt);
    expect(describedBy(table, table.find('#paste'))).to.equal('A whole deck of 52 cards.');
    await table.press('Deal');
    expect(table.state.code).to.equal(null);
    expect(table.element.cards).to.equal(DECK_B.replaceAll(/[\s|]+/gu, ' '));
  });

  it('may be a game, with moves and rules of its own', async () => {
    const other = await mount({ variant: 'casual', stock: 'closed', cards: DECK_B });
    await other.play('KC draw KH');
    const table = await open();
    // Whatever is chosen beside it does not matter.
    await setRule(table, 'draw', '3');
    await table.click(table.find('#tab-game'));
    await paste(table, other.element.transcript);
    expect(describedBy(table, table.find('#paste'))).to.equal(
      'A game with its own rules: Relaxed Pyramid, 3 moves.',
    );
    expect(problem(table)).to.equal('');
    await table.press('Open');
    expect(table.element.transcript).to.equal(other.element.transcript);
    expect(table.state).to.deep.equal({ ...other.state, selected: null });
  });

  it('may be a link', async () => {
    const table = await open();
    await paste(table, `https://example.org/play?variant=giza&code=${S}`);
    await table.press('Open');
    expect([table.state.variant, table.state.code]).to.deep.equal(['giza', S]);
  });

  const FAULTS: readonly (readonly [string, string])[] = [
    ['PY1-N-AAA', 'A deal code ends with seven characters; here there are 3.'],
    [
      'PY1-N-AAA9AAA',
      'Character 8 is 9, which no deal code has: only letters and the digits 2 to 7.',
    ],
    ['JD 6C\n7H JD', 'Card 4 (line 2, character 4): jack of diamonds is there already, as card 1.'],
    ['JD 6C 7X', 'Card 3 (line 1, character 7): 7X is no card.'],
    ['what is this', 'This is neither a deal code nor a link, a game or a list of cards.'],
    [
      `${S} variant="casual"\ndraw 7C+6C`,
      'Move 2, 7C+6C, cannot be made. Other cards cover this card: ace of spades and 4 of diamonds.',
    ],
    [DECK_B.slice(0, -6), '2 cards are missing: jack of clubs and queen of spades.'],
  ];
  for (const [text, said] of FAULTS) {
    it(`is told what is wrong with it: ${said}`, async () => {
      const table = await open();
      await paste(table, text);
      const field = table.find('#paste');
      expect(field.getAttribute('aria-invalid')).to.equal('true');
      expect(describedBy(table, field)).to.equal(said);
      await table.press('Deal');
      expect([isOpen(table), table.kinds]).to.deep.equal([true, []]);
      expect(table.root.activeElement).to.equal(field);
    });
  }

  it('of another deck can be played with that deck', async () => {
    const table = await open();
    await paste(table, 'PY1-S-AAAAAAS');
    expect(describedBy(table, table.find('#paste'))).to.equal(
      'This code is for a deck of 48 cards, but the rules play with 52.',
    );
    await table.press('Play with 48 cards');
    expect(describedBy(table, table.find('#paste'))).to.equal('Deal PY1-S-AAAAAAS.');
    await table.press('Deal');
    expect([table.element.ranks, table.state.code]).to.deep.equal([12, 'PY1-S-AAAAAAS']);
  });

  it('does not leave the dialog', async () => {
    const table = await open();
    const leaked: string[] = [];
    for (const type of ['input', 'change', 'submit', 'keydown']) {
      table.page.addEventListener(type, () => void leaked.push(type));
    }
    await pick(table, 'own');
    table.find('#paste').focus();
    await table.keys('d', 'u');
    expect([leaked, table.kinds]).to.deep.equal([[], []]);
  });
});
