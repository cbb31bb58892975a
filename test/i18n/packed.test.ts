// The locale files as the builds carry them: cut into shelves, and unpacked again what they were.
import { describe, expect, it } from 'vitest';
import en from '../../locales/en.json';
import fi from '../../locales/fi.json';
import it_ from '../../locales/it.json';
import no from '../../locales/no.json';
import ru from '../../locales/ru.json';
import { pack, shelfOf, SHELVES, unpack, type Messages } from '../../src/i18n/packed.js';
import { packedLocales } from '../tools/locales.mjs';

/** What a build makes of a locale file. */
function builtFrom(name: string, messages: Messages): Messages {
  const built = packedLocales().transform(JSON.stringify(messages), `/locales/${name}`);
  return JSON.parse(built?.code.replace('export default ', '') ?? '') as Messages;
}

describe('packed', () => {
  it.each([
    ['fi', fi],
    ['it', it_],
    ['no', no],
    ['ru', ru],
  ])('%s loses nothing', (_, messages) => {
    const packed = pack(messages, en);

    expect(unpack(packed, en)).toEqual(messages);
    expect(packed.texts).toHaveLength(Object.keys(messages).length);
  });

  it('keeps the others in place where one is missing', () => {
    const { 'toolbar.undo': _, ...holed } = fi;

    expect(unpack(pack(holed, en), en)).toEqual(holed);
  });
});

describe('shelves', () => {
  const messages = {
    'toolbar.undo': 'a',
    'rules.aim': 'b',
    'rulesome.x': 'c',
    'dialog.close': 'd',
    'fact.lost': 'e',
    'fact.selected': 'f',
    'refusal.covered': 'g',
  };

  it('part the words of play and of dialogs from all others', () => {
    expect(shelfOf(messages, 'first')).toEqual({
      'toolbar.undo': 'a',
      'rulesome.x': 'c',
      'fact.selected': 'f',
    });
    expect(shelfOf(messages, 'play')).toEqual({ 'fact.lost': 'e', 'refusal.covered': 'g' });
    expect(shelfOf(messages, 'dialogs')).toEqual({ 'rules.aim': 'b', 'dialog.close': 'd' });
  });

  it.each([
    ['en', en],
    ['fi', fi],
    ['it', it_],
    ['no', no],
    ['ru', ru],
  ])('of %s are built apart and lose nothing', (locale, file) => {
    const shelves = SHELVES.map((shelf) =>
      unpack(builtFrom(`${locale}.json?${shelf}`, file), shelfOf(en, shelf)),
    );

    expect(shelves).toEqual(SHELVES.map((shelf) => shelfOf(file, shelf)));
    expect(Object.assign({}, ...shelves)).toEqual(file);
  });
});
