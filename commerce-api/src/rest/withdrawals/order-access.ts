import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { addressKey } from 'shared-contracts/network';
import { requireCustomer } from '../../customers/session.ts';
import { bearerToken } from '../../customers/token.ts';
import { typedNumber } from '../../orders/guess-limit.ts';
import { isTelephoneOf } from '../../orders/telephone-of.ts';
import { ApiError } from '../../server/api-error.ts';
import type { AppServices } from '../../server/app-services.ts';
import type { WithdrawableOrder } from '../../withdrawals/read.ts';
import type { WithdrawalLimits } from '../../withdrawals/withdrawal-limits.ts';
import type { WithdrawalOrderBody } from '../schemas/index.ts';

/**
 * The order of the signed-in customer, or of whoever knows its number, its e-mail address and its telephone number: the first two are easily
 * known to others, who could name an account of their own.
 * @throws ApiError 404 for every other one, whichever of them is wrong; 401 for a session that is over; TooManyTries
 */
export async function orderToWithdraw(
  request: FastifyRequest,
  services: AppServices,
  { orders, accounts, guesses }: Pick<WithdrawalLimits, 'orders' | 'accounts' | 'guesses'>,
  { number: typedText, email, telephone }: Static<typeof WithdrawalOrderBody>,
): Promise<WithdrawableOrder> {
  // A session that is over is told: nobody is asked for the e-mail address of an order that is theirs.
  const customer = bearerToken(request.headers.authorization) === undefined ? null : await requireCustomer(request, services);
  const caller = addressKey(request.ip);
  await orders.take(caller);
  if (customer !== null) await accounts.take(String(customer.id));
  const number = typedNumber(typedText);
  await guesses.take(number);
  const found = await services.database.run('withdrawals.order', number);
  const typed = email?.trim().toLowerCase();
  const isTheirs =
    found !== null &&
    ((customer !== null && found.history.order.customer_id === customer.id) ||
      (typed !== undefined && found.history.order.email.toLowerCase() === typed && isTelephoneOf(found.history.order, telephone ?? '')));
  if (!isTheirs) throw new ApiError(404, 'order_not_found', 'Nie znaleziono takiego zamówienia. Sprawdź numer, adres e-mail i telefon.');
  await Promise.all([orders.giveBack(caller), guesses.giveBack(number)]);
  if (customer !== null) await accounts.giveBack(String(customer.id));
  return found;
}
