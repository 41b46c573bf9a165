import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { ApiError } from '../server/api-error.ts';
import type { CustomerRecord } from './records.ts';
import type { RotationTransactions, UsedToken } from './rotation-transactions.ts';
import { bearerToken, tokenHash } from './token.ts';

export interface SessionServices {
  readonly database: Database<RotationTransactions>;
  readonly now: () => Date;
  /** Days after which a session ends that nobody uses. */
  readonly sessionIdleDays: number;
}

const dayMs = 24 * 60 * 60_000;

/** J-148: the times by which a session is judged. */
export const sessionTimes = ({ now, sessionIdleDays }: Pick<SessionServices, 'now' | 'sessionIdleDays'>) => {
  const at = now();
  return { now: at.toISOString(), idleSince: new Date(at.getTime() - sessionIdleDays * dayMs).toISOString() };
};

/** ≠32: of a call without a token. */
export const notSignedIn = (): ApiError => new ApiError(401, 'not_signed_in', 'Strona dostępna tylko dla zalogowanego użytkownika');

const use = async (token: string | undefined, services: SessionServices): Promise<UsedToken> =>
  token === undefined ? { kind: 'unknown' } : services.database.run('sessions.use', { hash: tokenHash(token), ...sessionTimes(services) });

/** Of a session that has ended; with a code of its own, which the log tells (J-147), where a token came after its successor (J-267). */
export const endedSession = (kind: 'unknown' | 'reused'): ApiError =>
  new ApiError(401, kind === 'reused' ? 'session_token_reused' : 'session_expired', 'Sesja wygasła. Zaloguj się ponownie.');

/**
 * The customer of a bearer token; null without a valid one.
 * @throws ApiError 401 for one that came after its successor: it has just ended a session, which is no matter of a guest (J-267)
 */
export async function customerOf(token: string | undefined, services: SessionServices): Promise<CustomerRecord | null> {
  const used = await use(token, services);
  if (used.kind === 'reused') throw endedSession(used.kind);
  return used.kind === 'customer' ? used.customer : null;
}

/**
 * The signed-in customer of a request.
 * @throws ApiError 401: without a token with the message that clients know (≠32), with an expired or revoked one with another
 *   , so that they tell their shopper of it (U-08, E-02)
 */
export async function requireCustomer(request: FastifyRequest, services: SessionServices): Promise<CustomerRecord> {
  const token = bearerToken(request.headers.authorization);
  if (token === undefined) throw notSignedIn();
  const used = await use(token, services);
  if (used.kind === 'customer') return used.customer;
  throw endedSession(used.kind);
}
