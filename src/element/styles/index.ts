/** The element's style sheet, in the order in which later parts may overrule earlier ones. */
import { card } from './card.js';
import { focus } from './focus.js';
import { frame } from './frame.js';
import { ink } from './ink.js';
import { measures } from './measures.js';
import { message } from './message.js';
import { pileButtons } from './pile-buttons.js';
import { piles } from './piles.js';
import { places } from './places.js';
import { states } from './states.js';
import { status } from './status.js';
import { tokens } from './tokens.js';
import { toolbar } from './toolbar.js';

export const styles = [
  tokens,
  frame,
  measures,
  card,
  ink,
  states,
  piles,
  pileButtons,
  places,
  status,
  toolbar,
  message,
  focus,
];
