// Every variant is played to its end.
import { playEveryVariant } from '../../browser/everyVariant.js';

playEveryVariant(60);
