/** The pictures for the module: they come in the same file as what draws them. */
import type { Pictures } from './court.js';
import pictures from './pictures.js';

export const fetchPictures = async (): Promise<Pictures> => pictures;
