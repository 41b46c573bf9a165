/** Orders, and how they are paid (A-33 …, ∅47). */
import type { ProviderName } from '../codes/payment.ts';
import type { operations, paths } from './openapi-types.ts';
import type { OrderSecret } from './order-secret.ts';
import { result } from './transport.ts';
import type { Transport } from './transport.ts';

/** J-243: what a customer looks for among the orders. */
export type OrdersFilter = Omit<NonNullable<operations['listOrders']['parameters']['query']>, 'page' | 'per_page'>;

/** J-249: another day or address of delivery. */
export type DeliveryChange = paths['/rest/V1/orders/{number}/{hash}/delivery']['put']['requestBody']['content']['application/json'];

export function orderCalls(client: Transport) {
  const pathOf = ({ order, hash }: OrderSecret) => ({ path: { number: order, hash } });
  return {
    /** Orders of the customer, newest first; all of them, or those that are looked for (J-243). */
    listOrders: (page = 1, perPage = 10, filter: OrdersFilter = {}) =>
      result(client.GET('/rest/V1/orders/mine', { params: { query: { page, per_page: perPage, ...filter } } })),
    /** One order of the customer. */
    /** J-290. */
    readWarrantyReminder: (number: string) =>
      result(client.GET('/rest/V1/orders/mine/{number}/warranty-reminder', { params: { path: { number } } })),
    /** J-290: asks for e-mails before warranties of the order end, or ends them. */
    setWarrantyReminder: (number: string, isOn: boolean) =>
      result(client.PUT('/rest/V1/orders/mine/{number}/warranty-reminder', { params: { path: { number } }, body: { is_on: isOn } })),
    readOrder: (number: string) => result(client.GET('/rest/V1/orders/mine/{number}', { params: { path: { number } } })),
    /** */
    readOrderByHash: (secret: OrderSecret) => result(client.GET('/rest/V1/orders/{number}/{hash}', { params: pathOf(secret) })),
    /** */
    trackOrder: (number: string, email: string) => result(client.POST('/rest/V1/order/tracking', { body: { number, email } })),
    /** J-183. */
    cancelOrder: (secret: OrderSecret) => result(client.POST('/rest/V1/orders/{number}/{hash}/cancel', { params: pathOf(secret) })),
    /** J-183: the telephone number is the proof that number and e-mail alone are not. */
    cancelTrackedOrder: (number: string, email: string, telephone: string) =>
      result(client.POST('/rest/V1/order/tracking/cancel', { body: { number, email, telephone } })),
    /** J-249: the whole order, for whoever knows its telephone number, too. */
    openTrackedOrder: (number: string, email: string, telephone: string) =>
      result(client.POST('/rest/V1/order/tracking/open', { body: { number, email, telephone } })),
    /** J-249: when the order can come, to its address or to another postcode. */
    readOrderDelivery: ({ order, hash }: OrderSecret, postcode?: string) =>
      result(
        client.GET('/rest/V1/orders/{number}/{hash}/delivery', {
          params: { path: { number: order, hash }, ...(postcode !== undefined && { query: { postcode } }) },
        }),
      ),
    /** J-249. */
    changeOrderDelivery: (secret: OrderSecret, change: DeliveryChange) =>
      result(client.PUT('/rest/V1/orders/{number}/{hash}/delivery', { params: pathOf(secret), body: change })),
    listOrderPaymentMethods: (secret: OrderSecret) =>
      result(client.GET('/rest/V1/orders/{number}/{hash}/payment-methods', { params: pathOf(secret) })),
    /** Another try to pay. */
    payOrder: (secret: OrderSecret, method: string, data: { readonly blik_code?: string; readonly group?: number } = {}) =>
      result(
        client.POST('/rest/V1/orders/{number}/{hash}/payment', {
          params: pathOf(secret),
          body: { paymentMethod: { method, additional_data: data } },
        }),
      ),
    /** A-33 … A-35: where the shopper pays or applies for credit, and how that stands. */
    postPlaceOrderData: (provider: ProviderName, secret: OrderSecret) => {
      const init = { params: { query: secret } };
      switch (provider) {
        case 'payu':
          return result(client.GET('/payu/data/getPostPlaceOrderData', init));
        case 'tpay':
          return result(client.GET('/tpay/data/getPostPlaceOrderData', init));
        case 'bank':
          return result(client.GET('/rest/V1/installments/data/getPostPlaceOrderData', init));
        case 'simplylease':
          return result(client.GET('/simplylease/data/getPostPlaceOrderData', init));
      }
    },
    /** */
    transactionStatus: (secret: OrderSecret) => result(client.GET('/tpay/data/checkTransactionStatus', { params: { query: secret } })),
    /** */
    blikPay: (secret: OrderSecret, blikCode: string) => result(client.POST('/rest/V1/tpay/blikPay', { body: { blikCode, ...secret } })),
    /** */
    readDeliveryCalendar: (id: string) =>
      result(client.GET('/rest/V1/installments/get-shipment-calendar/{id}', { params: { path: { id } } })),
    /** */
    setDeliveryDate: (id: string, pin: string, date: string, range: string) =>
      result(
        client.PUT('/rest/V1/installments/set-delivery-date/{id}/pin/{pin}/delivery-date/{date}/range/{range}', {
          params: { path: { id, pin, date, range } },
        }),
      ),
  };
}
