/** Faults of the caller's, each told in one line. */

/** Ends a command with exit code 2. */
export class Problem extends Error {
  override readonly name = 'Problem';
}

const LONGEST = 60;

/** A text as it may stand in a line of ours: in quotes, on one line, not too long. */
export function quote(text: string): string {
  const short = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  return JSON.stringify(short);
}
