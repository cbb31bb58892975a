// Every variant is played for a while; to their ends they are played in test/prove.
import { playEveryVariant } from './everyVariant.js';

playEveryVariant(12);
