import { ApiError } from '../server/api-error.ts';

const minuteMs = 60_000;
/** J-275: a session that nobody uses ends after an hour, each after twelve: a working day. What is typed is kept in the tab (J-162). */
const idleMs = 60 * minuteMs;
const lifeMs = 12 * 60 * minuteMs;

/** The times by which a session of the desk is judged, ISO 8601. */
export const staffSessionTimes = (now: Date): { readonly now: string; readonly idleSince: string } => ({
  now: now.toISOString(),
  idleSince: new Date(now.getTime() - idleMs).toISOString(),
});

/** When a session that begins now ends in any case, ISO 8601. */
export const staffSessionEnd = (now: Date): string => new Date(now.getTime() + lifeMs).toISOString();

/** Of a session that is over; with a code of its own, which the log tells (J-147), where a token came after its successor. */
export const endedStaffSession = (kind: 'ended' | 'reused'): ApiError =>
  new ApiError(401, kind === 'reused' ? 'session_token_reused' : 'staff_session_ended', 'Sesja wygasła. Zaloguj się ponownie.');
