// The verdict: told as soon as it is proved that the game can no longer be won, and at no other time.
import { expect } from '@open-wc/testing';
import {
  BACK,
  countedWorker,
  hinted,
  judged,
  NEVER,
  NO_WAY,
  spokenFor,
  UNKNOWN,
  unhurried,
  withVerdicts,
  withWorker,
} from './advice.js';
import { mount, type Table } from './harness.js';
import { until } from './until.js';

/** Of the Finnish page's two deals the one that can be won, and the hopeless one. */
const S = 'PY1-N-AAAAAAS';
const J = 'PY1-N-AAAAAAJ';

const hopeless = async (attributes = {}): Promise<Table> => {
  const table = await judged({ code: J, ...attributes });
  await until('the notice', () => table.message().includes(NEVER));
  return table;
};

describe('a hopeless deal', () => {
  it('is told at once, with no way back but a new game, and play goes on', async () => {
    const table = await hopeless();
    expect(table.message()).to.contain(`${NEVER}. You can play on.`);
    expect([BACK, 'Undo'].map((name) => table.all(`.notice [aria-label="${name}"]`))).to.deep.equal(
      [[], []],
    );
    expect(table.all('.notice [aria-label="New game"]')).to.have.lengthOf(1);
    expect(table.state).to.deep.include({ outcome: 'playing', moves: 0 });
    await table.tap('stock');
    expect(table.moves).to.deep.equal(['draw']);
    expect(table.kinds).not.to.include('lose');
    await until('the notice', () => table.message().includes(NO_WAY));
    expect(table.all('.notice [aria-label="Undo"]')).to.have.lengthOf(1);
  });

  it('is told to those who do not see it, once', async () => {
    const table = await hopeless();
    await table.tap('stock');
    await table.element.solve();
    await table.settled();
    const told = table.heard.filter((text) => text.includes(NEVER) || text.includes(NO_WAY));
    expect(told).to.have.lengthOf(1);
  });

  it('is put aside by its player and stays aside while one plays on, until undo', async () => {
    const table = await hopeless();
    await table.press('Close');
    for (let draw = 0; draw < 3; draw += 1) {
      await table.tap('stock');
      await table.element.solve();
      await table.settled();
      expect(table.message()).to.equal('');
    }
    await table.press('Undo');
    await until('the notice', () => table.message().includes(NO_WAY));
  });

  it('is answered by a new game', async () => {
    const table = await hopeless();
    await table.click(table.find('.notice [data-action="deal"]'));
    expect(table.events('deal')).to.have.lengthOf(2);
    expect(table.message()).not.to.contain(NEVER);
  });

  it('is told in the language on show', async () => {
    const table = await hopeless();
    table.element.locale = 'fi';
    await table.speaking('fi');
    expect(table.message()).not.to.contain(NEVER).and.not.to.equal('');
  });
});

describe('pyramid-verdict', () => {
  it('comes once for each game and change, from the element, frozen', () =>
    withVerdicts(async (heard) => {
      const table = await judged({ code: S });
      const details: unknown[] = [];
      table.page.addEventListener('pyramid-verdict', (event) => {
        expect(event.target).to.equal(table.element);
        expect(Object.isFrozen(event.detail)).to.equal(true);
        details.push(event);
      });
      await until('winnable', () => heard.length === 1);
      await table.play('draw draw');
      await table.element.solve();
      await table.element.newGame({ code: J });
      await until('unwinnable', () => heard.length === 2);
      await table.play('draw draw');
      await table.element.solve();
      await table.element.newGame({ code: J });
      await until('unwinnable', () => heard.length === 3);
      expect(heard).to.deep.equal(['winnable', 'unwinnable', 'unwinnable']);
      expect(details).to.have.lengthOf.at.least(2);
    }));

  it('says unknown where it is, and there is no notice', () =>
    withWorker(spokenFor(() => UNKNOWN).Spoken, () =>
      withVerdicts(async (heard) => {
        const table = await judged({ code: J });
        await until('unknown', () => heard.length === 1);
        await table.settled();
        expect(heard).to.deep.equal(['unknown']);
        expect(table.message()).to.equal('');
      }),
    ));
});

describe('no-verdict', () => {
  it('silences notice and event, and nothing is asked', async () => {
    const { CountedWorker, made } = countedWorker();
    await withWorker(CountedWorker, () =>
      unhurried(() =>
        withVerdicts(async (heard) => {
          const silent = await mount({ code: J });
          await silent.play('TS+3C QS+AH draw draw KS');
          await hopeless();
          expect(made).to.have.lengthOf(1);
          expect([silent.message(), heard]).to.deep.equal(['', ['unwinnable']]);
        }),
      ),
    );
  });

  it('takes a notice away when it is set, and gives it back when it is cleared', async () => {
    const table = await hopeless();
    table.element.noVerdict = true;
    await table.settled();
    await until('silence', () => !table.message().includes(NEVER));
    table.element.noVerdict = false;
    await until('the notice', () => table.message().includes(NEVER));
  });

  it('still leaves hints, after which nothing is judged either', () =>
    withVerdicts(async (heard) => {
      const table = await mount({ code: J });
      await hinted(table);
      await table.tap('stock');
      await table.element.solve();
      await table.settled();
      expect([table.message(), heard]).to.deep.equal(['', []]);
    }));
});
