/** J-250 … J-254: gift cards. */
import type { OrderSecret } from './order-secret.ts';
import type { paths } from './openapi-types.ts';
import { result } from './transport.ts';
import type { Transport } from './transport.ts';

export type GiftCardOffer = paths['/rest/V1/gift-cards']['get']['responses'][200]['content']['application/json']['cards'][number];
export type GiftCardBalance = paths['/rest/V1/gift-cards/balance']['post']['responses'][200]['content']['application/json'];

export function giftCardCalls(client: Transport) {
  return {
    /** The cards that the store sells, the cheapest first. */
    giftCards: () => result(client.GET('/rest/V1/gift-cards')),
    /** What is left on the card or voucher of a code. */
    giftCardBalance: (code: string) => result(client.POST('/rest/V1/gift-cards/balance', { body: { code } })),
    /** Gives a card of an order back; the answer is the order. */
    withdrawGiftCard: ({ order: number, hash }: OrderSecret, position: number) =>
      result(
        client.POST('/rest/V1/orders/{number}/{hash}/gift-cards/{position}/withdraw', { params: { path: { number, hash, position } } }),
      ),
  };
}
