// A player's choice lasts, and counts until the page sets something else.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHOOSABLE, formatChoices, parseChoices } from '../../src/storage/index.js';

const anyText = fc.string({ maxLength: 20 });
const anyChoices = fc.dictionary(fc.constantFrom(...CHOOSABLE), anyText);
const nothing = () => null;

const file = (choices: unknown) =>
  JSON.stringify({ format: 'pyramid-solitaire/choices', version: 1, choices });

describe('choices', () => {
  it('read back the same while the page stays the same', () => {
    fc.assert(
      fc.property(anyChoices, fc.option(anyText), (choices, text) => {
        const page = () => text;
        expect(parseChoices(formatChoices(choices, page), page)).toEqual({ ok: true, choices });
      }),
    );
  });

  it('count no longer where the page has changed its mind', () => {
    const text = formatChoices({ locale: 'fi', mirrored: 'true' }, nothing);
    const read = parseChoices(text, (name) => (name === 'locale' ? 'no' : null));
    expect(read).toEqual({ ok: true, choices: { mirrored: 'true' } });
  });

  it('that are unknown are left out', () => {
    const choice = { text: 'fi', page: null };
    const read = parseChoices(file({ locale: choice, sound: choice }), nothing);
    expect(read).toEqual({ ok: true, choices: { locale: 'fi' } });
  });

  it.each([7, 'fi', null, {}, { text: 1, page: null }, { text: 'x'.repeat(101), page: null }])(
    'are refused with one like %j among them',
    (locale) => {
      expect(parseChoices(file({ locale }), nothing)).toEqual({ ok: false, reason: 'damaged' });
    },
  );

  it('are answered, whatever they are', () => {
    const anyFile = fc.oneof(fc.string(), fc.json(), fc.jsonValue().map(file));
    fc.assert(
      fc.property(anyFile, (text) => {
        const read = parseChoices(text, nothing);
        if (!read.ok) expect(['damaged', 'foreign', 'newer']).toContain(read.reason);
      }),
    );
  });
});
