// The playground's words for settings and for what cannot be.

/** What a setting is called, by attribute name. */
export const LABELS = {
  ranks: 'Ranks a suit',
  shape: 'Shape',
  rows: 'Rows',
  'face-down': 'Covered cards face down',
  'apex-king': 'King of spades at the apex',
  reserve: 'Reserve piles',
  'reserve-depth': 'Cards a reserve pile',
  cells: 'Temporary spots',
  stock: 'Stock in play',
  draw: 'Cards a draw',
  wastes: 'Waste piles',
  'first-draw': 'First draw is dealt',
  passes: 'Passes through the stock',
  'draw-when-stuck': 'Draw only when stuck',
  'cover-pair': 'Pair with a card below',
  'waste-pair': 'Pair two waste tops',
  goal: 'To be cleared',
  scoring: 'Scoring',
  'undo-limit': 'Undo reaches back',
  'undo-cost': 'An undo counts',
};

/** Values that do not explain themselves. */
const GLOSSES = {
  ranks: { 13: '13, 52 cards', 12: '12, 48 cards', 10: '10, 40 cards' },
  'undo-cost': { 0: '0 moves', 1: '+1 move', '-1': '−1 move' },
};

/** Why the element plays a variant unchanged, and the settings that clash. */
const CLASHES = {
  'too-many-cards': [
    'Tableau and reserve need more cards than the deck has.',
    ['ranks', 'rows', 'reserve', 'reserve-depth'],
  ],
  'draw-needs-closed-stock': [
    'Drawing three cards at a time needs a closed stock.',
    ['draw', 'stock'],
  ],
  'wastes-and-draw': [
    'Several waste piles take either one card a draw, or one card each.',
    ['wastes', 'draw'],
  ],
  'face-down-cover-pair': [
    'Nobody can pair a card that lies face down under the other.',
    ['face-down', 'cover-pair'],
  ],
  'apex-king-triangle': [
    'A triangle stands on its apex, where a king would be free from the start.',
    ['apex-king', 'shape'],
  ],
  'waste-pair-several-wastes': [
    'The two top cards of the waste can pair only where there is one waste.',
    ['waste-pair', 'wastes'],
  ],
};

/** Why a deal cannot be. `card` is the text or card at fault, where there is one. */
const DEAL_FAULTS = {
  empty: () => 'it is empty',
  format: () => 'a code begins with PY1 and looks like PY1-N-AAAAAAS',
  deck: () => 'after PY1 comes the deck: N, S or I',
  length: () => 'a code ends in seven letters or digits',
  symbol: () => 'only the letters A to Z and the digits 2 to 7 are in use',
  'other-deck': () => 'it deals another deck than these rules play with',
  'not-a-card': (card) => `“${card}” is no card`,
  'foreign-card': (card) => `${card} is not in this deck`,
  'doubled-card': (card) => `${card} is there twice`,
  'missing-card': (card) => `${card} is missing`,
};

/** A problem: a sentence or two, and the settings to look at. */
export function rulesProblem(reason) {
  const [why, fields] = CLASHES[reason] ?? [`These rules do not go together (${reason}).`, []];
  return { text: `${why} The variant is played unchanged.`, fields };
}

/** `begun` where a game was running already. */
export function dealProblem(what, { reason, card, begun }) {
  const why = DEAL_FAULTS[reason]?.(card) ?? reason;
  const name = what === 'code' ? 'deal code' : 'card list';
  const instead = begun ? 'The game was left alone.' : 'A random deal takes its place.';
  return { text: `This ${name} cannot be dealt: ${why}. ${instead}`, fields: [what] };
}

export const addressProblem = (pairs) => ({
  text: `The address asks for ${pairs.join(', ')}, which is not on offer, so it was left out.`,
  fields: [],
});

/** `tuts-tomb` → `Tuts Tomb`. */
export const titleOf = (key) =>
  key
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** A value as text: on and off for flags. */
export function valueWords(value) {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return String(value);
}

/** A value as a choice in the form, with what it means. */
export const choiceWords = (name, value) => GLOSSES[name]?.[value] ?? String(value);
