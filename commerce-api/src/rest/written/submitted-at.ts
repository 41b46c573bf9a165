/** Whoever sends the same so soon has pressed twice, or has not heard the answer. */
const repetitionMs = 10 * 60_000;

/** When something is sent, and since when the same is a repetition; ISO 8601. */
export const submittedAt = (now: Date): { readonly at: string; readonly repeatedSince: string } => ({
  at: now.toISOString(),
  repeatedSince: new Date(now.getTime() - repetitionMs).toISOString(),
});
