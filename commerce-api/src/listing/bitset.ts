/** A set of dense product numbers (0 … size − 1), one bit each. */
export type Bitset = Uint32Array;

export const emptyBitset = (size: number): Bitset => new Uint32Array((size + 31) >>> 5);

export function add(set: Bitset, value: number): void {
  const word = value >>> 5;
  set[word] = (set[word] ?? 0) | (1 << (value & 31));
}

export function remove(set: Bitset, value: number): void {
  const word = value >>> 5;
  set[word] = (set[word] ?? 0) & ~(1 << (value & 31));
}

export const has = (set: Bitset, value: number): boolean => (((set[value >>> 5] ?? 0) >>> (value & 31)) & 1) === 1;

/** What all sets have in common; the first one decides the size. */
export function intersection(first: Bitset, others: readonly Bitset[]): Bitset {
  const result = first.slice();
  for (const other of others) {
    for (let word = 0; word < result.length; word += 1) result[word] = (result[word] ?? 0) & (other[word] ?? 0);
  }
  return result;
}

/** Adds every member of `other` to `set`. */
export function unite(set: Bitset, other: Bitset): void {
  for (let word = 0; word < set.length; word += 1) set[word] = (set[word] ?? 0) | (other[word] ?? 0);
}

const bitsIn = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
};

export function size(set: Bitset): number {
  let count = 0;
  for (const word of set) count += bitsIn(word);
  return count;
}

/** All members, in rising order: what is looked at several times is taken out of the set once. */
export function membersOf(set: Bitset): Int32Array {
  const members = new Int32Array(size(set));
  let at = 0;
  for (let word = 0; word < set.length; word += 1) {
    let bits = set[word] ?? 0;
    while (bits !== 0) {
      const lowest = bits & -bits;
      members[at] = (word << 5) + 31 - Math.clz32(lowest);
      at += 1;
      bits ^= lowest;
    }
  }
  return members;
}

/** Calls `visit` for every member, in rising order. */
export function forEach(set: Bitset, visit: (value: number) => void): void {
  for (let word = 0; word < set.length; word += 1) {
    let bits = set[word] ?? 0;
    while (bits !== 0) {
      const lowest = bits & -bits;
      visit((word << 5) + 31 - Math.clz32(lowest));
      bits ^= lowest;
    }
  }
}
