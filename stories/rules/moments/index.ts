/** The moment of every rule and every option, by its field. */
import type { Field, Moment } from './moment.js';
import * as pairs from './pairs.js';
import * as stock from './stock.js';
import * as table from './table.js';

export const MOMENTS: Readonly<Record<Field, Moment>> = { ...table, ...stock, ...pairs };
export { attributesOf } from './moment.js';
export type { Field, Moment, Side } from './moment.js';
