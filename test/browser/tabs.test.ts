// Tabs of dialogs: one is on show, arrow keys go round them, and only one is reached by Tab.
import { expect, fixture, html } from '@open-wc/testing';
import { render } from 'lit';
import { tabsView } from '../../src/element/dialogs/tabs.js';
import { pressKey } from './harness.js';

type Key = 'deal' | 'rules' | 'look';

/** A page with tabs, drawn anew with each choice as a dialog does. */
async function sit(): Promise<HTMLElement> {
  const page = await fixture<HTMLElement>(html`<div></div>`);
  const draw = (shown: Key): void => {
    render(
      tabsView<Key>({
        tabs: [
          { key: 'deal', label: 'Deal' },
          { key: 'rules', label: 'Rules' },
          { key: 'look', label: 'Look' },
        ],
        current: shown,
        choose: draw,
        panel: html`<p>${shown}</p>`,
      }),
      page,
    );
  };
  draw('deal');
  return page;
}

const tabsOf = (page: HTMLElement): readonly HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>('[role="tab"]'),
];

/** The tab that has focus, if it is the one on show with its panel. */
function onShow(page: HTMLElement): string {
  const [selected, ...others] = tabsOf(page).filter((tab) => tab.ariaSelected === 'true');
  const panel = page.querySelector('[role="tabpanel"]');
  expect(others).to.deep.equal([]);
  expect(document.activeElement).to.equal(selected);
  expect(panel?.getAttribute('aria-labelledby')).to.equal(selected?.id);
  expect(selected?.getAttribute('aria-controls')).to.equal(panel?.id);
  expect(tabsOf(page).filter(({ tabIndex }) => tabIndex === 0)).to.deep.equal([selected]);
  return panel?.textContent?.trim() ?? '';
}

describe('tabs', () => {
  it('are gone along by arrow keys, round and round, and to their ends', async () => {
    const page = await sit();
    tabsOf(page)[0]?.focus();
    const seen: string[] = [];
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
      await pressKey(key);
      seen.push(onShow(page));
    }
    expect(seen).to.deep.equal(['rules', 'look', 'deal', 'look', 'deal', 'look']);
  });

  it('are gone along the other way where the page reads from right to left', async () => {
    const page = await sit();
    page.dir = 'rtl';
    tabsOf(page)[0]?.focus();
    await pressKey('ArrowLeft');
    expect(onShow(page)).to.equal('rules');
    await pressKey('ArrowRight');
    expect(onShow(page)).to.equal('deal');
  });

  it('are chosen by a press, and leave other keys alone', async () => {
    const page = await sit();
    tabsOf(page)[1]?.focus();
    tabsOf(page)[1]?.click();
    expect(onShow(page)).to.equal('rules');
    await pressKey('ArrowDown');
    expect(onShow(page)).to.equal('rules');
  });
});
