/** The place of the statistics, to which several elements and tabs may add. */
import type { Unreadable } from './envelope.js';
import type { Kept, Slot } from './slot.js';
import { formatStatistics, NO_STATISTICS, parseStatistics, type Statistics } from './statistics.js';

/** Read anew before each change, so that whatever another element has entered stays. */
export class StatisticsSlot {
  readonly #slot: Slot;
  /** What was read or written last, so that it need not be checked again. */
  #known: { readonly text: string; readonly statistics: Statistics } | null = null;
  /** Why what lay there could not be read and was put aside; else null. */
  refused: Unreadable | null = null;

  constructor(slot: Slot) {
    this.#slot = slot;
  }

  read(): Statistics {
    const text = this.#slot.read('statistics');
    if (text === null) return NO_STATISTICS;
    if (this.#known?.text === text) return this.#known.statistics;
    const read = parseStatistics(text);
    if (!read.ok) {
      this.#slot.putAside('statistics');
      this.refused = read.reason;
      return NO_STATISTICS;
    }
    this.#known = { text, statistics: read.statistics };
    return read.statistics;
  }

  update(change: (statistics: Statistics) => Statistics): Kept {
    const statistics = change(this.read());
    const text = formatStatistics(statistics);
    this.#known = { text, statistics };
    return this.#slot.write('statistics', text);
  }
}
