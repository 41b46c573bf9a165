import type { Choices } from '../checkout/choices.ts';
import { carrierPoint, ownShops, shopPoint } from '../checkout/pickup-points.ts';
import type { CheckoutRules } from '../checkout/rules.ts';
import type { Transaction } from '../database/database.ts';
import type { PickupPoint } from '../rest/schemas/index.ts';
import type { CouponSeed } from '../seed/model/content.ts';
import type { PaymentMethodSeed, PhysicalStoreSeed, PickupPointSeed, ShippingMethodSeed, StoreSeed, WarehouseSeed } from '../seed/model.ts';

export interface ShopRules {
  readonly rules: CheckoutRules;
  readonly store: StoreSeed;
  readonly centralIds: ReadonlySet<number>;
}

/** What the shop offers, as the database has it at this moment. */
export async function readShopRules(transaction: Transaction, storeCode: string): Promise<ShopRules> {
  const stores = await transaction.query<{ readonly document: StoreSeed }>('select document from store where code = $1', [storeCode]);
  const store = stores[0]?.document;
  if (store === undefined) throw new Error(`there is no store ${storeCode}`);
  const records = await transaction.query<{ readonly kind: string; readonly document: unknown }>(
    `select kind, document from reference_record
     where kind in ('paymentMethods', 'shippingMethods', 'coupons', 'warehouses') order by kind, position`,
  );
  // The import wrote each kind from the list of that very name and type.
  const list = <Record>(kind: string): readonly Record[] =>
    records.filter((row) => row.kind === kind).map((row) => row.document) as readonly Record[];
  return {
    store,
    rules: {
      paymentMethods: list<PaymentMethodSeed>('paymentMethods'),
      shippingMethods: list<ShippingMethodSeed>('shippingMethods'),
      coupons: list<CouponSeed>('coupons'),
    },
    centralIds: new Set(list<WarehouseSeed>('warehouses').flatMap(({ id, kind }) => (kind === 'central' ? [id] : []))),
  };
}

/** The place where the goods are collected, as the database has it; undefined when there is none. */
export async function readPickupPoint(transaction: Transaction, chosen: Choices['shipping']): Promise<PickupPoint | undefined> {
  if (chosen === null || chosen.pickupPointId === null) return undefined;
  const kind = chosen.method === ownShops ? 'physicalStores' : 'pickupPoints';
  const rows = await transaction.query<{ readonly document: unknown }>(
    'select document from reference_record where kind = $1 and id = $2',
    [kind, chosen.pickupPointId],
  );
  const document = rows[0]?.document;
  if (document === undefined) return undefined;
  // The kind names the type.
  return kind === 'physicalStores' ? shopPoint(document as PhysicalStoreSeed) : carrierPoint(document as PickupPointSeed);
}
