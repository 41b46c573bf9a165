/** Whole days, hours, minutes and seconds. */
export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** The time from `now` to `end` (ms since 1970), all zero once it is over. */
export function timeLeft(end: number, now: number): TimeLeft {
  const seconds = Math.max(0, Math.ceil((end - now) / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
