/** What the five documents say, each claim with the stories that show it. */

export interface Claim {
  readonly says: string;
  /** Ids of the stories that show it. */
  readonly see: readonly string[];
}

export interface Source {
  /** As the list of variants numbers it. */
  readonly key: string;
  readonly name: string;
  readonly about: string;
  readonly claims: readonly Claim[];
}

const claim = (says: string, ...see: readonly string[]): Claim => ({ says, see });

export const DOCUMENTS: readonly Source[] = [
  {
    key: '000',
    name: 'A Finnish app’s rules page',
    about:
      'The most exact of the five: every tap of its game “Pyramide” is described, with two deals by their codes.',
    claims: [
      claim(
        'One card is turned to the waste with the deal, so that 23 are left in the stock.',
        'rules-one-by-one--first-draw',
      ),
      claim(
        'Only the waste’s top card plays; a card just drawn cannot go with the one that it covers.',
        'rules-one-by-one--stock',
        'variants--pyramide',
      ),
      claim(
        'The waste is turned over as often as one likes, always in the same order.',
        'rules-one-by-one--passes',
        'odds--by-passes',
      ),
      claim(
        'The game is won when the pyramid is gone, whatever is left elsewhere.',
        'rules-one-by-one--goal',
      ),
      claim('A card never goes with one that still lies on it.', 'rules-one-by-one--cover-pair'),
      claim(
        'Ten points for each card off the pyramid, none for the waste: every win is worth 280.',
        'rules-one-by-one--scoring',
        'variants--pyramide',
      ),
      claim(
        'Undo takes back the last hundred actions, and the counter of moves stays where it is.',
        'rules-one-by-one--undo-limit',
        'rules-one-by-one--undo-cost',
      ),
      claim(
        'In the deal PY1-N-AAAAAAJ no more than 14 cards can ever be removed, yet the game never calls it over.',
        'deal-doctor--a-locked-deal',
        'odds--how-many-can-go',
      ),
    ],
  },
  {
    key: '001',
    name: 'A Norwegian article',
    about:
      'A history and a players’ guide; its main game is the traditional one, and it lists the most variants.',
    claims: [
      claim(
        'Two cards are in play beside the pyramid: the one just turned and the waste’s top, and they may go together.',
        'rules-one-by-one--stock',
        'variants--traditional',
      ),
      claim('The stock is gone through once.', 'rules-one-by-one--passes'),
      claim(
        'All 52 cards must go, which is rare on purpose; whoever asks for the pyramid alone says so before the deal.',
        'rules-one-by-one--goal',
        'variants--casual',
      ),
      claim(
        'Par Pyramid has three passes, scores 50, 35 or 20 by the pass in which the pyramid went, less a point for each card left, and adds up six games.',
        'variants--par',
        'rules-one-by-one--scoring',
      ),
      claim(
        'Other games: overlapping pairs, a reserve of seven, three waste piles of one’s choice, eight columns of three, the pyramid upside down, 48 cards.',
        'variants--overlapping',
        'variants--reserve',
        'variants--apophis',
        'variants--giza',
        'variants--triangle',
        'variants--spanish',
      ),
      claim(
        'Tut’s Tomb turns three cards at a time and lays the king of spades at the top.',
        'variants--tuts-tomb',
        'rules-one-by-one--apex-king',
        'rules-one-by-one--draw',
      ),
      claim(
        'A card all of whose partners must go first never comes out; more than every tenth deal has such a lock.',
        'deal-doctor--a-locked-deal',
      ),
      claim(
        'One win in fifty, said the books of 1949; a program that sees all cards cleared about 8 % of the pyramids in one pass, and about 6 % of the whole decks.',
        'odds--all-variants',
      ),
    ],
  },
  {
    key: '002',
    name: 'Finnish Wikipedia',
    about:
      'Short on the main game, rich in variants, with a game of its own: Kolmentoista pyramidi.',
    claims: [
      claim('Seven rows, or six.', 'rules-one-by-one--rows', 'variants--six-rows'),
      claim(
        'The waste may be turned over twice more, as a variation.',
        'rules-one-by-one--passes',
        'variants--par',
      ),
      claim(
        'The score is what is left in the pyramid, yet to win all cards must go: two questions, not one.',
        'rules-one-by-one--scoring',
        'rules-one-by-one--goal',
      ),
      claim(
        'Many let a card go with the one under it if nothing else covers that; others want both free.',
        'rules-one-by-one--cover-pair',
        'variants--overlapping',
      ),
      claim(
        'Kolmentoista pyramidi lays eight rows, the seven upper ones face down, and turns three cards when nothing else can be done.',
        'variants--thirteen',
        'rules-one-by-one--face-down',
        'rules-one-by-one--draw-when-stuck',
      ),
      claim(
        'A reserve of seven or six cards; one spot where a card may wait.',
        'variants--reserve',
        'variants--reserve-6',
        'variants--cell',
      ),
      claim(
        'With 48 cards the king counts twelve, and so do pairs.',
        'variants--spanish',
        'rules-one-by-one--ranks',
      ),
      claim('Microsoft’s stock lies face up.', 'variants--microsoft', 'rules-one-by-one--stock'),
    ],
  },
  {
    key: '003',
    name: 'A Russian article',
    about: 'The most careful with words such as “free” and “pass”; it compares five programs.',
    claims: [
      claim(
        'The tops of stock and waste are both open and may go together; looking at the stock’s top is no draw.',
        'variants--semicolon',
        'rules-one-by-one--stock',
      ),
      claim('Two redeals are three passes: the first look counts.', 'rules-one-by-one--passes'),
      claim(
        'Both cards must be free beforehand: a five under an eight alone is no move in the main game.',
        'rules-one-by-one--cover-pair',
      ),
      claim(
        'Drawing is allowed at any time; one program lets it be only when nothing can be removed.',
        'rules-one-by-one--draw-when-stuck',
        'variants--strict-order',
      ),
      claim(
        'Pyramid Clear asks for the pyramid only; another program for one, three or five passes and rewards removals in a row.',
        'variants--pyramid-clear',
        'variants--brainium',
      ),
      claim(
        'A third program lets players choose: covered cards, the whole deck, the number of runs.',
        'variants--mobilityware',
      ),
      claim(
        'Results under different rules cannot be compared.',
        'compare--two-readings',
        'odds--all-variants',
      ),
    ],
  },
  {
    key: '004',
    name: 'An Italian page of cardgames.io',
    about: 'The rules of one website’s game, told to its players.',
    claims: [
      claim('Only the waste’s top card plays.', 'rules-one-by-one--stock', 'variants--cardgames'),
      claim(
        'A card may be laid on the one that it covers, if nothing else does: a deliberate choice.',
        'rules-one-by-one--cover-pair',
      ),
      claim('The empty stock is filled again as often as one likes.', 'rules-one-by-one--passes'),
      claim(
        'Undo without end, but each undo counts as a move.',
        'rules-one-by-one--undo-cost',
        'variants--cardgames',
      ),
      claim(
        'No points: moves and time against one’s own best. Without a draw and a king, 14 moves are perfect.',
        'rules-one-by-one--scoring',
      ),
      claim('The game says when it can no longer be won.', 'deal-doctor--by-code'),
    ],
  },
];
