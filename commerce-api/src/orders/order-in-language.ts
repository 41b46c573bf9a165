import { ownName } from '../catalogue/own-name.ts';
import { pickupPointIn } from '../checkout/checkout-in-language.ts';
import type { Shop } from '../graphql/context.ts';
import type { Order, OrderSummary } from '../rest/schemas/index.ts';
import type { Speech } from '../translation/speech.ts';
import type { OrderRecord } from './order-document.ts';

/** How orders are told: an order keeps the Polish words that it was placed with, whoever reads it. */
export interface OrderSpeech extends Pick<Speech, 'say'> {
  /** The part of a product's name that stays, by the SKU of the order's line. */
  readonly ownNames: ReadonlyMap<string, string | undefined>;
}

/** What has to be known of the products of some orders to say their names; nothing in Polish. */
export async function orderSpeech(
  orders: readonly Pick<OrderRecord, 'document'>[],
  { say, language }: Speech,
  { products }: Pick<Shop, 'products'>,
): Promise<OrderSpeech> {
  const ids = language === 'pl' ? [] : orders.flatMap(({ document }) => document.items.map(({ productId }) => productId));
  const records = await products.list([...new Set(ids)]);
  return { say, ownNames: new Map(records.map((product) => [product.sku, ownName(product)])) };
}

/** A whole order in the language of its reader. */
export function orderIn(order: Order, { say, ownNames }: OrderSpeech): Order {
  const { payment, shipping } = order;
  return {
    ...order,
    items: order.items.map((item) => ({ ...item, name: say(item.name, ownNames.get(item.sku)) })),
    payment: { ...payment, title: say(payment.title) },
    shipping: {
      ...shipping,
      method_title: say(shipping.method_title),
      pickup_point: shipping.pickup_point && pickupPointIn(shipping.pickup_point, { say }),
    },
  };
}

/** An order of a list in the language of its reader. */
export const summaryIn = (summary: OrderSummary, order: Pick<OrderRecord, 'document'>, { say, ownNames }: OrderSpeech): OrderSummary => ({
  ...summary,
  items: summary.items.map((item, index) => ({ ...item, name: say(item.name, ownNames.get(order.document.items[index]?.sku ?? '')) })),
});
