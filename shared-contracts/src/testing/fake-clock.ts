export interface FakeClock {
  readonly now: () => number;
  /** Lets time go by. */
  readonly pass: (ms: number) => void;
}

/** A clock that stands on a day in November until the test lets time go by. */
export function createFakeClock(start: number = Date.UTC(2026, 10, 20, 8)): FakeClock {
  let time = start;
  return { now: () => time, pass: (ms) => void (time += ms) };
}
