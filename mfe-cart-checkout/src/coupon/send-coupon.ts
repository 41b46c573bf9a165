import type { ApiError, CartService, Connection } from 'shared-contracts';
import { asCartAnswer } from '../connection/cart-change.ts';
import { restOf } from '../connection/rest-of.ts';

/** puts a coupon into the cart, or takes it out; null when it is done. */
export async function sendCoupon(
  cart: CartService,
  connection: Connection,
  action: 'put' | 'remove',
  code: string,
): Promise<ApiError | null> {
  const rest = restOf(connection);
  const outcome = await cart.change((ref) => asCartAnswer(action === 'put' ? rest.putCoupon(ref, code) : rest.removeCoupon(ref, code)));
  return outcome.ok ? null : outcome.error;
}
