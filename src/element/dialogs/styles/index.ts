/** The style sheets of the dialogs. */
import { fields } from './fields.js';
import { forced } from './forced.js';
import { frame } from './frame.js';
import { parts } from './parts.js';

export const styles = [frame, fields, parts, forced];
