/** What is fetched where a `save-key` asks that things last. */
import { Saving, type Saved } from './saving.js';
import { tellTrouble, type Telling } from './troubles.js';

export type { Saving } from './saving.js';

/** Where what lasts is at work. */
export type Surroundings = Omit<Saved, 'tell'> & Telling;

export const createSaving = (of: Surroundings): Saving =>
  new Saving({ ...of, tell: (trouble) => void tellTrouble(of, trouble) });
