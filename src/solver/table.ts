/** A set of positions of a few words each: flat arrays, open addressing, no object per entry. */
import { copy } from './packed.js';

/** What the tables of one search may hold together. */
export interface Allowance {
  /** Bytes not yet taken. */
  bytes: number;
}

export interface Table {
  /** The entries in the order in which they came, each where it will stay: its key, its values. */
  data: Int32Array;
  /** Where the entry with the key at `from[at…]` begins in `data`, or −1. */
  find(from: Int32Array, at: number): number;
  /** Adds a key that `find` has just missed: where its entry begins, or −1 if there is no room. */
  add(from: Int32Array, at: number): number;
}

const FIRST_SLOTS = 256;

/** Keys have `key` words; `value` words follow, 0 at first. */
export function createTable(allowance: Allowance, key: number, value: number): Table {
  const entry = key + value;
  /** Where entries begin, and one more; 0 is an empty slot. A quarter of the slots stays empty. */
  let slots = new Int32Array(FIRST_SLOTS);
  let data = new Int32Array(FIRST_SLOTS * 0.75 * entry);
  let used = 0;
  /** The slot where the last search ended. */
  let last = 0;
  allowance.bytes -= slots.byteLength + data.byteLength;

  const find = (from: Int32Array, at: number): number => {
    let hash = from[at]!;
    for (let word = 1; word < key; word++) {
      hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) + from[at + word]!;
    }
    hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
    hash ^= hash >>> 15;
    const end = slots.length - 1;
    for (let slot = hash & end; ; slot = (slot + 1) & end) {
      const place = slots[slot]! - 1;
      let word = place < 0 ? key : 0;
      while (word < key && data[place + word] === from[at + word]) word++;
      if (word < key) continue;
      last = slot;
      return place;
    }
  };

  /** Doubles the room. While the entries move both arrays stand, so both must be allowed for. */
  const grow = (): boolean => {
    const bytes = slots.byteLength + data.byteLength;
    if (bytes * 2 > allowance.bytes) return false;
    allowance.bytes -= bytes;
    const old = data;
    table.data = data = new Int32Array(old.length * 2);
    data.set(old);
    slots = new Int32Array(slots.length * 2);
    for (let place = 0; place < used; place += entry) {
      find(data, place);
      slots[last] = place + 1;
    }
    return true;
  };

  const table: Table = {
    data,
    find,
    add(from, at) {
      if (used === data.length) {
        if (!grow()) return -1;
        find(from, at);
      }
      const place = used;
      used += entry;
      slots[last] = place + 1;
      copy(from, at, data, place, key);
      return place;
    },
  };
  return table;
}
