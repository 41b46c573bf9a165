import type { PhysicalStore, ShippingMethod, StoreCode, Warehouse } from '../model/index.ts';

/** What delivers: ways of delivery with their prices and days, shops with their hours, and which warehouses send. */
export interface DeliveryNetwork {
  readonly shippingMethods: readonly ShippingMethod[];
  readonly shops: ReadonlyMap<number, PhysicalStore>;
  readonly centralIds: ReadonlySet<number>;
}

/** The records of a shop as promises need them. */
export const networkOf = (
  shippingMethods: readonly ShippingMethod[],
  shops: readonly PhysicalStore[],
  warehouses: readonly Warehouse[],
): DeliveryNetwork => ({
  shippingMethods: shippingMethods.toSorted((a, b) => a.position - b.position),
  shops: new Map(shops.map((shop) => [shop.id, shop])),
  centralIds: new Set(warehouses.flatMap(({ id, kind }) => (kind === 'central' ? [id] : []))),
});

/** The ways in which a store delivers, in their order. */
export const methodsIn = ({ shippingMethods }: DeliveryNetwork, store: StoreCode): readonly ShippingMethod[] =>
  shippingMethods.filter(({ stores }) => stores.includes(store));
