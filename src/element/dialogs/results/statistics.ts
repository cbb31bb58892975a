/** The statistics: of each set of rules its figures, the latest games and the best. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Words } from '../../../i18n/index.js';
import { rulesName } from '../../../i18n/rules/index.js';
import {
  NO_STATISTICS,
  readRulesKey,
  rulesKeyOf,
  type Counted,
  type GameResult,
  type Statistics,
} from '../../../storage/index.js';
import type { Scene } from '../../scene.js';
import type { CreateDialog } from '../dialog.js';
import { select } from '../fields.js';
import { tabsView } from '../tabs.js';
import { bestView, latestView } from './games.js';
import { Keeping } from './keeping.js';
import { overviewView } from './overview.js';
import { Teller } from './teller.js';

type Page = 'overview' | 'latest' | 'best';

const PAGES: readonly Page[] = ['overview', 'latest', 'best'];

/** The sets of rules to choose from by key: the one in force, and all others that have been played. */
function setsOf(statistics: Statistics, { session }: Scene): ReadonlyMap<string, Counted> {
  const sets = new Map<string, Counted>([[rulesKeyOf(session.setup), session.setup]]);
  for (const [key, { games }] of Object.entries(statistics)) {
    const counted = readRulesKey(key);
    if (counted && games.length > 0 && !sets.has(key)) sets.set(key, counted);
  }
  return sets;
}

export const statistics: CreateDialog = ({ saving, host, changed, close }) => {
  let page: Page = 'overview';
  /** The set of rules that has been chosen, if any. */
  let chosen: string | null = null;
  const teller = new Teller(changed);

  const focus = async (selector: string): Promise<void> => {
    changed();
    await host.updateComplete;
    host.renderRoot.querySelector<HTMLElement>(`[data-dialog="statistics"] ${selector}`)?.focus();
  };
  const read = (): Statistics => saving.value?.statistics.read() ?? NO_STATISTICS;
  const keeping = new Keeping({
    read,
    update: (change) => saving.value?.statistics.update(change) ?? 'blocked',
    say: (said) => teller.say(said),
    focus: (selector) => void focus(selector),
  });

  const panelView = (
    words: Words,
    { scoring }: Counted,
    games: readonly GameResult[],
  ): TemplateResult => {
    if (games.length === 0) {
      return html`<p>${words.t('stats.none')}</p>
        <p class="note">${words.t('stats.counts')}</p>`;
    }
    if (page === 'overview') return overviewView(words, games, scoring);
    const listing = { words, games, scoring, copy: teller.copyCode };
    return page === 'latest' ? latestView(listing) : bestView(listing);
  };

  return {
    title: ({ words }) => words.t('stats.title'),
    isAllowed: () => saving.value?.lasts === true,
    closed: () => keeping.closed(),
    body: (scene) => {
      const { words, session } = scene;
      const all = read();
      const sets = setsOf(all, scene);
      const key = chosen !== null && sets.has(chosen) ? chosen : rulesKeyOf(session.setup);
      const counted = sets.get(key) ?? session.setup;
      return html`<div class="statistics">
        ${select({
          label: words.t('stats.rules'),
          value: key,
          options: [...sets].map(([value, set]) => ({
            value,
            label: rulesName(words, set, session.setup.variant),
          })),
          change: (value) => {
            chosen = value;
            changed();
          },
        })}
        ${tabsView({
          tabs: PAGES.map((name) => ({ key: name, label: words.t(`stats.${name}`) })),
          current: page,
          choose: (name) => {
            page = name;
            changed();
          },
          panel: panelView(words, counted, all[key]?.games ?? []),
        })}
        ${page === 'overview' ? keeping.view(words) : nothing} ${teller.view(words)}
      </div>`;
    },
    foot: ({ words }) =>
      html`<button type="button" class="btn primary" @click=${close}>
        <span>${words.t('dialog.done')}</span>
      </button>`,
  };
};
