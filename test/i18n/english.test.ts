// English is spoken without the library: every message must come out as i18next would say it.
import { describe, expect, it } from 'vitest';
import en from '../../locales/en.json';
import { sayEnglish, type Texts } from '../../src/i18n/english.js';
import { Library } from '../../src/i18n/library.js';
import type { MessageKey } from '../../src/i18n/messages.js';

const library = new Library();
library.add('en', [en], [en]);
const keys = Object.keys(en).map((key) => key.replace(/_(?:one|other)$/, '')) as MessageKey[];
const counts = [undefined, 0, 1, 2, 5, 21];

/** The names of all placeholders of the file, each with a text of its own to put there. */
const named = (textOf: (name: string) => string): Texts =>
  Object.fromEntries(
    Object.values(en).flatMap((message) =>
      [...message.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => [name, textOf(name)]),
    ),
  );

/** What the library says otherwise, over all messages and counts. */
const differences = (texts: Texts): string[] =>
  keys.flatMap((key) =>
    counts.flatMap((count) => {
      const [own, theirs] = [
        sayEnglish(key, texts, count, [en]),
        library.say('en', key, texts, count),
      ];
      return own === theirs ? [] : [`${key}, ${count}: ${own} / ${theirs}`];
    }),
  );

describe('English and the library', () => {
  it.each(['x', '', '$&', '$1 $$', '{{count}}', '{{ card }}', '$t(game.title)', '<i>&amp;</i>'])(
    'say the same with %j for each value',
    (text) => {
      expect(differences(named((name) => text.replace('x', name)))).toEqual([]);
    },
  );

  it('say the same of a value that is missing', () => {
    expect(differences({ count: 'n' })).toEqual([]);
  });

  it('say the same of a message that is missing', () => {
    const key = 'no.such-message' as MessageKey;

    expect(sayEnglish(key, {}, 2, [en])).toBe(library.say('en', key, {}, 2));
  });

  it('is worth comparing: all messages, in two forms where they count', () => {
    expect(keys.length).toBeGreaterThan(200);
    expect([1, 2].map((count) => sayEnglish('count.moves', { count: 'n' }, count))).toEqual([
      'n move',
      'n moves',
    ]);
  });
});
