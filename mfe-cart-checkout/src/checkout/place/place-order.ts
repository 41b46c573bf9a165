/** How an order is sent, so that it is placed once whatever happens on the way. */
import type { ApiError, CartRef, Grosze, ShopStorage } from 'shared-contracts';
import { isUnavailable } from 'shared-contracts/errors';
import type { OrderToPlace, PlacedOrder, RestClient } from 'shared-contracts/rest';
import { ORDER_RECEIPT, SENT_ORDER } from 'shared-contracts/storage';

export type PlaceOutcome =
  | { readonly kind: 'placed'; readonly order: PlacedOrder }
  /** Nobody knows whether it arrived: to be sent again with the same key. */
  | { readonly kind: 'unknown' }
  /** The sum is another one now: to be read, and pressed again. */
  | { readonly kind: 'price-changed'; readonly before: Grosze }
  | { readonly kind: 'refused'; readonly error: ApiError };

export interface PlacePorts {
  readonly rest: Pick<RestClient, 'placeOrder'>;
  readonly storage: ShopStorage;
  /** Makes the key of a new order. */
  readonly newKey: () => string;
}

/** Answers that leave open whether the order was placed. */
const isUnknown = (error: ApiError): boolean => isUnavailable(error) || error.kind === 'invalid' || error.status >= 500;

/** The key that this cart's order was sent with and is sent with again. */
function keyFor({ storage, newKey }: PlacePorts, cartId: string, method: string, total: number): string {
  const sent = storage.read(SENT_ORDER);
  const key = sent?.cartId === cartId ? sent.key : newKey();
  storage.write(SENT_ORDER, { cartId, key, method, total }, { clearAllIfFull: true });
  return key;
}

/** Sends the order; the key is kept until the answer is known, over reloads too. */
export async function placeOrder(ports: PlacePorts, ref: CartRef, cartId: string, body: OrderToPlace): Promise<PlaceOutcome> {
  const { rest, storage } = ports;
  const key = keyFor(ports, cartId, body.paymentMethod.method, body.additionalData.expected_total);
  const answer = await rest.placeOrder(ref, key, body);
  if (!answer.ok && isUnknown(answer.error)) return { kind: 'unknown' };
  storage.remove(SENT_ORDER);
  if (answer.ok) {
    storage.write(ORDER_RECEIPT, { order: answer.value.number, hash: answer.value.hash });
    return { kind: 'placed', order: answer.value };
  }
  const { error } = answer;
  // The sum that was sent is one that the summary has shown, so it is an amount in grosze.
  if (error.code === 'price_changed') return { kind: 'price-changed', before: body.additionalData.expected_total as Grosze };
  return { kind: 'refused', error };
}
