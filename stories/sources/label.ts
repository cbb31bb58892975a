/** What a story is called in a link to it. */
import { SETTING_FIELDS } from 'pyramid-solitaire/engine';
import type { GameWords } from 'pyramid-solitaire/words';

/** Stories that are neither a variant's nor a rule's. */
const OTHERS: Readonly<Record<string, string>> = {
  'compare--four-houses': 'Compare four readings',
  'compare--two-readings': 'Compare two games',
  'deal-doctor--a-locked-deal': 'A locked deal',
  'deal-doctor--by-code': 'Deal doctor',
  'odds--all-variants': 'The odds of all variants',
  'odds--by-passes': 'The odds by passes',
  'odds--count-live': 'Count for yourself',
  'odds--how-many-can-go': 'How many cards can go',
};

/** The name of a variant or of a rule, in the words of the package; else the story's own. */
export function labelOf(id: string, words: GameWords): string {
  const [group = '', story = ''] = id.split('--');
  if (group === 'variants') return words.variant(story);
  const field = group === 'rules-one-by-one' ? SETTING_FIELDS.get(story) : undefined;
  return field ? `Rule: ${words.field(field)}` : (OTHERS[id] ?? id);
}
