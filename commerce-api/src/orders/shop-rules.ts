import type { Choices } from '../checkout/choices.ts';
import { carrierPoint, ownShops, shopPoint } from '../checkout/pickup-points.ts';
import type { CheckoutRules } from '../checkout/rules.ts';
import type { Connection } from '../database/database.ts';
import type { PickupPoint } from '../rest/schemas/index.ts';
import type { Coupon } from '../model/content.ts';
import type { PaymentMethod, PhysicalStore, CarrierPoint, ShippingMethod, Store, Warehouse } from '../model/index.ts';

export interface ShopRules {
  readonly rules: CheckoutRules;
  readonly store: Store;
  readonly centralIds: ReadonlySet<number>;
}

/** What the shop offers, as the database has it at this moment. */
export async function readShopRules(connection: Connection, storeCode: string): Promise<ShopRules> {
  const stores = await connection.query<{ readonly document: Store }>('select document from store where code = $1', [storeCode]);
  const store = stores[0]?.document;
  if (store === undefined) throw new Error(`there is no store ${storeCode}`);
  const records = await connection.query<{ readonly kind: string; readonly document: unknown }>(
    `select kind, document from reference_record
     where kind in ('paymentMethods', 'shippingMethods', 'coupons', 'warehouses') order by kind, position`,
  );
  // The import wrote each kind from the list of that very name and type.
  const list = <Record>(kind: string): readonly Record[] =>
    records.filter((row) => row.kind === kind).map((row) => row.document) as readonly Record[];
  return {
    store,
    rules: {
      paymentMethods: list<PaymentMethod>('paymentMethods'),
      shippingMethods: list<ShippingMethod>('shippingMethods'),
      coupons: list<Coupon>('coupons'),
    },
    centralIds: new Set(list<Warehouse>('warehouses').flatMap(({ id, kind }) => (kind === 'central' ? [id] : []))),
  };
}

/** The place where the goods are collected, as the database has it; undefined when there is none. */
export async function readPickupPoint(connection: Connection, chosen: Choices['shipping']): Promise<PickupPoint | undefined> {
  if (chosen === null || chosen.pickupPointId === null) return undefined;
  const kind = chosen.method === ownShops ? 'physicalStores' : 'pickupPoints';
  const rows = await connection.query<{ readonly document: unknown }>('select document from reference_record where kind = $1 and id = $2', [
    kind,
    chosen.pickupPointId,
  ]);
  const document = rows[0]?.document;
  if (document === undefined) return undefined;
  // The kind names the type.
  return kind === 'physicalStores' ? shopPoint(document as PhysicalStore) : carrierPoint(document as CarrierPoint);
}
