import type { WalletName } from 'shared-contracts/codes';
import type { Choices } from '../checkout/choices.ts';
import { offered } from '../catalogue/edited-records.ts';
import { carrierPoint, ownShops, shopPoint } from '../checkout/pickup-points.ts';
import type { CheckoutRules } from '../checkout/rules.ts';
import { networkOf } from '../promise/network.ts';
import type { Connection } from '../database/database.ts';
import type { PickupPoint } from '../rest/schemas/index.ts';
import type { CartPromotion, Coupon } from '../model/content.ts';
import type {
  CarrierPoint,
  InstallmentPlan,
  PaymentMethod,
  PhysicalStore,
  Service,
  ShippingMethod,
  Store,
  Warehouse,
  WarrantyPlan,
} from '../model/index.ts';
import type { AddOnRecords } from './locked-goods.ts';

export interface ShopRules {
  readonly rules: CheckoutRules;
  readonly store: Store;
  readonly addOns: AddOnRecords;
}

/** What the shop offers, as the database has it at this moment. @param wallets that the settings switch on */
export async function readShopRules(db: Connection, storeCode: string, wallets: readonly WalletName[]): Promise<ShopRules> {
  const { document: store } = await db
    .selectFrom('store')
    .select('document')
    .where('code', '=', storeCode)
    .executeTakeFirstOrThrow(() => new Error(`there is no store ${storeCode}`));
  const records = await db
    .selectFrom('reference_record')
    .select(['kind', 'document'])
    .where('kind', 'in', [
      'paymentMethods',
      'installmentPlans',
      'shippingMethods',
      'coupons',
      'cartPromotions',
      'warehouses',
      'services',
      'warrantyPlans',
      'physicalStores',
    ])
    .orderBy('kind')
    .orderBy('position')
    .execute();
  // The import wrote each kind from the list of that very name and type.
  const list = <Record>(kind: string): readonly Record[] =>
    records.filter((row) => row.kind === kind).map((row) => row.document) as readonly Record[];
  return {
    store,
    rules: {
      paymentMethods: list<PaymentMethod>('paymentMethods'),
      wallets,
      installmentPlans: list<InstallmentPlan>('installmentPlans'),
      coupons: offered(list<Coupon>('coupons')),
      cartPromotions: offered(list<CartPromotion>('cartPromotions')),
      network: networkOf(list<ShippingMethod>('shippingMethods'), list<PhysicalStore>('physicalStores'), list<Warehouse>('warehouses')),
    },
    addOns: {
      services: new Map(list<Service>('services').map((service) => [service.id, service])),
      warrantyPlans: list<WarrantyPlan>('warrantyPlans'),
      physicalStores: new Map(list<PhysicalStore>('physicalStores').map((shop) => [shop.id, shop])),
    },
  };
}

/** The place where the goods are collected, as the database has it; undefined when there is none. */
export async function readPickupPoint(db: Connection, chosen: Choices['shipping']): Promise<PickupPoint | undefined> {
  if (chosen === null || chosen.pickupPointId === null) return undefined;
  const kind = chosen.method === ownShops ? 'physicalStores' : 'pickupPoints';
  const record = await db
    .selectFrom('reference_record')
    .select('document')
    .where('kind', '=', kind)
    .where('id', '=', chosen.pickupPointId)
    .executeTakeFirst();
  if (record === undefined) return undefined;
  // The kind names the type.
  return kind === 'physicalStores' ? shopPoint(record.document as PhysicalStore) : carrierPoint(record.document as CarrierPoint);
}
