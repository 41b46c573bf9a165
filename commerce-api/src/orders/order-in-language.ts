import { ownName } from '../catalogue/own-name.ts';
import { pickupPointIn } from '../checkout/checkout-in-language.ts';
import type { ProductStore } from '../catalogue/product-store.ts';
import type { Order, OrderSummary } from '../rest/schemas/index.ts';
import type { Translator } from '../translation/translator.ts';
import type { OrderRecord } from './order-record.ts';

/** Orders in the language of the reader: an order keeps the Polish words that it was placed with, whoever reads it. */
export interface OrderTranslator extends Pick<Translator, 'translate'> {
  /** The part of a product's name that stays, by the SKU of the order's line. */
  readonly ownNames: ReadonlyMap<string, string | undefined>;
}

/** Names of the products of some orders, needed to translate them; nothing for Polish. */
export async function orderTranslator(
  orders: readonly Pick<OrderRecord, 'document'>[],
  { translate, language }: Translator,
  products: Pick<ProductStore, 'list'>,
): Promise<OrderTranslator> {
  const ids = language === 'pl' ? [] : orders.flatMap(({ document }) => document.items.map(({ productId }) => productId));
  const records = await products.list([...new Set(ids)]);
  return { translate, ownNames: new Map(records.map((product) => [product.sku, ownName(product)])) };
}

/** A whole order in the language of its reader. */
export function orderIn(order: Order, { translate, ownNames }: OrderTranslator): Order {
  const { payment, shipping } = order;
  return {
    ...order,
    items: order.items.map((item) => ({
      ...item,
      name: translate(item.name, ownNames.get(item.sku)),
      add_ons: item.add_ons.map((addOn) => ({ ...addOn, name: translate(addOn.name) })),
    })),
    payment: { ...payment, title: translate(payment.title) },
    shipping: {
      ...shipping,
      method_title: translate(shipping.method_title),
      pickup_point: shipping.pickup_point && pickupPointIn(shipping.pickup_point, { translate }),
    },
  };
}

/** An order of a list in the language of its reader. */
export const summaryIn = (
  summary: OrderSummary,
  order: Pick<OrderRecord, 'document'>,
  { translate, ownNames }: OrderTranslator,
): OrderSummary => ({
  ...summary,
  items: summary.items.map((item, index) => ({
    ...item,
    name: translate(item.name, ownNames.get(order.document.items[index]?.sku ?? '')),
  })),
});
