import type { ShippingMethod } from '../model/commerce.ts';

/** What decides about the delivery of a line of goods. */
export interface PromisedGoods {
  readonly qty: number;
  /** Y-25 … Y-39 */
  readonly availability: number;
  /** Calendar day; null when it can be sent at once. */
  readonly shippingFromDate: string | null;
  /** Of one piece. */
  readonly weightGrams: number;
  /** Too large for parcels (P-17). */
  readonly blockCourierShipping: boolean;
  /** Codes of deliveries that cannot carry it (P-17). */
  readonly excludeShippingMethods: readonly string[];
  /** Pieces per warehouse. */
  readonly stock: ReadonlyMap<number, number>;
  readonly sale: { readonly isSoldWithoutStock: boolean };
}

/** Y-36: lies in shops only. */
export const onlyInShops = 12;

/** Nothing is carried: codes and licences. Whatever has to be carried excludes the electronic delivery. */
export const isElectronic = (goods: Pick<PromisedGoods, 'excludeShippingMethods'>): boolean =>
  !goods.excludeShippingMethods.includes('electronic');

/** Whether nothing of a cart has to be sent (has_virtual_address). */
export const isAllElectronic = (goods: readonly PromisedGoods[]): boolean => goods.length > 0 && goods.every(isElectronic);

/** Whether a way of delivery takes goods of this kind at all: their size, what they exclude (P-17), and where they lie. */
export function fitsGoods(method: ShippingMethod, goods: readonly PromisedGoods[]): boolean {
  if (isAllElectronic(goods)) return method.kind === 'electronic';
  const carried = goods.filter((one) => !isElectronic(one));
  if (method.kind === 'store') return carried.every((one) => !one.excludeShippingMethods.includes(method.code));
  if (method.kind === 'electronic' || carried.some((one) => one.availability === onlyInShops)) return false;
  // A lorry that comes for something large takes the small things along.
  if (method.kind === 'large') return carried.some((one) => !one.excludeShippingMethods.includes(method.code));
  return fitsParcel(method, carried);
}

/** Whether a way of delivery by parcel takes goods of this size, wherever they lie. */
export const fitsParcel = (
  { code }: Pick<ShippingMethod, 'code'>,
  goods: readonly Pick<PromisedGoods, 'blockCourierShipping' | 'excludeShippingMethods'>[],
): boolean => goods.every((one) => !one.blockCourierShipping && !one.excludeShippingMethods.includes(code));

/** Whether a parcel of all these goods is heavier than the way of delivery takes. */
export const isTooHeavy = ({ maxWeightGrams }: ShippingMethod, goods: readonly PromisedGoods[]): boolean =>
  maxWeightGrams !== null && goods.reduce((sum, one) => sum + (isElectronic(one) ? 0 : one.weightGrams * one.qty), 0) > maxWeightGrams;
