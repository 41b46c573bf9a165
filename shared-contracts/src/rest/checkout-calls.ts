/** Steps of the checkout (A-12 … ), for a guest's cart and for a customer's. */
import type { CartRef } from './cart-ref.ts';
import type { operations } from './openapi-types.ts';
import { result } from './transport.ts';
import type { Transport } from './transport.ts';

type BodyOf<Name extends keyof operations> = operations[Name] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

type QueryOf<Name extends 'listPickupPoints' | 'mapPickupPoints'> = operations[Name]['parameters']['query'];

export type AddressesToSet = BodyOf<'setCartAddresses'>['addresses'];
export type AddressToSend = AddressesToSet['billing_address'];
export type OrderToPlace = BodyOf<'placeCartOrder'>;

const guest = '/rest/V1/pwa/guest-carts/{cartId}' as const;
const own = '/rest/V1/pwa/carts/{cartId}' as const;
const mine = { path: { cartId: 'mine' } } as const;

export function checkoutCalls(client: Transport) {
  const idOf = ({ cartId }: CartRef & { readonly kind: 'guest' }) => ({ path: { cartId } });
  return {
    /** @param data the bank of a fast transfer, or the id of the chosen instalments */
    selectPayment: (cart: CartRef, method: string, data: { readonly group?: number; readonly plan?: number } = {}) => {
      const body = { paymentMethod: { method, ...(Object.keys(data).length > 0 && { additional_data: data }) } };
      return cart.kind === 'mine'
        ? result(client.PUT(`${own}/selected-payment-method`, { params: mine, body }))
        : result(client.PUT(`${guest}/selected-payment-method`, { params: idOf(cart), body }));
    },
    /** */
    checkLease: (cart: CartRef) =>
      cart.kind === 'mine'
        ? result(client.GET(`${own}/simplylease/check`, { params: mine }))
        : result(client.GET(`${guest}/simplylease/check`, { params: idOf(cart) })),
    /** instalments, whatever payment the cart has. A GET that writes (≠36): never ask for it ahead. */
    forceInstallments: (cart: CartRef) =>
      cart.kind === 'mine'
        ? result(client.GET(`${own}/force-installments`, { params: mine }))
        : result(client.GET(`${guest}/force-installments`, { params: idOf(cart) })),
    /** A-14; code `invalid_fields`: the parameters name the problem of each field (`billing_address.postcode`: `postcode`). */
    setAddresses: (cart: CartRef, addresses: AddressesToSet) =>
      cart.kind === 'mine'
        ? result(client.POST(`${own}/set-addresses`, { params: mine, body: { addresses } }))
        : result(client.POST(`${guest}/set-addresses`, { params: idOf(cart), body: { addresses } })),
    /** */
    setShipping: (cart: CartRef, method: string, pickupPointId?: string) => {
      const body = {
        addressInformation: { shipping_method_code: method, ...(pickupPointId === undefined ? {} : { pickup_point_id: pickupPointId }) },
      };
      return cart.kind === 'mine'
        ? result(client.POST(`${own}/shipping-information`, { params: mine, body }))
        : result(client.POST(`${guest}/shipping-information`, { params: idOf(cart), body }));
    },
    /** */
    putCoupon: (cart: CartRef, code: string) =>
      cart.kind === 'mine'
        ? result(client.PUT(`${own}/coupons/{code}`, { params: { path: { cartId: 'mine', code } } }))
        : result(client.PUT(`${guest}/coupons/{code}`, { params: { path: { cartId: cart.cartId, code } } })),
    /** */
    removeCoupon: (cart: CartRef, code: string) =>
      cart.kind === 'mine'
        ? result(client.DELETE(`${own}/coupons/{code}`, { params: { path: { cartId: 'mine', code } } }))
        : result(client.DELETE(`${guest}/coupons/{code}`, { params: { path: { cartId: cart.cartId, code } } })),
    /** Y-13: pays with a voucher as much as it holds. @param code as it is printed */
    putVoucher: (cart: CartRef, code: string) =>
      cart.kind === 'mine'
        ? result(client.PUT(`${own}/external-voucher`, { params: mine, body: { code } }))
        : result(client.PUT(`${guest}/external-voucher`, { params: idOf(cart), body: { code } })),
    /** Y-13. */
    removeVoucher: (cart: CartRef) =>
      cart.kind === 'mine'
        ? result(client.DELETE(`${own}/external-voucher`, { params: mine }))
        : result(client.DELETE(`${guest}/external-voucher`, { params: idOf(cart) })),
    /** @param key kept until the answer is known: with the same key, or the same cart, the same order is answered */
    placeOrder: (cart: CartRef, key: string, body: OrderToPlace) => {
      const header = { 'idempotency-key': key };
      return cart.kind === 'mine'
        ? result(client.POST(`${own}/payment-information`, { params: { ...mine, header }, body }))
        : result(client.POST(`${guest}/payment-information`, { params: { ...idOf(cart), header }, body }));
    },
    /** J-306: name and address of a company. @param nip ten digits */
    findCompany: (nip: string) => result(client.GET('/rest/V1/companies/{nip}', { params: { path: { nip } } })),
    /** ∅59: points of a carrier, or shops (`neopickupexpress`), the nearest match first; with a position the nearest place. */
    listPickupPoints: (query: QueryOf<'listPickupPoints'>) => result(client.GET('/rest/V1/pickup-points', { params: { query } })),
    /** J-206: what a map shows of them in one of its parts. */
    mapPickupPoints: (query: QueryOf<'mapPickupPoints'>) => result(client.GET('/rest/V1/pickup-points/map', { params: { query } })),
  };
}
