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
import { needsAddressReason } from './obstacles.ts';
import { fitTogether } from './rules.ts';

const needsPoint: ReadonlySet<ShippingMethod['kind']> = new Set(['pickup-point', 'store']);

/** Whether a delivery needs a place to be chosen. */
export const needsPickupPoint = ({ kind }: Pick<ShippingMethod, 'kind'>): boolean => needsPoint.has(kind);

export interface ShippingContext extends PromiseInput {
  readonly goods: readonly Goods[];
  readonly total: Grosze;
  readonly payment: PaymentMethod | null;
  /** J-327: there is no address that goods could be brought to. */
  readonly withoutAddress: boolean;
}

/** What a delivery is judged by. */
type Judged = Pick<ShippingContext, 'goods' | 'payment' | 'withoutAddress'>;

/** Whether a delivery brings the goods to the shopper's address. */
const goesToAddress = ({ kind }: Pick<ShippingMethod, 'kind'>): boolean => !needsPoint.has(kind) && kind !== 'electronic';

/** Why a delivery that fits the goods cannot be chosen now: of the shopper's address alone, `needsAddress`. */
interface ShippingRefusal {
  readonly reason: string;
  readonly needsAddress: boolean;
}

/** Null: it can be chosen. */
function shippingRefusal(method: ShippingMethod, { goods, payment, withoutAddress }: Judged): ShippingRefusal | null {
  const refused = (reason: string, needsAddress = false): ShippingRefusal => ({ reason, needsAddress });
  if (method.maxWeightGrams !== null && isTooHeavy(method, goods)) {
    return refused(`Paczka jest za ciężka: najwyżej ${method.maxWeightGrams / 1000} kg.`);
  }
  if (payment !== null && !fitTogether(payment, method)) return refused(`Niedostępne przy płatności „${payment.title}”.`);
  if (withoutAddress && goesToAddress(method)) return refused(needsAddressReason, true);
  return null;
}

/** Deliveries that can be chosen for these goods now; with `payment: null` however they are paid. */
export const possibleShipping = (methods: readonly ShippingMethod[], context: Judged): readonly ShippingMethod[] =>
  methods.filter((method) => fitsGoods(method, context.goods) && shippingRefusal(method, context) === null);

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
      const refusal = shippingRefusal(method, context);
      const { days, collection } = daysOf(method, context);
      return {
        code: method.code,
        title: method.title,
        description: method.description,
        available: refusal === null,
        reason: refusal?.reason ?? null,
        kind: method.kind,
        amount: grosze(priceOf(method, context.total)),
        delivery_from: days[0],
        delivery_to: days[1],
        collection: collection === null ? null : collectionView(collection),
        needs_pickup_point: needsPickupPoint(method),
        ...(refusal?.needsAddress === true && { needs_address: true }),
      };
    });
