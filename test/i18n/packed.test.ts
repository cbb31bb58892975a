// The locale files as the builds carry them: unpacked again, they must be what they were.
import { describe, expect, it } from 'vitest';
import en from '../../locales/en.json';
import fi from '../../locales/fi.json';
import it_ from '../../locales/it.json';
import no from '../../locales/no.json';
import ru from '../../locales/ru.json';
import { pack, unpack } from '../../src/i18n/packed.js';

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
