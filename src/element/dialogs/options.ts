/** The options: what the player may set, in force at once. */
import { html, nothing, type TemplateResult } from 'lit';
import { LOCALES, tagOf, type MessageKey, type Words } from '../../i18n/index.js';
import { LOCAL_LETTERS } from '../face/index.js';
import { hasClassicFace, hasLocalIndices } from '../look.js';
import { wantsMotion } from '../motion/wanted.js';
import type { Scene } from '../scene.js';
import { MOTION } from '../texts.js';
import type { CreateDialog } from './dialog.js';
import { checkbox, group, select } from './fields.js';

/** Switches by attribute; what an attribute takes away is checked while it is there. */
type Switches = readonly (readonly [attribute: string, label: MessageKey])[];

const HELP: Switches = [
  ['no-guidance', 'settings.guidance'],
  ['no-verdict', 'settings.verdict'],
  ['no-hints', 'settings.hints'],
];
const CARDS: Switches = [['four-color', 'settings.four-color']];
const TABLE: Switches = [
  ['mirrored', 'settings.mirrored'],
  ['no-timer', 'settings.timer'],
];

/** Each language by its own name. */
const languagesOf = (words: Words) => [
  { value: '', label: words.t('settings.automatic') },
  ...LOCALES.map((locale) => ({
    value: locale,
    label: words.t(`settings.name-${locale}`),
    lang: tagOf(locale),
  })),
];

/** The letters that a language prints on cards, if they are its own. */
const lettersOf = ({ locale }: Words): string | null =>
  locale === 'it' || locale === 'ru' ? Object.values(LOCAL_LETTERS[locale]).join(' ') : null;

export const options: CreateDialog = ({ texts, chosen, close }) => {
  /** Sets a choice, or with null leaves the matter to the page again. */
  const choose = (name: string, text: string | null): void => {
    const { [name]: _, ...others } = texts.choices;
    texts.choices = text === null ? others : { ...others, [name]: text };
    chosen();
  };
  const reset = (): void => {
    texts.choices = {};
    chosen();
  };

  const switches = ({ words }: Scene, list: Switches): readonly TemplateResult[] =>
    list.map(([attribute, label]) => {
      const takesAway = attribute.startsWith('no-');
      return checkbox({
        label: words.t(label),
        checked: texts.flag(attribute) !== takesAway,
        change: (checked) => choose(attribute, String(checked !== takesAway)),
      });
    });
  const face = ({ words }: Scene): TemplateResult =>
    checkbox({
      label: words.t('settings.classic'),
      checked: hasClassicFace(texts),
      change: (checked) => choose('face', checked ? 'classic' : 'modern'),
    });
  const indices = ({ words }: Scene): readonly TemplateResult[] => {
    const letters = lettersOf(words);
    if (letters === null) return [];
    return [
      checkbox({
        label: words.t('settings.letters', { letters }),
        checked: hasLocalIndices(texts),
        change: (checked) => choose('indices', checked ? 'local' : 'international'),
      }),
    ];
  };
  const motion = ({ words }: Scene): TemplateResult =>
    checkbox({
      label: words.t('settings.motion'),
      checked: wantsMotion(texts),
      change: (checked) => choose(MOTION, String(checked)),
    });
  const language = ({ words }: Scene): TemplateResult =>
    select({
      label: words.t('settings.language'),
      value: texts.chosen('locale') ?? '',
      options: languagesOf(words),
      change: (value) => choose('locale', value === '' ? null : value),
    });

  return {
    title: ({ words }) => words.t('settings.title'),
    isAllowed: ({ withSettings }) => withSettings,
    body: (scene) => {
      const { words } = scene;
      return html`${group(words.t('settings.help'), switches(scene, HELP))}
      ${group(words.t('settings.cards'), [...switches(scene, CARDS), face(scene), ...indices(scene)])}
      ${group(words.t('settings.table'), [...switches(scene, TABLE), motion(scene)])}
      ${language(scene)}`;
    },
    foot: ({ words }) =>
      html`<button
          type="button"
          class="btn quiet"
          aria-disabled=${Object.keys(texts.choices).length === 0 ? 'true' : nothing}
          @click=${reset}
        >
          <span>${words.t('settings.reset')}</span>
        </button>
        <button type="button" class="btn primary" @click=${close}>
          <span>${words.t('dialog.done')}</span>
        </button>`,
  };
};
