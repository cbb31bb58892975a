/** Rule sets and variants: the one door, its refusals, idle fields, settings as attribute text. */
import { describe, expect, it } from 'vitest';
import {
  attributeOf,
  DEFAULT_RULES,
  parseRules,
  readSettings,
  RULE_FIELDS,
  RULE_VALUES,
  sameRules,
  SCORINGS,
  settingsOf,
  VARIANTS,
  variantOf,
  writeSettings,
  type Settings,
} from '../../src/engine/index.js';
import { REFUSED_RULES, SOUND_RULES } from '../fixtures/rules.js';
import { settingsFor } from './player.js';

describe('parseRules', () => {
  it.each(REFUSED_RULES.map(([input, reason]) => [JSON.stringify(input), reason, input] as const))(
    '%s: %s',
    (_, reason, input) => {
      expect(parseRules(input)).toMatchObject({ ok: false, reason });
    },
  );

  it.each(SOUND_RULES.map(([input, changed]) => [JSON.stringify(input), changed, input] as const))(
    '%s',
    (_, changed, input) => {
      expect(parseRules(input)).toEqual({ ok: true, rules: { ...DEFAULT_RULES, ...changed } });
    },
  );

  it.each([null, undefined, 7, 'traditional', true])('%j is no record', (input) => {
    expect(parseRules(input)).toEqual({ ok: false, reason: 'bad-value', field: null });
  });

  it('names the field of an unknown name or a bad value', () => {
    expect(parseRules({ rows: 7, redeals: 2 })).toMatchObject({ field: 'redeals' });
    expect(parseRules({ rows: 9 })).toMatchObject({ field: 'rows' });
    expect(parseRules({ passes: 0 })).toMatchObject({ field: 'passes' });
  });

  it('takes every listed value of every field in some game', () => {
    for (const field of RULE_FIELDS) {
      for (const value of RULE_VALUES[field]) {
        const partner = field === 'draw' ? { stock: 'closed' } : { reserve: 1 };
        const parsed = parseRules({ ...partner, [field]: value });
        expect(parsed).toMatchObject({ ok: true, rules: { [field]: value } });
      }
    }
  });

  it('the default is the traditional game', () => {
    expect(settingsFor('traditional').rules).toEqual(DEFAULT_RULES);
    expect(DEFAULT_RULES).toMatchObject({
      ranks: 13,
      rows: 7,
      stock: 'drawn',
      passes: 1,
      goal: 'all',
    });
  });
});

describe('variants', () => {
  it('are 26 with unique keys, the page’s own first', () => {
    expect(new Set(VARIANTS.map(({ key }) => key)).size).toBe(26);
    expect(VARIANTS).toHaveLength(26);
    expect(VARIANTS[0]?.key).toBe('pyramide');
    expect(variantOf('klondike')).toBeUndefined();
  });

  it.each(VARIANTS.map((variant) => [variant.key, variant] as const))(
    '%s is valid, states only what it changes, and names its source',
    (_, variant) => {
      const parsed = parseRules(variant.rules);
      expect(parsed).toEqual({ ok: true, rules: { ...DEFAULT_RULES, ...variant.rules } });
      for (const field of RULE_FIELDS) {
        if (field in variant.rules) expect(variant.rules[field]).not.toBe(DEFAULT_RULES[field]);
      }
      expect(SCORINGS).toContain(variant.scoring);
      expect(variant.sources.length).toBeGreaterThan(0);
    },
  );

  it('that are the same game compare equal, and only those', () => {
    const same = VARIANTS.flatMap((a, index) =>
      VARIANTS.slice(index + 1)
        .filter((b) => sameRules(settingsOf(a).rules, settingsOf(b).rules))
        .map((b) => `${a.key} ${b.key}`),
    );
    expect(same).toEqual(['microsoft pyramid-clear']);
  });

  it('have the scorings and undo options of their sources', () => {
    const scored = VARIANTS.filter(({ scoring }) => scoring !== 'left');
    expect(Object.fromEntries(scored.map(({ key, scoring }) => [key, scoring]))).toEqual({
      pyramide: 'points',
      par: 'par',
      microsoft: 'microsoft',
      semicolon: 'par',
      brainium: 'progressive',
      cardgames: 'moves',
      'apophis-dealt': 'cards',
      aisleriot: 'cards',
    });
    expect(settingsFor('pyramide')).toMatchObject({ undoLimit: 100, undoCost: 0 });
    expect(settingsFor('cardgames')).toMatchObject({ undoLimit: 'unlimited', undoCost: 1 });
  });
});

describe('settings as texts', () => {
  it.each(VARIANTS.map((variant) => [variant.key, variant] as const))('%s', (key, variant) => {
    const settings = settingsOf(variant);
    expect(writeSettings(settings)).toEqual({ variant: key });
    expect(readSettings({ variant: key })).toEqual({ settings, problems: [] });
  });

  it('write just what differs from the variant, and read back the same', () => {
    const settings: Settings = {
      ...settingsFor('pyramide', { firstDraw: false, passes: 3, rows: 6, coverPair: true }),
      scoring: 'par',
      undoLimit: 5,
      undoCost: -1,
    };
    const texts = writeSettings(settings);
    expect(texts).toEqual({
      variant: 'pyramide',
      rows: '6',
      'first-draw': 'false',
      passes: '3',
      'cover-pair': 'true',
      scoring: 'par',
      'undo-limit': '5',
      'undo-cost': '-1',
    });
    expect(readSettings(texts)).toEqual({ settings, problems: [] });
  });

  it('a bare flag is on, "false" is off', () => {
    const { settings } = readSettings({
      variant: 'pyramide',
      'cover-pair': '',
      'first-draw': 'false',
    });
    expect(settings.rules).toMatchObject({ coverPair: true, firstDraw: false });
    expect(attributeOf('drawWhenStuck')).toBe('draw-when-stuck');
  });

  it('a bad value counts as absent and is told', () => {
    const { settings, problems } = readSettings({ variant: 'par', rows: '99', passes: ' 2 ' });
    expect(settings.rules).toEqual({ ...DEFAULT_RULES, passes: 2 });
    expect(problems).toEqual([{ reason: 'bad-value', name: 'rows', text: '99' }]);
  });

  it('an invalid combination plays the variant unchanged and is told', () => {
    const { settings, problems } = readSettings({ variant: 'thirteen', 'cover-pair': '' });
    expect(settings).toEqual(settingsFor('thirteen'));
    expect(problems).toEqual([{ reason: 'face-down-cover-pair' }]);
  });

  it('an unknown variant is told, and the first one stands in', () => {
    const { settings, problems } = readSettings({ variant: 'klondike' });
    expect(settings).toEqual(settingsFor('pyramide'));
    expect(problems).toEqual([{ reason: 'unknown-variant', name: 'variant', text: 'klondike' }]);
    expect(readSettings({}).settings.variant).toBe('pyramide');
  });
});
