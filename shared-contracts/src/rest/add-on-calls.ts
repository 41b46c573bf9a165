/** Warranties and services of a cart's lines (A-19 … ), for a guest's cart and for a customer's. */
import type { CartServiceChoice } from './cart-calls.ts';
import type { CartRef } from './cart-ref.ts';
import { result } from './transport.ts';
import type { Transport } from './transport.ts';

const guest = '/rest/V1/pwa/guest-carts/{cartId}' as const;
const own = '/rest/V1/pwa/carts/{cartId}' as const;

const pathOf = (cart: CartRef) => ({ cartId: cart.kind === 'mine' ? 'mine' : cart.cartId });

export function addOnCalls(client: Transport) {
  return {
    /** @param price of one piece, grosze */
    warrantyOptions: (sku: string, price: number) =>
      result(client.GET('/rest/V1/warranty/options/{sku}/{price}', { params: { path: { sku, price } } })),
    /** */
    setWarranty: (cart: CartRef, itemId: number, warrantyId: number) => {
      const request = { params: { path: pathOf(cart) }, body: { itemId, warrantyId } };
      return result(cart.kind === 'mine' ? client.POST(`${own}/set-warranty`, request) : client.POST(`${guest}/set-warranty`, request));
    },
    /** */
    unsetWarranty: (cart: CartRef, itemId: number) => {
      const request = { params: { path: { ...pathOf(cart), itemId } } };
      const path = '/unset-warranty/{itemId}' as const;
      return result(cart.kind === 'mine' ? client.DELETE(`${own}${path}`, request) : client.DELETE(`${guest}${path}`, request));
    },
    /** a GET that writes (≠36); its answer is kept nowhere. */
    setService: (cart: CartRef, itemId: number, { id: serviceId, optionId }: CartServiceChoice) => {
      const path = { ...pathOf(cart), itemId, serviceId };
      if (optionId === undefined) {
        const request = { params: { path } };
        const set = '/set-service/{itemId}/{serviceId}' as const;
        return result(cart.kind === 'mine' ? client.GET(`${own}${set}`, request) : client.GET(`${guest}${set}`, request));
      }
      const request = { params: { path: { ...path, optionId } } };
      const set = '/set-service/{itemId}/{serviceId}/{optionId}' as const;
      return result(cart.kind === 'mine' ? client.GET(`${own}${set}`, request) : client.GET(`${guest}${set}`, request));
    },
    /** takes the service away, in whichever shop it is to be done. */
    unsetService: (cart: CartRef, itemId: number, serviceId: number) => {
      const request = { params: { path: { ...pathOf(cart), itemId, serviceId } } };
      const path = '/unset-service/{itemId}/{serviceId}' as const;
      return result(cart.kind === 'mine' ? client.DELETE(`${own}${path}`, request) : client.DELETE(`${guest}${path}`, request));
    },
  };
}
