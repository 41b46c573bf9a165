import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { ApiError } from '../server/api-error.ts';
import type { CustomerRecord } from './records.ts';
import type { SessionTransactions } from './session-transactions.ts';
import { bearerToken, tokenHash } from './token.ts';

export interface SessionServices {
  readonly database: Database<SessionTransactions>;
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

/** The customer of a bearer token; null without a valid one. */
export const customerOf = async (token: string | undefined, services: SessionServices): Promise<CustomerRecord | null> =>
  token === undefined ? null : services.database.run('sessions.use', { hash: tokenHash(token), ...sessionTimes(services) });

/**
 * The signed-in customer of a request.
 * @throws ApiError 401: without a token with the message that clients know (≠32), with an expired or revoked one with another
 *   , so that they tell their shopper of it (U-08, E-02)
 */
export async function requireCustomer(request: FastifyRequest, services: SessionServices): Promise<CustomerRecord> {
  const token = bearerToken(request.headers.authorization);
  const customer = await customerOf(token, services);
  if (customer === null && token !== undefined) throw new ApiError(401, 'session_expired', 'Sesja wygasła. Zaloguj się ponownie.');
  if (customer === null) throw new ApiError(401, 'not_signed_in', 'Strona dostępna tylko dla zalogowanego użytkownika');
  return customer;
}
