import { grosze } from 'shared-contracts/money';
import type { Grosze } from 'shared-contracts/money';
import type { Collection as CollectionView, OfferedShipping } from '../rest/schemas/index.ts';
import type { PaymentMethod, ShippingMethod } from '../model/commerce.ts';
import type { Collection } from '../promise/collection.ts';
import { fitsGoods, isTooHeavy } from '../promise/goods.ts';
import { priceOf } from '../promise/price.ts';
import { daysOf } from '../promise/promise.ts';
import type { PromiseInput } from '../promise/promise.ts';
import type { Goods } from './goods.ts';
import { fitTogether } from './rules.ts';

const needsPoint: ReadonlySet<ShippingMethod['kind']> = new Set(['pickup-point', 'store']);

/** Whether a delivery needs a place to be chosen. */
export const needsPickupPoint = ({ kind }: Pick<ShippingMethod, 'kind'>): boolean => needsPoint.has(kind);

export interface ShippingContext extends PromiseInput {
  readonly goods: readonly Goods[];
  readonly total: Grosze;
  readonly payment: PaymentMethod | null;
}

/** Why a delivery that fits the goods cannot be chosen now, for the shopper. */
function shippingReason(method: ShippingMethod, { goods, payment }: Pick<ShippingContext, 'goods' | 'payment'>): string | null {
  if (method.maxWeightGrams !== null && isTooHeavy(method, goods)) {
    return `Paczka jest za ciężka: najwyżej ${method.maxWeightGrams / 1000} kg.`;
  }
  if (payment !== null && !fitTogether(payment, method)) return `Niedostępne przy płatności „${payment.title}”.`;
  return null;
}

/** Deliveries that can be chosen for these goods now; with `payment: null` however they are paid. */
export const possibleShipping = (
  methods: readonly ShippingMethod[],
  context: Pick<ShippingContext, 'goods' | 'payment'>,
): readonly ShippingMethod[] => methods.filter((method) => fitsGoods(method, context.goods) && shippingReason(method, context) === null);

/** Where and when goods can be collected, as answers carry it. */
export const collectionView = ({ shop, days, hour, pieces }: Collection): CollectionView => ({
  shop_id: shop.id,
  name: shop.name,
  place: shop.place,
  day: days[0],
  hour,
  pieces,
});

/** Ways in which these goods can be delivered; those that cannot be chosen now say why. */
export const offeredShipping = (methods: readonly ShippingMethod[], context: ShippingContext): readonly OfferedShipping[] =>
  methods
    .filter((method) => fitsGoods(method, context.goods))
    .map((method) => {
      const reason = shippingReason(method, context);
      const { days, collection } = daysOf(method, context);
      return {
        code: method.code,
        title: method.title,
        description: method.description,
        available: reason === null,
        reason,
        kind: method.kind,
        amount: grosze(priceOf(method, context.total)),
        delivery_from: days[0],
        delivery_to: days[1],
        collection: collection === null ? null : collectionView(collection),
        needs_pickup_point: needsPickupPoint(method),
      };
    });
