// The fixed set of pictures: which game, at which moment, in which language, theme, width and face.
import { findSetup, formatDealCode, formatMove, readSettings } from '../../dist/esm/engine.js';
import { solve } from '../../dist/esm/solver.js';

/** The first seed tried; its deal of 52 cards is the one that the Finnish page shows. */
const FIRST_SEED = 18;
const MOST_DEALS = 500;
/** Positions after which the next deal is tried. */
const MOST_POSITIONS = 200_000;
/** How far a game in the middle has come. */
const MIDDLE = 0.55;

export const WIDTHS = [280, 360, 768, 1200];
export const THEMES = ['papyrus', 'night', 'felt'];
export const LOCALES = ['en', 'fi', 'no', 'ru', 'it'];
const MOMENTS = ['start', 'mid', 'won', 'lost'];
/** One of each family: plain, face down with packets, reserves, wastes, no stock, upside down … */
const FAMILIES = [
  'traditional',
  'thirteen',
  'tuts-tomb',
  'reserve',
  'reserve-6',
  'giza',
  'apophis',
  'apophis-dealt',
  'triangle',
  'cell',
  'microsoft',
  'spanish',
  'italian',
];

const wins = new Map();

/** The first deal that a variant's rules let win, and the moves of a win. */
export function winnable(variant) {
  const known = wins.get(variant);
  if (known) return known;
  const { settings } = readSettings({ variant });
  for (let seed = FIRST_SEED; seed < FIRST_SEED + MOST_DEALS; seed += 1) {
    const code = formatDealCode({ ranks: settings.rules.ranks, seed });
    const found = findSetup(settings, { code });
    const solution = found.ok ? solve(found.setup, { positions: MOST_POSITIONS }) : null;
    if (solution?.verdict !== 'winnable') continue;
    const win = { code, moves: solution.moves.map(formatMove) };
    wins.set(variant, win);
    return win;
  }
  throw new Error(`no winnable deal of ${variant}`);
}

/** The moves that lead to a moment; a lost game is drawn to its end by the page itself. */
export function movesTo(variant, moment) {
  const { moves } = winnable(variant);
  if (moment === 'won') return moves;
  return moment === 'mid' ? moves.slice(0, Math.floor(moves.length * MIDDLE)) : [];
}

const scene = (name, given) => ({
  variant: 'pyramide',
  moment: 'mid',
  locale: 'en',
  theme: 'papyrus',
  width: 768,
  height: 800,
  attributes: {},
  ...given,
  name,
});

/** Every moment at every width in every theme; every language; every family; both faces; low frames. */
export const SCENES = [
  ...MOMENTS.flatMap((moment) =>
    WIDTHS.flatMap((width) =>
      THEMES.map((theme) =>
        scene(`${moment}-${width}-${theme}`, { variant: 'traditional', moment, width, theme }),
      ),
    ),
  ),
  ...LOCALES.flatMap((locale) =>
    [280, 360, 768, 1200].flatMap((width) => [
      scene(`${locale}-${width}-start`, { locale, width, moment: 'start' }),
      scene(`${locale}-${width}-lost`, { locale, width, moment: 'lost', variant: 'par' }),
    ]),
  ),
  ...FAMILIES.flatMap((variant, index) =>
    [360, 768, 1200].map((width) =>
      scene(`${variant}-${width}`, { variant, width, theme: THEMES[index % THEMES.length] }),
    ),
  ),
  ...FAMILIES.map((variant) =>
    scene(`${variant}-low`, { variant, width: 740, height: 375, theme: 'night' }),
  ),
  ...WIDTHS.flatMap((width) => [
    scene(`classic-${width}`, { width, attributes: { face: 'classic' } }),
    scene(`four-color-${width}`, { width, theme: 'felt', attributes: { 'four-color': '' } }),
    scene(`mirrored-${width}`, { width, attributes: { mirrored: '' } }),
    scene(`local-ru-${width}`, { width, locale: 'ru', attributes: { indices: 'local' } }),
    scene(`local-it-${width}`, { width, locale: 'it', attributes: { indices: 'local' } }),
  ]),
];
