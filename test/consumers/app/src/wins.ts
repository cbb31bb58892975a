import type { PyramidWinEvent } from 'pyramid-solitaire';

/** Notes a win where the test looks for it. */
export function noteWin({ detail }: PyramidWinEvent): void {
  document.body.dataset['won'] = `${detail.variant} ${detail.moves}`;
}
