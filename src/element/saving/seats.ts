/** Which element of this page has the saved game of a key: the first one that comes. */

const seats = new Map<string, object>();

/** True if the game of this key is the asker's, who keeps it until `leave`. */
export function takeSeat(key: string, asker: object): boolean {
  const holder = seats.get(key) ?? asker;
  seats.set(key, holder);
  return holder === asker;
}

export function leaveSeat(key: string, holder: object): void {
  if (seats.get(key) === holder) seats.delete(key);
}
