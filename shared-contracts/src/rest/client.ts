import { accountCalls } from './account-calls.ts';
import { checkoutCalls } from './checkout-calls.ts';
import type { components } from './openapi-types.ts';
import { orderCalls } from './order-calls.ts';
import { createTransport, result } from './transport.ts';
import type { RestClientOptions } from './transport.ts';

export type Cart = components['schemas']['Cart'];
export type CartItem = components['schemas']['CartItem'];
export type CartAddress = components['schemas']['CartAddress'];
export type Customer = components['schemas']['Customer'];
export type CustomerAddress = components['schemas']['CustomerAddress'];
export type DeliveryCalendar = components['schemas']['DeliveryCalendar'];
export type Order = components['schemas']['Order'];
export type OrderSummary = components['schemas']['OrderSummary'];
export type PaymentMethod = components['schemas']['PaymentMethod'];
export type PickupPoint = components['schemas']['PickupPoint'];
export type PlacedOrder = components['schemas']['PlacedOrder'];
export type PostPlaceData = components['schemas']['PostPlaceData'];
export type ShippingMethod = components['schemas']['ShippingMethod'];
export type TransactionStatus = components['schemas']['TransactionStatus'];
export type { RestClientOptions } from './transport.ts';

/** The REST calls of the shop, typed by its OpenAPI document. Errors are values (E-01). */
export function createRestClient(options: RestClientOptions) {
  const client = createTransport(options);
  const guest = '/rest/V1/pwa/guest-carts' as const;
  return {
    ...accountCalls(client),
    ...checkoutCalls(client),
    ...orderCalls(client),
    /** a new guest cart's id. With a stored id: that one, or the error 407 when it is not there any more. */
    createCart: (storedId?: string) => result(client.POST(guest, { body: storedId === undefined ? {} : { cart_id: storedId } })),
    /** */
    readCart: (cartId: string, responseType: 'full' | 'mini' = 'full') =>
      result(client.GET(`${guest}/{cartId}`, { params: { path: { cartId }, query: { response_type: responseType } } })),
    /** @param key names this addition: sent again with the same name it adds nothing */
    addCartItem: (cartId: string, item: { readonly sku: string; readonly qty: number; readonly mainProductSku?: string }, key?: string) =>
      result(
        client.POST(`${guest}/{cartId}/items`, {
          params: { path: { cartId }, header: key === undefined ? {} : { 'idempotency-key': key } },
          body: {
            cartItem: {
              sku: item.sku,
              qty: item.qty,
              quote_id: cartId,
              ...(item.mainProductSku === undefined ? {} : { main_product_sku: item.mainProductSku }),
            },
          },
        }),
      ),
    /** */
    changeCartItem: (cartId: string, itemId: number, qty: number) =>
      result(client.PUT(`${guest}/{cartId}/items/{itemId}`, { params: { path: { cartId, itemId } }, body: { cartItem: { qty } } })),
    /** */
    removeCartItem: (cartId: string, itemId: number) =>
      result(client.DELETE(`${guest}/{cartId}/items/{itemId}`, { params: { path: { cartId, itemId } } })),
    /** Any other call of the document, typed: `client.calls.GET('/rest/V1/pwa/carts/{cartId}', …)`. */
    calls: client,
    /** U-04: a bearer token. */
    signIn: (username: string, password: string) =>
      result(client.POST('/rest/V1/integration/customer/token', { body: { username, password } })),
    /** */
    readCustomer: () => result(client.GET('/rest/V1/customers/me')),
    /** */
    dedicatedContent: () => result(client.GET('/rest/V1/dedicated-content')),
    /** */
    refreshSession: (data: Readonly<Record<string, unknown>>) =>
      result(client.POST('/rest/V1/statistics/refreshSession', { body: { ...data } })),
    /** */
    reportErrors: (errors: readonly { readonly id?: string; readonly message: string; readonly stack?: string; readonly url?: string }[]) =>
      result(client.POST('/temp-react-logger', { body: { errors: [...errors] } })),
  };
}

export type RestClient = ReturnType<typeof createRestClient>;
