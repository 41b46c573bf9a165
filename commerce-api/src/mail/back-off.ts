const minuteMs = 60_000;
const longestPauseMs = 60 * minuteMs;
/** A message that a day of tries has not delivered is of no use any more. */
const lifeMs = 24 * 60 * minuteMs;

/**
 * When a message that could not be delivered is tried again: after 1, 2, 4 … minutes, at most an hour.
 * @param tries how often it has been tried, at least once
 * @returns null when it is given up, a day after it was written
 */
export function nextTry(tries: number, createdAt: Date, now: Date): Date | null {
  if (now.getTime() - createdAt.getTime() >= lifeMs) return null;
  return new Date(now.getTime() + Math.min(minuteMs * 2 ** (Math.max(1, tries) - 1), longestPauseMs));
}
