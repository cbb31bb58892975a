// The most tableau cards that can go where the whole stock is in play again and again: one card a
// draw, one waste, passes unlimited. Then only how many cards of a rank the stock has left matters,
// not their order, and far fewer positions are to be seen than the solver's `most` would count.

/** Cards of a rank: the counts of the stock are digits in this base and one more. */
const SUITS = 4;
const BASE = SUITS + 1;

/** The most cards of the tableau of a position before its first move that can go. */
export function mostEverInPlay(deal, valueOf) {
  const { layout, rules, cards } = deal.game;
  const { ranks, coverPair } = rules;
  const value = cards.map((card) => valueOf(card, ranks));
  const size = layout.length;
  const coveredBy = layout.map((spot) => spot.coveredBy);
  const unit = Array.from({ length: ranks + 1 }, (_, rank) => BASE ** rank);
  const inStock = (counts, rank) => Math.floor(counts / unit[rank]) % BASE;

  const seen = new Map();
  let best = 0;

  const isNew = (mask, counts) => {
    const known = seen.get(mask);
    if (known?.has(counts)) return false;
    if (known) known.add(counts);
    else seen.set(mask, new Set([counts]));
    return true;
  };

  /** `mask` has a bit for each card that lies there still; `gone` is how many do not. */
  function search(mask, counts, gone) {
    if (!isNew(mask, counts)) return;
    best = Math.max(best, gone);
    const lies = (place) => (mask & (1 << place)) !== 0;
    const covers = (place) => coveredBy[place].filter(lies);
    const free = [];
    for (let place = 0; place < size; place++) {
      if (lies(place) && covers(place).length === 0) free.push(place);
    }
    const king = free.find((place) => value[place] === ranks);
    if (king !== undefined) {
      search(mask ^ (1 << king), counts, gone + 1);
      return;
    }
    for (const [index, place] of free.entries()) {
      const partner = ranks - value[place];
      for (const other of free.slice(index + 1)) {
        if (value[other] === partner) search(mask ^ (1 << place) ^ (1 << other), counts, gone + 2);
      }
      if (coverPair) {
        for (const [under, above] of coveredBy.entries()) {
          if (!above.includes(place) || !lies(under) || value[under] !== partner) continue;
          if (covers(under).length > 1) continue;
          search(mask ^ (1 << place) ^ (1 << under), counts, gone + 2);
        }
      }
      if (inStock(counts, partner) > 0) {
        search(mask ^ (1 << place), counts - unit[partner], gone + 1);
      }
    }
  }

  const stock = cards.slice(size).filter((_, index) => value[size + index] < ranks);
  const counts = stock.reduce((sum, card) => sum + unit[valueOf(card, ranks)], 0);
  search(2 ** size - 1, counts, 0);
  return best;
}
