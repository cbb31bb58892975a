/** Share: the deal code, a link where the page has one, and the whole game, each to copy. */
import { html, nothing, type TemplateResult } from 'lit';
import { formatCards, formatTranscript } from '../../engine/index.js';
import { variantName, type MessageKey } from '../../i18n/index.js';
import { copyText } from '../later/copy.js';
import type { Scene } from '../scene.js';
import { linkTo } from '../share-link.js';
import { icon } from '../face/index.js';
import { lateIcon } from '../views/icons.js';
import type { CreateDialog } from './dialog.js';

/** Something to copy. */
interface Item {
  readonly label: MessageKey;
  readonly text: string;
  readonly about: string;
}

export const share: CreateDialog = ({ host, game, changed }) => {
  /** What has been copied last, or only marked where the page may not copy. */
  let done: { readonly label: MessageKey; readonly copied: boolean } | null = null;

  const itemsOf = ({ words }: Scene): readonly Item[] => {
    const { session } = game;
    const { setup } = session;
    const variant = variantName(words, setup.variant);
    const link = linkTo(setup, host.shareLink);
    return [
      {
        label: setup.code === null ? 'share.cards' : 'share.code',
        text: setup.code ?? formatCards(setup.cards),
        about: words.t('share.code-about', { variant }),
      },
      ...(link === null
        ? []
        : [{ label: 'share.link', text: link, about: words.t('share.link-about') } as const]),
      {
        label: 'share.game',
        text: formatTranscript(session),
        about: words.t('share.game-about'),
      },
    ];
  };

  const copy = async ({ label, text }: Item, { currentTarget }: Event): Promise<void> => {
    const shown = (currentTarget as Element).closest('.share')?.querySelector('code') ?? null;
    done = { label, copied: await copyText(text, shown) };
    changed();
  };

  const itemView = (scene: Scene, item: Item): TemplateResult => {
    const { words } = scene;
    const name = words.t(item.label);
    const isCopied = done?.copied === true && done.label === item.label;
    return html`<section class="share">
      <h3>${name}</h3>
      <div class="shared">
        <code tabindex="0" role="group" aria-label=${name}>${item.text}</code>
        <button
          type="button"
          class="btn quiet"
          aria-label=${words.t('share.copy-what', { what: name })}
          @click=${(event: Event) => void copy(item, event)}
        >
          ${isCopied ? lateIcon(scene, 'check') : icon('copy')}
          <span>${words.t(isCopied ? 'share.copied' : 'share.copy')}</span>
        </button>
      </div>
      <p class="note">${item.about}</p>
    </section>`;
  };

  return {
    title: ({ words }) => words.t('share.title'),
    body: (scene) => {
      const { words } = scene;
      const said = done && words.t(done.copied ? 'share.copied' : 'share.marked');
      return html`${itemsOf(scene).map((item) => itemView(scene, item))}
        <p class=${done?.copied === false ? 'note' : 'said'} role="status">${said ?? nothing}</p>`;
    },
  };
};
