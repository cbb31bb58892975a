/** How tally, guide and advice look. */
import { advice } from './advice.js';
import { forced } from './forced.js';
import { guide, low } from './guide.js';
import { aside, tally } from './tally.js';

export const styles = [tally, aside, guide, low, advice, forced];
