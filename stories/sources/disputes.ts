/** Where the documents disagree, or leave something open, and what was chosen. */

export interface Reading {
  readonly says: string;
  /** Who says so: documents by number, programs and books by name. */
  readonly by: string;
}

export interface Dispute {
  readonly question: string;
  readonly readings: readonly Reading[];
  readonly chosen: string;
  /** Ids of the stories that show it. */
  readonly see: readonly string[];
}

const reading = (says: string, by: string): Reading => ({ says, by });

export const DISPUTES: readonly Dispute[] = [
  {
    question: 'What of the stock is in play?',
    readings: [
      reading('Nothing: a drawn card covers the waste at once.', '000, 004, Tut’s Tomb'),
      reading(
        'The card just drawn, beside the waste’s top.',
        '001, 002, Morehead and Mott-Smith, Keller',
      ),
      reading('The top of the stock, face up.', '003, Semicolon, Microsoft, PySolFC'),
      reading('The two top cards of the waste, at any time.', 'AisleRiot'),
    ],
    chosen:
      'The drawn card, as most of the old texts have it; the others are values of the same rule, and the fourth a rule of its own. It is the most important choice of all where there is one pass only.',
    see: [
      'rules-one-by-one--stock',
      'rules-one-by-one--waste-pair',
      'compare--four-houses',
      'odds--by-passes',
    ],
  },
  {
    question: 'May a card go with the one that covers it?',
    readings: [
      reading('Yes, if nothing else covers it.', '004, Keller of Tut’s Tomb, an option in 003'),
      reading('No, both must be free.', '000, 003, PySolFC'),
      reading('Some play so and some do not.', '001, 002'),
    ],
    chosen: 'No, except in the variants that say so. In one pass it more than doubles the wins.',
    see: ['rules-one-by-one--cover-pair', 'variants--overlapping', 'odds--all-variants'],
  },
  {
    question: 'What must be gone to win?',
    readings: [
      reading('Every card.', '001, 002, 003, Semicolon'),
      reading('The pyramid.', '000, 004, Brainium, Pyramid Clear, Microsoft'),
    ],
    chosen: 'Every card in the traditional game; each other variant as its source has it.',
    see: ['rules-one-by-one--goal', 'variants--traditional', 'variants--casual'],
  },
  {
    question: 'How often may one go through the stock?',
    readings: [
      reading('Once.', '001, 002, Keller, AisleRiot'),
      reading('Three times.', '003, Par Pyramid, Microsoft, PySolFC'),
      reading('As often as one likes.', '000, 004, Tut’s Tomb'),
    ],
    chosen:
      'Once in the traditional game. Passes are counted, not redeals, so that one pass is once through: 003 spends a paragraph on that confusion.',
    see: ['rules-one-by-one--passes', 'odds--by-passes'],
  },
  {
    question: 'Is a card turned with the deal?',
    readings: [reading('Yes.', '000, PySolFC'), reading('No.', 'all others')],
    chosen:
      'No, but in the variants of those sources. It changes counts, never whether a deal can be won.',
    see: ['rules-one-by-one--first-draw'],
  },
  {
    question: 'Must one remove before one draws?',
    readings: [
      reading('Draw whenever you like.', '000, 001, the main game of 003'),
      reading(
        'Only when nothing can be removed.',
        'one program in 003, Kolmentoista pyramidi in 002',
      ),
    ],
    chosen: 'Draw whenever you like; the strict order has its variant. It is a severe rule.',
    see: ['rules-one-by-one--draw-when-stuck', 'variants--strict-order'],
  },
  {
    question: 'What is Tut’s Tomb?',
    readings: [
      reading('Three cards a draw, the king of spades at the top, without end.', '001, 002'),
      reading('A card may go with its only cover.', 'Keller, of the program of 1991'),
      reading('No covered pairs, any card at the top.', 'PySolFC’s King Tut'),
    ],
    chosen: 'The program as Keller describes it. PySolFC’s reading is a variant beside it.',
    see: ['variants--tuts-tomb', 'variants--king-tut', 'rules-one-by-one--apex-king'],
  },
  {
    question: 'Who chooses among the three wastes of Apophis?',
    readings: [
      reading('The player, for every card.', '001'),
      reading('Nobody: each draw lays one card on each.', 'PySolFC'),
      reading('It is not said.', '002'),
    ],
    chosen:
      'The player. The dealt form is a variant too. No rule of its own is needed: it follows from cards a draw.',
    see: ['variants--apophis', 'variants--apophis-dealt', 'rules-one-by-one--wastes'],
  },
  {
    question: 'What is Giza?',
    readings: [
      reading('The last 24 cards face up in eight columns of three.', '001, 002, Keller, PySolFC'),
      reading('Three pyramids.', 'some websites, of another game'),
    ],
    chosen: 'The columns. They are nothing but a reserve of eight piles, three cards deep.',
    see: ['variants--giza', 'rules-one-by-one--reserve', 'rules-one-by-one--reserve-depth'],
  },
  {
    question: 'How large is the reserve?',
    readings: [
      reading('Seven more cards under the whole pyramid.', '001'),
      reading('Seven, or six.', '002'),
    ],
    chosen: 'Seven under seven rows; six under six rows, the form in which it is published.',
    see: ['variants--reserve', 'variants--reserve-6'],
  },
  {
    question: 'What may go to the spot, and how does it leave?',
    readings: [
      reading('A free card from pyramid or waste.', '002'),
      reading('The drawn card too.', 'one website'),
    ],
    chosen:
      'Any free card but a king, which needs none; it leaves only by being removed, and counts for the pyramid until then.',
    see: ['variants--cell', 'rules-one-by-one--cells'],
  },
  {
    question: 'How often goes the hand round in Kolmentoista pyramidi?',
    readings: [
      reading('It is not said; but the hand keeps its order throughout.', '002'),
      reading(
        'Another row of seven, and lost with the fourth king.',
        'one website, from another patience',
      ),
    ],
    chosen:
      'Without end: the order matters only if it comes again, and in one pass the game would be hopeless.',
    see: ['variants--thirteen'],
  },
  {
    question: 'Do two equal cards ever pair?',
    readings: [
      reading('Never.', '003, of 52 cards'),
      reading('It is not said of 48 cards.', '001, 002'),
    ],
    chosen:
      'They do where their sum is right: two sixes with 48 cards, two fives with 40. A pair is a sum, not a list.',
    see: ['rules-one-by-one--ranks', 'variants--spanish', 'variants--italian'],
  },
  {
    question: 'How many deals can be won?',
    readings: [
      reading('One in fifty.', 'Morehead and Mott-Smith, 1949'),
      reading('About 6 % of whole decks and 8 % of pyramids, in one pass.', '001'),
      reading('6.8 % and 9.0 %.', 'a website, of 100 million deals'),
    ],
    chosen:
      'Measured anew: 7.0 % and 9.5 %, for one who sees every card. No reading of the rules gives the lower figures; those for unlimited passes agree with ours.',
    see: ['odds--all-variants', 'odds--count-live'],
  },
];
