/** How much is tried in Node: a telling part in `npm test`, all of it in `npm run prove`. */

/** Whether this is the long proof; its configuration says so. */
const isProof = process.env['PROVE'] !== undefined;

/** So many tries in the proof; about a fifth of them in the quick run. */
export const tries = (count: number): number => (isProof ? count : Math.ceil(count / 5));
