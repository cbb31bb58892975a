/** A set of positions of a few words each: one flat array, open addressing, no object per entry. */

/** What the tables of one search may hold together. */
export interface Allowance {
  /** Bytes not yet taken. */
  bytes: number;
}

export class Table {
  /** Entries. */
  size = 0;
  /** Where the entry that was added or met last begins in `data`. */
  found = 0;
  data: Int32Array;
  readonly #key: number;
  readonly #entry: number;
  readonly #allowance: Allowance;
  #slots: number;

  /** Keys have `key` words, the first never −1, which marks an empty slot; `value` words follow. */
  constructor(allowance: Allowance, key: number, value = 0, slots = 256) {
    this.#key = key;
    this.#entry = key + value;
    this.#allowance = allowance;
    this.#slots = slots;
    this.data = new Int32Array(slots * this.#entry).fill(-1);
    allowance.bytes -= this.data.byteLength;
  }

  /** Adds the key at `from[at…]`: 1 if it is new, 0 if it was there, −1 if there is no room. */
  add(from: Int32Array, at: number): -1 | 0 | 1 {
    let place = this.#find(from, at);
    this.found = place;
    if (this.data[place] !== -1) return 0;
    if (this.size * 4 >= this.#slots * 3) {
      if (!this.#grow()) return -1;
      place = this.found = this.#find(from, at);
    }
    const data = this.data;
    for (let word = 0; word < this.#key; word++) data[place + word] = from[at + word]!;
    this.size++;
    return 1;
  }

  /** Whether the key is there; then `found` tells where. */
  has(from: Int32Array, at: number): boolean {
    this.found = this.#find(from, at);
    return this.data[this.found] !== -1;
  }

  #find(from: Int32Array, at: number): number {
    const key = this.#key;
    const entry = this.#entry;
    const data = this.data;
    let hash = from[at]!;
    for (let word = 1; word < key; word++) {
      hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) + from[at + word]!;
    }
    hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
    hash ^= hash >>> 15;
    const end = this.#slots - 1;
    for (let slot = hash & end; ; slot = (slot + 1) & end) {
      const place = slot * entry;
      if (data[place] === -1) return place;
      let word = 0;
      while (word < key && data[place + word] === from[at + word]) word++;
      if (word === key) return place;
    }
  }

  /** Doubles the room. While the entries move both arrays stand, so both must be allowed for. */
  #grow(): boolean {
    const old = this.data;
    if (old.byteLength * 2 > this.#allowance.bytes) return false;
    this.#slots *= 2;
    this.data = new Int32Array(old.length * 2).fill(-1);
    this.#allowance.bytes -= old.byteLength;
    for (let at = 0; at < old.length; at += this.#entry) {
      if (old[at] === -1) continue;
      const place = this.#find(old, at);
      for (let word = 0; word < this.#entry; word++) this.data[place + word] = old[at + word]!;
    }
    return true;
  }
}
