// The statistics on show: what has been played, in each tab; kept in a file, brought back, deleted.
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { CLEAR_E, CLEAR_PERFECT, DECK_B, DECK_E, DECK_PERFECT } from '../fixtures/decks.js';
import { findings } from './access.js';
import { overlay, withClock } from './doubles.js';
import { mount, type Mount, type Table } from './harness.js';
import { expectTidy, figures, offers, rows, show } from './results.js';
import { kept, sit, withStorage } from './saved.js';
import { WORDY } from './scope.js';
import { until } from './until.js';

const CASUAL = { variant: 'casual', stock: 'closed', scoring: 'points' };
const CODE = 'PY1-N-AAAAAAS';

/** A win in 65 seconds, and a loss by giving up after one draw. */
async function playTwo(attributes: Mount = CASUAL): Promise<Table> {
  let table: Table | null = null;
  await withClock(async (pass) => {
    table = await sit({ ...attributes, cards: DECK_E });
    await table.play('KC');
    pass(65_000);
    await table.play(CLEAR_E.replace('KC', '').trim());
    await table.element.newGame({ code: CODE });
    await table.play('draw');
    table.element.giveUp();
    await table.settled();
  });
  return table as unknown as Table;
}

async function pick(table: Table, key: string): Promise<Table> {
  const select = table.find('dialog select') as HTMLSelectElement;
  select.value = key;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return table.settled();
}

const optionsOf = (table: Table): readonly string[] =>
  table
    .all('dialog select')
    .flatMap((select) => [...(select as HTMLSelectElement).options].map(({ text }) => text.trim()));

const tab = (table: Table, name: string): Promise<Table> => table.press(name);

/** What the live region of the dialog says. */
const told = (table: Table): string => table.find('dialog [role="status"]').textContent ?? '';

beforeEach(() => localStorage.clear());
after(() => localStorage.clear());
afterEach(() => setViewport({ width: 800, height: 600 }));

describe('the statistics', () => {
  it('are there only with a save-key, and go when it goes', async () => {
    const table = await mount(CASUAL);
    expect(await offers(table, 'statistics')).to.equal(false);
    table.element.saveKey = 'x';
    await table.settled();
    expect(await offers(table, 'statistics')).to.equal(true);
    await show(table, 'statistics');
    table.element.saveKey = null;
    await until('closed', () => table.root.querySelector('dialog') === null);
    expect(await offers(table, 'statistics')).to.equal(false);
  });

  it('say so where nothing has been played', async () => {
    const table = await show(await sit(CASUAL), 'statistics');
    expect(table.text('dialog *')).to.contain('No games by these rules yet.');
    expect(table.hasButton('Delete all')).to.equal(false);
  });

  it('have the figures of what has been played', async () => {
    const table = await show(await playTwo(), 'statistics');
    expect(figures(table)).to.deep.equal({
      Played: '2',
      Won: '1 50%',
      'Wins in a row': '0',
      'Most in a row': '1',
    });
    expect(rows(table)).to.deep.equal([
      ['Figure', 'Best', 'Average'],
      ['Score', '280', '140'],
      ['Time', '1:05', '1:05'],
      ['Moves', '16', '16'],
    ]);
  });

  it('know that fewer cards left are better, and show moves once where they are the score', async () => {
    const left = await show(await playTwo({ ...CASUAL, scoring: 'left' }), 'statistics');
    expect(rows(left)[1]).to.deep.equal(['In the pyramid', '0', '14']);
    await tab(left, 'Latest');
    const heights = left.all('dialog .bars rect').map((bar) => Number(bar.getAttribute('height')));
    expect(heights[0]).to.be.greaterThan(heights[1] ?? 0);
    const moves = await show(await playTwo({ ...CASUAL, scoring: 'moves' }), 'statistics');
    expect(rows(moves).map(([label]) => label)).to.deep.equal(['Figure', 'Moves', 'Time']);
    await tab(moves, 'Latest');
    expect(rows(moves)[0]).to.deep.equal(['Deal', 'Time', 'Moves']);
  });

  it('list the latest games with their codes, newest first, and a bar for each', async () => {
    const table = await show(await playTwo(), 'statistics');
    await tab(table, 'Latest');
    const [head, lost = [], won = []] = rows(table);
    expect(head).to.deep.equal(['Deal', 'Score', 'Time', 'Moves']);
    expect(lost[0]).to.match(/^PY1-N-AAAAAAS lost .*\d{4}/u);
    expect(lost.slice(1)).to.deep.equal(['0', '0:00', '1']);
    expect(won[0]).to.match(/^Custom deal won /u);
    expect(won.slice(1)).to.deep.equal(['280', '1:05', '16']);
    expect(table.find('dialog .bars').getAttribute('aria-hidden')).to.equal('true');
    const bars = table.all('dialog .bars rect').map((bar) => bar.getAttribute('class'));
    expect(bars).to.deep.equal(['victory', 'defeat']);
  });

  it('rank the wins: by score, then time, then moves', async () => {
    const table = await playTwo({ ...CASUAL, 'cover-pair': true });
    await table.element.newGame({ cards: DECK_PERFECT });
    await table.play(CLEAR_PERFECT);
    await show(table, 'statistics');
    await tab(table, 'Best');
    expect(rows(table).map((row) => row.filter((_, at) => at !== 1))).to.deep.equal([
      ['Place', 'Score', 'Time', 'Moves'],
      ['1', '280', '0:00', '14'],
      ['2', '280', '1:05', '16'],
    ]);
  });

  it('count games with help apart', async () => {
    const table = await sit({ ...CASUAL, cards: DECK_E });
    await table.play('KC');
    await table.element.hint();
    await table.play(CLEAR_E.replace('KC', '').trim());
    await show(table, 'statistics');
    expect(figures(table)['Played']).to.equal('0');
    expect(table.text('dialog *')).to.contain('are counted separately: 1 played, 1 won');
    await tab(table, 'Latest');
    expect(rows(table)[1]?.[0]).to.contain('with help');
    await tab(table, 'Best');
    expect(table.text('dialog *')).to.contain('No wins without help yet.');
  });

  it('begin with the rules in force, and offer all others that have been played', async () => {
    await playTwo();
    const table = await sit({ variant: 'giza' });
    await show(table, 'statistics');
    expect(optionsOf(table)).to.deep.equal(['Giza', 'Pyramide (First draw made: No; Passes: 1)']);
    expect(table.text('dialog *')).to.contain('No games by these rules yet.');
    await pick(table, 'traditional stock=closed goal=pyramid scoring=points');
    expect(figures(table)['Played']).to.equal('2');
  });

  it('copy a code that is pressed', async () => {
    const table = await show(await playTwo(), 'statistics');
    await tab(table, 'Latest');
    const copied: string[] = [];
    const writeText = (text: string) => Promise.resolve(void copied.push(text));
    const takeOff = overlay(navigator, { clipboard: { writeText } });
    await table.press(`Copy ${CODE}`);
    takeOff();
    await until('said', () => told(table) === 'Code copied');
    expect(copied).to.deep.equal([CODE]);
  });
});

/** Presses the button that saves a file; what comes of it, and what gives its memory back. */
async function exported(table: Table): Promise<{ file: File; revoked: readonly string[] }> {
  const [blobs, names, revoked]: [Blob[], string[], string[]] = [[], [], []];
  const takeOff = [
    overlay(URL, {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
      revokeObjectURL: (url: string) => revoked.push(url),
    }),
    overlay(HTMLAnchorElement.prototype, {
      click(this: HTMLAnchorElement) {
        expect(this.href).to.equal('blob:1');
        names.push(this.download);
      },
    }),
  ];
  try {
    await table.press('Save to a file');
    await table.press('Done');
  } finally {
    for (const off of takeOff) off();
  }
  expect(names).to.deep.equal(['pyramid-solitaire-statistics.json']);
  return { file: new File(blobs, names[0] ?? ''), revoked };
}

/** Chooses a file as the player does in the browser's own window. */
async function choose(table: Table, file: File): Promise<void> {
  const input = table.find('dialog input[type="file"]') as HTMLInputElement;
  const chosen = new DataTransfer();
  chosen.items.add(file);
  input.files = chosen.files;
  const before = told(table);
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await until('read', () => told(table) !== before);
}

function refuse(): never {
  throw new Error('forbidden');
}

describe('a file of the statistics', () => {
  it('brings all back that has been deleted, once', async () => {
    const table = await show(await playTwo(), 'statistics');
    const before = [figures(table), rows(table)];
    const { file, revoked } = await exported(table);
    expect(revoked).to.deep.equal(['blob:1']);

    await show(table, 'statistics');
    await table.press('Delete all');
    expect(table.focused).to.equal('Keep');
    await table.press('Keep');
    expect([table.focused, figures(table)['Played']]).to.deep.equal(['Delete all', '2']);
    await table.press('Delete all');
    await table.press('Delete');
    expect(told(table)).to.equal('The statistics have been deleted.');
    expect(table.focused).to.equal('Add from a file');
    expect(table.text('dialog *')).to.contain('No games by these rules yet.');

    await choose(table, file);
    expect(told(table)).to.equal('2 games added.');
    expect([figures(table), rows(table)]).to.deep.equal(before);
    await choose(table, file);
    expect(told(table)).to.equal('All games in this file are here already.');
    expect(figures(table)['Played']).to.equal('2');
  });

  it('that cannot be read changes nothing, and is told of', async () => {
    const table = await show(await playTwo(), 'statistics');
    const before = kept('statistics') ?? '';
    const FAULTS: readonly (readonly [string, string])[] = [
      [before.slice(0, 60), 'The file is damaged and cannot be read.'],
      ['{"format":"something-else"}', 'This file holds no statistics of this game.'],
      [
        before.replace('"version":1', '"version":2'),
        'The file comes from a newer version of the game.',
      ],
    ];
    for (const [text, words] of FAULTS) {
      await choose(table, new File([text], 'x.json'));
      expect(told(table)).to.equal(words);
    }
    expect(kept('statistics')).to.equal(before);
    expect(figures(table)['Played']).to.equal('2');
  });

  it('is copied as text where the browser gives none', async () => {
    const table = await show(await playTwo(), 'statistics');
    const copied: string[] = [];
    const writeText = (text: string) => Promise.resolve(void copied.push(text));
    const takeOff = [
      overlay(URL, { createObjectURL: refuse }),
      overlay(navigator, { clipboard: { writeText } }),
    ];
    await table.press('Save to a file');
    await until('told', () => told(table).startsWith('No file can be saved here'));
    expect(copied).to.deep.equal([kept('statistics')]);
    takeOff.push(overlay(navigator, { clipboard: { writeText: refuse } }));
    await table.press('Save to a file');
    await until('told', () => told(table).startsWith('Here the statistics can be neither'));
    for (const off of takeOff.toReversed()) off();
  });

  it('is taken for now where nothing can be stored, which is told', async () => {
    const text = '{"format":"pyramid-solitaire/statistics","version":1,"tallies":{}}';
    await withStorage(
      () => null,
      async () => {
        const table = await show(await sit(CASUAL), 'statistics');
        await choose(table, new File([text], 'x.json'));
        expect(told(table)).to.equal('Nothing is saved: the browser does not allow it.');
      },
    );
  });
});

for (const locale of WORDY) {
  it(`everything fits and is said in ${locale}, also at 280 pixels`, async () => {
    const played = await playTwo();
    await setViewport({ width: 280, height: 640 });
    played.element.locale = locale;
    await played.speaking(locale);
    const table = await show(played, 'statistics');
    for (const page of table.all('dialog [role="tab"]')) {
      await table.click(page);
      expectTidy(table);
      expect(await findings(table.element)).to.deep.equal([]);
    }
    await table.click(table.all('dialog [role="tab"]')[0] as HTMLElement);
    await table.click(table.find('dialog .reset'));
    expectTidy(table);
    expect(await findings(table.element)).to.deep.equal([]);
  });
}

it('a deck of one’s own is named, and not to be copied', async () => {
  const table = await sit({ ...CASUAL, cards: DECK_B });
  await table.play('draw');
  table.element.giveUp();
  await table.settled();
  await show(table, 'statistics');
  await tab(table, 'Latest');
  expect(rows(table)[1]?.[0]).to.match(/^Custom deal lost/u);
  expect(table.all('dialog table button')).to.have.lengthOf(0);
});
