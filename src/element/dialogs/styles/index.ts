/** The style sheets of the dialogs. */
import { fields } from './fields.js';
import { forced } from './forced.js';
import { frame } from './frame.js';
import { newGame } from './new-game.js';
import { parts } from './parts.js';
import { reading } from './reading.js';
import { results } from './results.js';

export const styles = [frame, fields, parts, newGame, reading, results, forced];
