/** The keys, and what each of them does. */
import { html, type TemplateResult } from 'lit';
import type { Scene } from '../scene.js';
import type { CreateDialog } from './dialog.js';

/** Keys of a Russian keyboard in the place of Latin letters. */
const CYRILLIC: Readonly<Record<string, string>> = { D: 'В', U: 'Г', R: 'К', H: 'Р', N: 'Т' };

interface Row {
  readonly keys: readonly string[];
  readonly does: string;
}

/** The keys that mean something in this game. */
function rowsOf({ position, words, withUndo, withHints }: Scene): readonly Row[] {
  const { passes, wastes, draw } = position.game.rules;
  const draws = words.t(passes === 1 ? 'keys.draw' : 'keys.draw-redeal');
  const choices = wastes > 1 && draw === 1 ? wastes : 0;
  const lays = Array.from({ length: choices }, (_, index) => index + 1);
  return [
    { keys: [words.t('keys.name-arrows')], does: words.t('keys.move') },
    { keys: [words.t('keys.name-tab')], does: words.t('keys.tab') },
    {
      keys: [words.t('keys.name-enter'), words.t('keys.name-space')],
      does: words.t('keys.act'),
    },
    { keys: ['D'], does: draws },
    ...lays.map((n) => ({ keys: [String(n)], does: words.t('action.lay', { n }) })),
    ...(withUndo
      ? [
          { keys: ['U'], does: words.t('toolbar.undo') },
          { keys: ['R'], does: words.t('toolbar.redo') },
        ]
      : []),
    ...(withHints ? [{ keys: ['H'], does: words.t('toolbar.hint') }] : []),
    { keys: ['N'], does: words.t('keys.new') },
    { keys: [words.t('keys.name-escape')], does: words.t('keys.escape') },
    { keys: ['?'], does: words.t('keys.help') },
  ];
}

function rowView({ words }: Scene, { keys, does }: Row): TemplateResult {
  const [first = ''] = keys;
  const other = words.locale === 'ru' ? CYRILLIC[first] : undefined;
  const names = other === undefined ? keys : [...keys, other];
  return html`<tr>
    <th scope="row">${names.map((name) => html`<kbd>${name}</kbd> `)}</th>
    <td>${does}</td>
  </tr>`;
}

export const keys: CreateDialog = () => ({
  title: ({ words }) => words.t('keys.title'),
  isText: true,
  body: (scene) =>
    html`<table class="keys">
        ${rowsOf(scene).map((row) => rowView(scene, row))}
      </table>
      <p class="note">${scene.words.t('keys.note')}</p>`,
});
