/** In what several games differ: the rules and options that are not the same in all of them. */
import { SETTING_FIELDS, type Settings } from 'pyramid-solitaire/engine';
import type { GameWords } from 'pyramid-solitaire/words';

export interface Difference {
  /** "Stock in play". */
  readonly name: string;
  /** The value in each game. */
  readonly values: readonly string[];
}

const valueOf = (settings: Settings, field: string): string | number | boolean =>
  ({ ...settings, ...settings.rules })[field as keyof Settings] as string | number | boolean;

export function differencesOf(games: readonly Settings[], words: GameWords): readonly Difference[] {
  return [...SETTING_FIELDS.values()].flatMap((field) => {
    const values = games.map((game) => valueOf(game, field));
    if (new Set(values).size < 2) return [];
    return [{ name: words.field(field), values: values.map((value) => words.value(field, value)) }];
  });
}
