/** How sure a share is that was found in a sample. */

/** Standard errors on each side of a 95 % interval. */
const Z = 1.959963984540054;

/** The ends of the 95 % Wilson interval of a share; of no deals at all nothing is known. */
function wilson(won: number, deals: number): readonly [low: number, high: number] {
  if (deals === 0) return [0, 1];
  const share = won / deals;
  const spread = Z ** 2 / deals;
  const centre = share + spread / 2;
  const half = Z * Math.sqrt((share * (1 - share) + spread / 4) / deals);
  return [Math.max(0, (centre - half) / (1 + spread)), Math.min(1, (centre + half) / (1 + spread))];
}

/** From the low end of the deals proved to the high end of those not disproved. */
export const interval = (
  won: number,
  unknown: number,
  deals: number,
): readonly [low: number, high: number] => [wilson(won, deals)[0], wilson(won + unknown, deals)[1]];
