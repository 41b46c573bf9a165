import { deliveryDays } from 'shared-contracts/codes';
import { grosze } from 'shared-contracts/money';
import type { Grosze } from 'shared-contracts/money';
import type { OfferedShipping } from '../rest/schemas/index.ts';
import type { PaymentMethod, ShippingMethod } from '../model/commerce.ts';
import type { Goods } from './goods.ts';
import { fitTogether } from './rules.ts';
import { addWorkingDays, polishDay } from './working-days.ts';

/** Y-36: lies in shops only. */
const onlyInShops = 12;

const needsPoint: ReadonlySet<ShippingMethod['kind']> = new Set(['pickup-point', 'store']);

/** Whether a delivery needs a place to be chosen. */
export const needsPickupPoint = ({ kind }: Pick<ShippingMethod, 'kind'>): boolean => needsPoint.has(kind);

/** Nothing is carried: codes and licences. Whatever has to be carried excludes the electronic delivery. */
const isElectronic = (goods: Goods): boolean => !goods.excludeShippingMethods.includes('electronic');

/** Whether nothing of a cart has to be sent (has_virtual_address). */
export const isAllElectronic = (goods: readonly Goods[]): boolean => goods.length > 0 && goods.every(isElectronic);

/** Whether goods of this kind are delivered in this way at all. */
function fitsGoods(method: ShippingMethod, goods: readonly Goods[]): boolean {
  if (isAllElectronic(goods)) return method.kind === 'electronic';
  const carried = goods.filter((one) => !isElectronic(one));
  if (method.kind === 'store') return carried.every((one) => !one.excludeShippingMethods.includes(method.code));
  if (method.kind === 'electronic' || carried.some((one) => one.availability === onlyInShops)) return false;
  // A lorry that comes for something large takes the small things along.
  if (method.kind === 'large') return carried.some((one) => !one.excludeShippingMethods.includes(method.code));
  return carried.every((one) => !one.blockCourierShipping && !one.excludeShippingMethods.includes(method.code));
}

/** First and last day on which the goods may arrive: those of the carrier after those of the slowest product (≠41). */
export function deliveryRange(method: ShippingMethod, goods: readonly Goods[], now: Date): readonly [from: string, to: string] {
  const today = polishDay(now);
  if (method.kind === 'electronic') return [today, today];
  const start = goods.reduce((latest, { shippingFromDate }) => {
    return shippingFromDate !== null && shippingFromDate > latest ? shippingFromDate : latest;
  }, today);
  const ranges = goods.map(({ availability }) => deliveryDays(availability) ?? { from: 0, to: 0 });
  const [first, last] = method.deliveryDays;
  return [
    addWorkingDays(start, first + Math.max(0, ...ranges.map(({ from }) => from))),
    addWorkingDays(start, last + Math.max(0, ...ranges.map(({ to }) => to))),
  ];
}

export interface ShippingContext {
  readonly goods: readonly Goods[];
  /** What the goods cost, the coupon taken off. */
  readonly total: Grosze;
  readonly payment: PaymentMethod | null;
  readonly now: Date;
}

/** Why a delivery that fits the goods cannot be chosen now, for the shopper. */
function shippingReason(method: ShippingMethod, { goods, payment }: Pick<ShippingContext, 'goods' | 'payment'>): string | null {
  const weight = goods.reduce((sum, one) => sum + (isElectronic(one) ? 0 : one.weightGrams * one.qty), 0);
  if (method.maxWeightGrams !== null && weight > method.maxWeightGrams) {
    return `Paczka jest za ciężka: najwyżej ${method.maxWeightGrams / 1000} kg.`;
  }
  if (payment !== null && !fitTogether(payment, method)) return `Niedostępne przy płatności „${payment.title}”.`;
  return null;
}

/** Deliveries that these goods can have, however they are paid. */
export const possibleShipping = (methods: readonly ShippingMethod[], goods: readonly Goods[]): readonly ShippingMethod[] =>
  methods.filter((method) => fitsGoods(method, goods) && shippingReason(method, { goods, payment: null }) === null);

/** Ways in which these goods can be delivered; those that cannot be chosen now say why. */
export const offeredShipping = (methods: readonly ShippingMethod[], context: ShippingContext): readonly OfferedShipping[] =>
  methods
    .filter((method) => fitsGoods(method, context.goods))
    .map((method) => {
      const reason = shippingReason(method, context);
      const [from, to] = deliveryRange(method, context.goods, context.now);
      return {
        code: method.code,
        title: method.title,
        description: method.description,
        available: reason === null,
        reason,
        kind: method.kind,
        amount: grosze(method.freeFrom !== null && context.total >= method.freeFrom ? 0 : method.price),
        delivery_from: from,
        delivery_to: to,
        needs_pickup_point: needsPickupPoint(method),
      };
    });
