/** The pictures for the classic script: a module beside it. Its build takes this for `fetchPictures.ts`. */
import { address } from '../../worker/ownScript.js';
import type { Pictures } from './court.js';

const FILE = 'classic-courts.js';

let tries = 0;

export async function fetchPictures(): Promise<Pictures> {
  const place = new URL(FILE, address);
  // What has failed once a browser does not ask for again, but by another name.
  if (tries > 0) place.search = String(tries);
  tries++;
  const module: unknown = await import(/* @vite-ignore */ place.href);
  return (module as { readonly default: Pictures }).default;
}
