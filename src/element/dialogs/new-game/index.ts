/** New game: which game, by which rules, with which cards. Until it deals, nothing is lost. */
import { html, nothing, type TemplateResult } from 'lit';
import { refusedRules } from '../../../i18n/rules/index.js';
import type { Scene } from '../../scene.js';
import type { CreateDialog, DialogTools } from '../dialog.js';
import { tabsView } from '../tabs.js';
import { cardsView } from './cards.js';
import { Form, type Order } from './form.js';
import { rulesView } from './rules.js';
import { variantsView } from './variants.js';

type Tab = 'game' | 'rules';

const FORM = 'new-game';
const WINNABLE = 'winnable';

/** Carries out what the form asks for. */
function carryOut({ game, texts, chosen }: DialogTools, order: Order): void {
  if (order.kind !== 'random') {
    game.dispatch(order);
    return;
  }
  const { settings, winnable } = order;
  if (winnable !== texts.flag(WINNABLE)) {
    texts.choices = { ...texts.choices, [WINNABLE]: String(winnable) };
    chosen();
  }
  void game.deal({ winnable }, settings);
}

export const newGame: CreateDialog = (tools) => {
  const { game, texts, host, changed, close } = tools;
  const form = new Form(game.settings, texts.flag(WINNABLE));
  let tab: Tab = 'game';

  /** Goes to what is in the way. */
  const goToFault = async (): Promise<void> => {
    const fault = form.judged.ok ? '#paste' : '[aria-invalid="true"]';
    tab = form.judged.ok ? 'game' : 'rules';
    changed();
    await host.updateComplete;
    host.renderRoot.querySelector<HTMLElement>(`dialog ${fault}`)?.focus();
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    const { order } = form;
    if (!order) {
      void goToFault();
      return;
    }
    close();
    carryOut(tools, order);
  };

  const panel = ({ words }: Scene): TemplateResult =>
    tab === 'rules'
      ? rulesView(words, form, changed)
      : html`${cardsView(words, form, changed)} ${variantsView(words, form, changed)}`;

  return {
    title: ({ words }) => words.t('deal.title'),
    isAllowed: ({ withSettings }) => withSettings,
    body: (scene) =>
      html`<form id=${FORM} class="new-game" @submit=${submit}>
        ${tabsView<Tab>({
          tabs: [
            { key: 'game', label: scene.words.t('deal.tab-game') },
            { key: 'rules', label: scene.words.t('deal.tab-rules') },
          ],
          current: tab,
          choose: (key) => {
            tab = key;
            changed();
          },
          panel: panel(scene),
        })}
      </form>`,
    foot: ({ words }) => {
      const { judged, isLoading } = form;
      return html`<p class="problem" role="alert">
          ${judged.ok || isLoading ? nothing : refusedRules(words, judged.reason)}
        </p>
        <button type="button" class="btn quiet" @click=${close}>
          <span>${words.t('dialog.cancel')}</span>
        </button>
        <button type="submit" form=${FORM} class="btn primary" autofocus>
          <span>${words.t(isLoading ? 'deal.load' : 'deal.deal')}</span>
        </button>`;
    },
  };
};
