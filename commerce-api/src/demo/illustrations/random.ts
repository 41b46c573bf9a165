/** Small believable differences between products, all drawn from one seed. */
export interface SeededRandom {
  /** Next number in 0..1 (1 excluded). */
  readonly next: () => number;
  /** Number in from..to. */
  readonly between: (from: number, to: number) => number;
  /** Whole number in from..to, both included. */
  readonly whole: (from: number, to: number) => number;
  /** One of the given values. */
  readonly pick: <T>(...values: readonly [T, ...T[]]) => T;
  /** True in `share` (0..1) of the cases. */
  readonly chance: (share: number) => boolean;
}

/** Starts a sequence (mulberry32): the same seed gives the same sequence. */
export function seeded(seed: number): SeededRandom {
  let state = (seed ^ 0x9e_37_79_b9) >>> 0;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number): number => from + next() * (to - from);
  return {
    next,
    between,
    whole: (from, to) => Math.floor(between(from, to + 1)),
    pick: (...values) => values[Math.floor(next() * values.length)] ?? values[0],
    chance: (share) => next() < share,
  };
}
