/** Seeded randomness: the same key always gives the same choices, and keys are independent of each other. */
export interface Random {
  /** 0 ≤ x < 1. */
  readonly next: () => number;
  /** A whole number from `min` to `max`, both included. */
  readonly int: (min: number, max: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(items: readonly T[]) => T;
  /** Up to `count` different items in random order. */
  readonly sample: <T>(items: readonly T[], count: number) => T[];
  /** A random key of the table, by weight. */
  readonly weighted: <T>(table: readonly (readonly [T, number])[]) => T;
}

/** A generator for the key; cheap enough for one per product. */
export function random(key: string): Random {
  const next = mulberry32(hash(key));
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(items: readonly T[]): T => at(items, Math.floor(next() * items.length));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick,
    sample: (items, count) => {
      const rest = [...items];
      const wanted = Math.min(count, rest.length);
      for (let i = 0; i < wanted; i += 1) {
        const other = i + Math.floor(next() * (rest.length - i));
        const kept = at(rest, i);
        rest[i] = at(rest, other);
        rest[other] = kept;
      }
      return rest.slice(0, wanted);
    },
    weighted: (table) => {
      let left = next() * table.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [item, weight] of table) {
        left -= weight;
        if (left < 0) return item;
      }
      return at(table, table.length - 1)[0];
    },
  };
}

/** The item at an index. @throws when there is none */
export function at<T>(items: readonly T[], index: number): T {
  if (index < 0 || index >= items.length) throw new RangeError(`No item ${index} among ${items.length}`);
  // The bounds were checked; the element type itself may include undefined.
  return items[index] as T;
}

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    value ^= text.charCodeAt(i);
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}

function mulberry32(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
