/** Digest of a part whose data came too late for the server: the browser renders it, and it is no error. */
export const TIMED_OUT_PART = 'late';

/** Whether React reports such a part during hydration; anything else that it reports is a fault. */
export const isTimedOutPart = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'digest' in error && error.digest === TIMED_OUT_PART;
