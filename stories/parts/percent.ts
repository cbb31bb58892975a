/** Shares as percentages, with as many digits as say something. */

/** "67 %", "7.4 %", "0.91 %". */
export function percent(share: number): string {
  const value = share * 100;
  const digits = value >= 10 || value === 0 ? 0 : value >= 1 ? 1 : 2;
  return `${value.toFixed(digits)} %`;
}

/** "66.6–67.2 %". */
export const percentRange = (low: number, high: number): string =>
  `${(low * 100).toFixed(1)}–${(high * 100).toFixed(1)} %`;
