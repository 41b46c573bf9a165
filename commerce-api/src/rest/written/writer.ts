import type { FastifyRequest } from 'fastify';
import { addressKey } from 'shared-contracts/network';
import { emailProblem } from '../../customers/field-checks.ts';
import { requireCustomer } from '../../customers/session.ts';
import { bearerToken } from '../../customers/token.ts';
import type { Writer } from '../../reviews/writing-limits.ts';
import { ApiError } from '../../server/api-error.ts';
import type { AppServices } from '../../server/app-services.ts';
import type { ServerProblem } from '../../server/invalid-fields.ts';
import { storeOf } from '../../server/store.ts';

/**
 * Who writes: the signed-in customer, or a guest with an address.
 * @throws ApiError 401 for a session that is over: what was written is not sent under another name
 */
export async function writerOf(
  request: FastifyRequest,
  services: AppServices,
  email: string | undefined,
): Promise<{ readonly writer: Writer; readonly problem: ServerProblem | null }> {
  const network = addressKey(request.ip);
  if (bearerToken(request.headers.authorization) !== undefined) {
    const customer = await requireCustomer(request, services);
    return { writer: { network, customerId: customer.id, email: customer.email.toLowerCase() }, problem: null };
  }
  const sent = email ?? '';
  return { writer: { network, customerId: null, email: sent.trim().toLowerCase() }, problem: emailProblem(sent) };
}

/**
 * The product that is written about.
 * @throws ApiError 404 where the store does not sell it
 */
export async function productOf(request: FastifyRequest, services: AppServices, id: number) {
  const { code: storeCode } = storeOf(request, services.reference);
  const product = services.index.isSoldIn(storeCode, id) ? await services.products.get(id) : undefined;
  if (product === undefined) throw new ApiError(404, 'unknown_product', 'Nie znaleziono produktu.');
  return { product, storeCode };
}
