/** The classic courts, with their pictures. */
import type { Courts } from '../face/index.js';
import { classicCourts } from './draw.js';
import { fetchPictures } from './fetchPictures.js';

export const loadCourts = async (): Promise<Courts> => classicCourts(await fetchPictures());
