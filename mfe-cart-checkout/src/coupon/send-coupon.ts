import type { ApiError, Connection } from 'shared-contracts';
import { restOf } from '../connection/rest-of.ts';
import type { CartCommands } from '../service/cart-service.ts';

/** puts a coupon into the cart, or takes it out; null when it is done. */
export async function sendCoupon(
  cart: Pick<CartCommands, 'change'>,
  connection: Connection,
  action: 'put' | 'remove',
  code: string,
): Promise<ApiError | null> {
  const rest = restOf(connection);
  const outcome = await cart.change((ref) => (action === 'put' ? rest.putCoupon(ref, code) : rest.removeCoupon(ref, code)));
  return outcome.ok ? null : outcome.error;
}
