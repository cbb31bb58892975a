// Makes data of the pictures of the classic courts: `….svg?court` is one court card, as `Court` says.
import { readFileSync } from 'node:fs';
import { optimize } from 'svgo';

/** The pictures fill a box of 1,300 by 2,000. In whole numbers of this share nothing is lost to the eye. */
const SCALE = 0.4;
const WIDTH = 1300;

const SYMBOL = /<symbol id="[CDHS][JQK]\d"[^>]*>(.*?)<\/symbol>/gs;
const OUTLINE = / d="([^"]+)"/;
const MARK = /<use [^>]*height="(\d+)" transform="translate\((\d+),(\d+)\)[^"]*?rotate\((-?\d+)\)/g;
const MIRRORED = 'scale(-1,1)translate(-1300,0)';

const mirror = (symbol) => (symbol.includes(MIRRORED) ? `translate(${WIDTH}) scale(-1 1)` : '');

/** One layer's outline; `removeUseless` would take a pen's dots for nothing. */
function outlineOf(symbol) {
  const transform = `scale(${SCALE}) ${mirror(symbol)}`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><path transform="${transform}" d="${OUTLINE.exec(symbol)[1]}"/></svg>`;
  const params = { floatPrecision: 0, transformPrecision: 8, removeUseless: false };
  const { data } = optimize(drawing, { plugins: [{ name: 'convertPathData', params }] });
  if (data.includes('transform')) throw new Error('A layer of a court could not be scaled.');
  return OUTLINE.exec(data)[1];
}

const marksOf = (symbol) =>
  [...symbol.matchAll(MARK)].map(([, size, x, y, turn]) => {
    const isMirrored = mirror(symbol) !== '';
    return [
      Math.round((isMirrored ? WIDTH - x : x) * SCALE),
      Math.round(y * SCALE),
      Math.round(size * SCALE),
      isMirrored ? 0 - turn : Number(turn),
    ];
  });

/** Half of a court card as the package draws it: six layers, on the last of them the suit's marks. */
export function courtOf(picture) {
  const symbols = [...picture.matchAll(SYMBOL)].map(([, content]) => content);
  if (symbols.length !== 6) throw new Error(`A court has ${symbols.length} layers instead of six.`);
  return { layers: symbols.map(outlineOf), marks: symbols.flatMap(marksOf) };
}

export const courtPictures = () => ({
  name: 'court-pictures',
  // Before Vite takes the pictures for files to be served.
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('.svg?court')) return undefined;
    const court = courtOf(readFileSync(id.replace('?court', ''), 'utf8'));
    return { code: `export default ${JSON.stringify(court)}`, map: null };
  },
});
