/** Stands in the document at a part whose data came too late for the server: the browser draws it, and nothing is wrong. */
export const TIMED_OUT_PART = 'late';

/** Whether React tells of such a part while it brings the page to life; anything else that it tells of is a fault. */
export const isTimedOutPart = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'digest' in error && error.digest === TIMED_OUT_PART;
