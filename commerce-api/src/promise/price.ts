import { grosze } from 'shared-contracts/money';
import type { Grosze } from 'shared-contracts/money';
import type { ShippingMethod } from '../model/commerce.ts';
import type { StoreCode } from '../model/index.ts';
import { methodsIn } from './network.ts';
import type { DeliveryNetwork } from './network.ts';

/** What a way of delivery costs for goods of this value, the coupon taken off: nothing from its threshold on. */
export const priceOf = ({ price, freeFrom }: Pick<ShippingMethod, 'price' | 'freeFrom'>, total: number): Grosze =>
  grosze(freeFrom !== null && total >= freeFrom ? 0 : price);

const carries = ({ kind }: Pick<ShippingMethod, 'kind'>): boolean => kind !== 'store' && kind !== 'electronic';

/** The least value of goods from which some of these ways brings them free of charge; null when none ever does. */
export function freeFrom(methods: readonly Pick<ShippingMethod, 'kind' | 'freeFrom'>[]): Grosze | null {
  const thresholds = methods.filter(carries).flatMap(({ freeFrom: from }) => (from === null ? [] : [from]));
  return thresholds.length === 0 ? null : grosze(Math.min(...thresholds));
}

/** From this value of goods on a store brings parcels free of charge in one of its ways; null when it never does. */
export const parcelsFreeFrom = (network: DeliveryNetwork, store: StoreCode): Grosze | null =>
  freeFrom(methodsIn(network, store).filter(({ kind }) => kind !== 'large'));
