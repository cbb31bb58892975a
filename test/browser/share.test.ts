// Share: what a player copies brings the same game to somebody else.
import { expect } from '@open-wc/testing';
import { DECK_B } from '../fixtures/decks.js';
import { overlay } from './doubles.js';
import { mount, type Mount, type Table } from './harness.js';

const S = 'PY1-N-AAAAAAS';
const GAME = { variant: 'par', code: S, passes: 5 };

const open = async (attributes: Mount = GAME): Promise<Table> => {
  const table = await mount(attributes);
  await table.play('draw draw');
  return table.choose('Share');
};

/** What there is to copy, by its heading. */
const items = (table: Table): Readonly<Record<string, string>> =>
  Object.fromEntries(
    table
      .all('.share')
      .map((item) => [
        item.querySelector('h3')?.textContent?.trim() ?? '',
        item.querySelector('code')?.textContent ?? '',
      ]),
  );

/** Runs a test with a clipboard that keeps what it is given, or refuses it. */
async function withClipboard(
  takes: boolean,
  act: (copied: readonly string[]) => Promise<void>,
): Promise<void> {
  const copied: string[] = [];
  const writeText = async (text: string): Promise<void> => {
    if (!takes) throw new DOMException('not here', 'NotAllowedError');
    copied.push(text);
  };
  const takeOff = overlay(navigator, { clipboard: { writeText } });
  try {
    await act(copied);
  } finally {
    takeOff();
  }
}

describe('sharing', () => {
  it('offers the deal code and the whole game', async () => {
    const table = await open();
    expect(items(table)).to.deep.equal({
      'Deal code': S,
      'The whole game': table.element.transcript,
    });
    expect(table.text('.share')).to.include('name the game too: Par Pyramid.');
  });

  it('offers the cards of a deal that has no code', async () => {
    const table = await open({ variant: 'casual', cards: DECK_B });
    expect(items(table)).to.deep.equal({
      Cards: table.element.cards,
      'The whole game': table.element.transcript,
    });
  });

  it('copies what is pressed, and says so', () =>
    withClipboard(true, async (copied) => {
      const table = await open();
      await table.press('Copy: The whole game');
      await table.settled();
      expect(copied).to.deep.equal([table.element.transcript]);
      expect(table.find('dialog [role="status"]').textContent?.trim()).to.equal('Copied');
      await table.press('Copy: Deal code');
      expect(copied.at(-1)).to.equal(S);
    }));

  it('marks it where the page may not copy', () =>
    withClipboard(false, async () => {
      const table = await open();
      await table.press('Copy: Deal code');
      await table.settled();
      expect(table.find('dialog [role="status"]').textContent).to.include('copy it yourself');
    }));

  it('has a link where the page gives one, with all that makes the game', async () => {
    const table = await mount(GAME);
    const asked: unknown[] = [];
    table.element.shareLink = (attributes) => {
      asked.push(attributes);
      return `https://example.org/?${new URLSearchParams(attributes).toString()}`;
    };
    await table.choose('Share');
    expect(asked[0]).to.deep.equal({ variant: 'par', passes: '5', code: S });
    expect(items(table)['Link']).to.equal(`https://example.org/?variant=par&passes=5&code=${S}`);
    // Whoever opens it has the same game.
    const link = new URL(items(table)['Link'] ?? '');
    const other = await mount(Object.fromEntries(link.searchParams));
    expect(other.state).to.deep.equal(table.state);
  });

  it('has no link where the page gives none, or fails to', async () => {
    const table = await mount(GAME);
    for (const shareLink of [null, () => null, () => '', 'https://example.org'] as never[]) {
      table.element.shareLink = shareLink;
      await table.choose('Share');
      expect(Object.keys(items(table))).to.deep.equal(['Deal code', 'The whole game']);
      await table.press('Close');
    }
  });

  it('takes a link from a page that sets it before the tag is known', () => {
    // No accessor that such a property would hide, and nothing of its own that would come over it.
    const element = document.createElement('pyramid-solitaire');
    expect('shareLink' in element).to.equal(false);
  });
});
