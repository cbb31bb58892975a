/** How sure a share is that was found in a sample. */

/** Standard errors on each side of a 95 % interval. */
const Z = 1.959963984540054;

/** The two ends of the Wilson interval of a share. */
function wilson(won: number, deals: number): readonly [number, number] {
  const share = won / deals;
  const spread = Z ** 2 / deals;
  const centre = share + spread / 2;
  const half = Z * Math.sqrt((share * (1 - share) + spread / 4) / deals);
  const scale = 1 + spread;
  return [Math.max(0, (centre - half) / scale), Math.min(1, (centre + half) / scale)];
}

export interface Odds {
  /** The share that is proved to be winnable. */
  readonly rate: number;
  /** The 95 % interval: from that of the won deals to that of the won and unknown ones. */
  readonly low: number;
  readonly high: number;
}

/** The odds that a count of deals shows; unknown deals may be won or lost. */
export function oddsOf(won: number, unknown: number, deals: number): Odds {
  const [low] = wilson(won, deals);
  const [, high] = wilson(won + unknown, deals);
  return { rate: won / deals, low, high };
}
