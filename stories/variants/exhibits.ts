/** What each variant's exhibit shows: a deal of its character, and where the variant comes from. */
import type { RuleSet } from 'pyramid-solitaire/engine';

export interface Exhibit {
  /** A deal that can be won by the variant's rules. */
  readonly code: string;
  /** Rules changed in the variant by which the very same cards can no longer be won. */
  readonly without?: Partial<RuleSet>;
  /** Where the variant comes from, and what is known of it. */
  readonly origin: string;
}

/** By the key of the variant; a test holds them to the solver. */
export const EXHIBITS: Readonly<Record<string, Exhibit>> = {
  pyramide: {
    code: 'PY1-N-AAAAAAS',
    without: { goal: 'all' },
    origin:
      'The game of a Finnish app, described on its rules page down to the number of undo steps. The deal is the one pictured on that page. The app turns one card into the waste for you, lets you go round for ever, and counts a game as won with the last pyramid card, so a won game is always 280 points.',
  },
  traditional: {
    code: 'PY1-N-AAAAAEK',
    origin:
      'The game of the American patience books of the 1930s and of Morehead and Mott-Smith (1949), as a Norwegian article and the Finnish Wikipedia tell it: one card at a time, one pass, all 52 cards. The books guessed that one game in fifty comes out. This deal is one that does.',
  },
  par: {
    code: 'PY1-N-AAAAADE',
    without: { passes: 1 },
    origin:
      'The same books soften the old game by two more passes and score it against par: 50, 35 or 20 points by the pass in which the pyramid falls, less one for each card left, over six games. The Norwegian article calls it Par Pyramide.',
  },
  casual: {
    code: 'PY1-N-AAAAAEZ',
    without: { goal: 'all' },
    origin:
      'Rento pyramidi in the Finnish Wikipedia, Bare pyramiden in the Norwegian article, Relaxed Pyramid in English programs: one pass as before, but the 28 cards are enough. Apps usually play it so; the books insist that this be settled before the deal.',
  },
  overlapping: {
    code: 'PY1-N-AAAAADF',
    without: { coverPair: false },
    origin:
      'Overlappende par in the Norwegian article; the Finnish Wikipedia says that many versions allow it. A card may go with the one it lies on, if nothing else lies there: an ace with the queen below it. The strictest sources forbid exactly this.',
  },
  reserve: {
    code: 'PY1-N-AAAAADE',
    without: { reserve: 0 },
    origin:
      'Seven extra cards in a row under the pyramid, free from beginning to end: the Norwegian article has them beside the full 28, which leaves 17 in the stock. Others deal the bottom row itself as the reserve.',
  },
  apophis: {
    code: 'PY1-N-AAAAADE',
    without: { wastes: 1 },
    origin:
      'Named after the serpent that swallows the sun. Three waste piles; by the Norwegian article you choose the pile for every card, which makes it a game of planning. PySolFC deals one card to each instead: that is Apophis, Three at a Time.',
  },
  giza: {
    code: 'PY1-N-AAAAADE',
    origin:
      'Michael Keller’s answer to luck: the last 24 cards lie open in eight columns of three, and their exposed cards pair with the pyramid and with each other. Nothing is hidden, so it is all thought. Some pages mistake it for a game with three pyramids; that one is Pharaohs.',
  },
  triangle: {
    code: 'PY1-N-AAAAADE',
    origin:
      'Kolmio, Triangel, Yield, Funnel: the pyramid upside down, broad row on top, a single free card at the tip. The cards at the ends of a row lie under one card only. The sources differ on the stock; here it is the traditional one.',
  },
  spanish: {
    code: 'PY1-S-AAAAADH',
    origin:
      'For the Spanish pack of 48 cards, or a French one without its tens: king twelve, pairs of twelve, and so two sixes may leave together. The Finnish Wikipedia and the Norwegian article both have it. Twenty cards are left for the stock.',
  },
  'tuts-tomb': {
    code: 'PY1-N-AAAAADH',
    without: { coverPair: false },
    origin:
      'Microsoft Entertainment Pack 2, 1991: Tutankhamun is the king of spades, laid first at the top. Three cards at a time, as often as you like, and the pyramid is the goal. Keller, who described the program, lets a card go with the one beneath it; PySolFC’s King Tut does not.',
  },
  'reserve-6': {
    code: 'PY1-N-AAAAADE',
    without: { reserve: 0 },
    origin:
      'The Finnish Wikipedia gives the reserve as seven or six cards. The form with six is published with six rows, 21 cards, which leaves 25 for the stock.',
  },
  cell: {
    code: 'PY1-N-AAAAADE',
    without: { cells: 0 },
    origin:
      'The Finnish Wikipedia mentions one temporary spot for a free card, “into storage or out of the way”. It leaves the spot only in a pair. No single help changes more: at least three games in four can be won.',
  },
  'six-rows': {
    code: 'PY1-N-AAAAADT',
    without: { rows: 7 },
    origin:
      'The Finnish Wikipedia allows a pyramid of six rows, 21 cards. It looks kinder and is not: 31 cards wait in the stock, and in one pass all of them have to go.',
  },
  thirteen: {
    code: 'PY1-N-AAAAAED',
    origin:
      'Kolmentoista pyramidi in the Finnish Wikipedia: seven rows face down, a base of eight face up, and a hand of sixteen cards turned by threes, only when no pair is in sight. Whether the hand goes round is not written; without it the game would be hopeless, so here it does.',
  },
  microsoft: {
    code: 'PY1-N-AAAAADE',
    without: { passes: 1 },
    origin:
      'Microsoft Solitaire Collection, as the Finnish Wikipedia and the maker of a public solver describe it: the stock lies face up, three passes, and the pyramid is the goal. Points grow row by row.',
  },
  semicolon: {
    code: 'PY1-N-AAAAADE',
    without: { stock: 'closed' },
    origin:
      'The main game of the Russian article, which follows Semicolon’s rules: two tops in play, that of the stock and that of the waste, two redeals, all 52 cards, and a series of six games against par.',
  },
  'strict-order': {
    code: 'PY1-N-AAAAADE',
    origin:
      'The Russian article reports a stricter order from BVS: turn the stock only when nothing can be removed. One may hold nothing back, and so nearly half of what could be won no longer can. The article warns to keep to one order for the whole game.',
  },
  'pyramid-clear': {
    code: 'PY1-N-AAAAADP',
    without: { goal: 'all' },
    origin:
      'Pyramid Clear in Goodsol’s collection, by the Russian article: the main game with two redeals, but 28 cards are enough. Nearly always that is no easier; this deal is one of the few where it is.',
  },
  brainium: {
    code: 'PY1-N-AAAAADE',
    without: { passes: 1 },
    origin:
      'Brainium’s app as the Russian article sums it up: the pyramid is the goal, 1, 3 or 5 passes by choice, and points that grow with each card removed in a row. Its own help text was not found; that only the waste is in play is our reading.',
  },
  mobilityware: {
    code: 'PY1-N-AAAAADH',
    without: { coverPair: false },
    origin:
      'MobilityWare’s app as the Russian article describes it, with its option Play Covered Cards turned on. Clear All Mode and the number of Stock Runs are options too: try them in the controls.',
  },
  cardgames: {
    code: 'PY1-N-AAAAADH',
    without: { coverPair: false },
    origin:
      'The game of the Italian page, cardgames.io: reset the stock as often as you like, and lay a card on the one it covers. Nothing is scored but moves, and each undo is one more. The perfect game, without a king and without the stock, takes 14.',
  },
  'king-tut': {
    code: 'PY1-N-AAAAADJ',
    without: { passes: 3 },
    origin:
      'PySolFC’s King Tut: Tut’s Tomb without the king at the top and without overlapping pairs, the first three cards already turned.',
  },
  'apophis-dealt': {
    code: 'PY1-N-AAAAADE',
    without: { wastes: 1 },
    origin:
      'PySolFC’s Apophis: each draw feeds all three piles, the tops pair with each other, and the waste is turned over twice.',
  },
  aisleriot: {
    code: 'PY1-N-AAAAAEK',
    without: { wastePair: false },
    origin:
      'Thirteen in GNOME’s AisleRiot: face down until free, one pass, and the two top cards of the waste may pair at any time.',
  },
  italian: {
    code: 'PY1-I-AAAAADG',
    origin:
      'For the Italian pack of forty cards, on comesigioca.net: jack 8, queen 9, king 10, pairs of ten, two fives among them.',
  },
};
