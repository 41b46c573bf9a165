/** Goods of a cart and what the checkout computes of them by the rules of the demo shop, for tests. */
import { grosze } from 'shared-contracts/money';
import { paymentMethods } from '../content/payment-methods.ts';
import { shippingMethods } from '../content/shipping-methods.ts';
import { installmentPlans } from '../content/plans.ts';
import { cartPromotions, coupons } from '../content/offers.ts';
import { stores } from '../content/stores.ts';
import { physicalStores, warehouses } from '../content/shops.ts';
import { daysAt } from '../../../promise/day-book.ts';
import { networkOf } from '../../../promise/network.ts';
import { anywhere } from '../../../promise/place.ts';
import { noChoices } from '../../../checkout/choices.ts';
import type { Choices } from '../../../checkout/choices.ts';
import type { Goods } from '../../../checkout/goods.ts';
import { quoteCart } from '../../../checkout/quote-cart.ts';
import type { Voucher } from '../../../vouchers/voucher.ts';

export const now = new Date('2026-11-20T10:00:00Z');
const [store] = stores;
if (store === undefined) throw new Error('no stores');

/** A kettle: small, in stock, 120 zł. */
export const goods: Goods = {
  itemId: 1,
  productId: 7,
  sku: '1234567',
  name: 'Czajnik',
  qty: 1,
  price: grosze(15_000),
  finalPrice: grosze(12_000),
  addOns: [],
  weightGrams: 1500,
  categoryIds: [12, 120],
  isCheaperInPlus: false,
  blockCourierShipping: false,
  excludeShippingMethods: ['electronic', 'geis', 'neocourier'],
  availability: 1,
  shippingFromDate: null,
  stock: new Map([[1, 5]]),
  sale: { minSaleQty: 1, maxSaleQty: 10, qty: 5, isSalesBlocked: false, isOnlyInStore: false, isSoldWithoutStock: false },
};
/** Carried by lorries alone. */
export const large: Goods = {
  ...goods,
  itemId: 2,
  productId: 8,
  weightGrams: 70_000,
  blockCourierShipping: true,
  excludeShippingMethods: ['electronic', 'paczkomaty', 'inpost', 'dpd', 'dhl', 'gls', 'ups', 'fedex', 'pocztex'],
};
/** Sent by e-mail. */
export const licence: Goods = { ...goods, weightGrams: 0, excludeShippingMethods: ['inpost'] };

/** The quote of a cart of the main store. */
export const worked = (of: readonly Goods[], choices: Partial<Choices> = {}, isPlus = false, voucher: Voucher | null = null) =>
  quoteCart({
    goods: of,
    choices: { ...noChoices, ...choices },
    rules: {
      paymentMethods,
      wallets: [],
      installmentPlans,
      coupons: coupons(now),
      cartPromotions: cartPromotions(now),
      network: networkOf(shippingMethods, physicalStores, warehouses),
    },
    store,
    isPlus,
    banks: [],
    pickupPoint: undefined,
    place: anywhere,
    voucher,
    now,
    days: daysAt(now),
  });
/** Choices of a method of payment, of delivery. */
export const pay = (method: string) => ({ payment: { method, group: null } });
export const ship = (method: string, pickupPointId: string | null = null) => ({ shipping: { method, pickupPointId } });

/** A complete billing address of a consumer. */
export const billing = {
  firstname: 'Ola',
  lastname: 'Nowak',
  company: null,
  vat_id: null,
  street: ['ul. Lipowa 12'],
  postcode: '30-702',
  city: 'Kraków',
  country_id: 'PL',
  telephone: '600 100 200',
  email: 'ola@example.com',
};
