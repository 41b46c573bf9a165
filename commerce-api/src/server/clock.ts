/** The time of this server. */
export interface Clock {
  readonly now: () => Date;
  /** Goes on from a later time: for tests of what ends after a while. */
  readonly advance: (ms: number) => void;
}

/** The time of the machine. */
export function createClock(): Clock {
  let aheadMs = 0;
  return { now: () => new Date(Date.now() + aheadMs), advance: (ms) => void (aheadMs += ms) };
}
