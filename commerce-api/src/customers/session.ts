import type { FastifyRequest } from 'fastify';
import type { Shop } from '../graphql/context.ts';
import { ApiError } from '../server/api-error.ts';
import type { CustomerRecord } from './records.ts';
import { bearerToken, tokenHash } from './token.ts';

/** The customer of a bearer token; null without a valid one. */
export const customerOf = async (token: string | undefined, shop: Shop): Promise<CustomerRecord | null> =>
  token === undefined ? null : shop.database.run('customers.by-token', { hash: tokenHash(token), now: shop.now().toISOString() });

/**
 * The signed-in customer of a request.
 * @throws ApiError 401 with the message that clients know (U-08, ≠32)
 */
export async function requireCustomer(request: FastifyRequest, shop: Shop): Promise<CustomerRecord> {
  const customer = await customerOf(bearerToken(request.headers.authorization), shop);
  if (customer === null) throw new ApiError(401, 'not_signed_in', 'Strona dostępna tylko dla zalogowanego użytkownika');
  return customer;
}
