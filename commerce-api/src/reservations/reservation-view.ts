import { multiplyGrosze, grosze } from 'shared-contracts/money';
import { noAddOns } from '../carts/add-ons.ts';
import { cartView } from '../carts/cart-view.ts';
import type { CartItemRecord } from '../carts/cart.ts';
import { pickupPointIn } from '../checkout/checkout-in-language.ts';
import { noChoices } from '../checkout/choices.ts';
import { goodsOf } from '../checkout/goods.ts';
import type { Goods } from '../checkout/goods.ts';
import { shopPoint } from '../checkout/pickup-points.ts';
import type { Place } from '../promise/place.ts';
import type { Store } from '../model/index.ts';
import type { Reservation } from '../rest/schemas/index.ts';
import type { AppServices } from '../server/app-services.ts';
import type { Translator } from '../translation/translator.ts';
import { statusAt } from './reservation.ts';
import type { ReservationRecord } from './reservation.ts';
import { shelfShopView } from '../checkout/shelf-shop-view.ts';
import { shelfShops } from '../promise/shelf-shops.ts';

type Services = Pick<AppServices, 'reference' | 'banks' | 'products' | 'database' | 'promises' | 'index' | 'now'>;

interface Reading {
  readonly services: Services;
  readonly store: Store;
  readonly place: Place;
  readonly translator: Translator;
  /** The shop that is looked at; 0: the one that is chosen. */
  readonly shopId: number;
}

const itemsOf = ({ lines }: ReservationRecord): readonly CartItemRecord[] =>
  lines.map(({ lineId, productId, qty }) => ({ itemId: lineId, productId, qty, mainProductSku: null, addOns: noAddOns, gift: null }));

/** The goods of a reservation as the catalogue has them now. */
export async function reservedGoods(reservation: ReservationRecord, { products }: Pick<Services, 'products'>): Promise<readonly Goods[]> {
  const items = itemsOf(reservation);
  const known = new Map((await products.list(items.map(({ productId }) => productId))).map((product) => [product.id, product]));
  return items.flatMap((item) => {
    const product = known.get(item.productId);
    return product === undefined ? [] : [goodsOf(item, product)];
  });
}

/** Whoever has the link later learns no more of the contact than its owner needs to know it again. */
const contactView = ({ contact, status }: ReservationRecord): Reservation['contact'] => {
  if (contact === null || status === 'draft') return contact;
  return { firstname: contact.firstname, telephone: `••• ••• ${contact.telephone.slice(-3)}`, email: '' };
};

/** A-04, Z-05: a reservation as answers carry it: its goods as a cart, at the prices that it was made at. */
export async function reservationView(
  reservation: ReservationRecord,
  { services, store, place, translator, shopId }: Reading,
): Promise<Reservation> {
  const { id, version, updatedAt, lines, number, expiresAt } = reservation;
  const record = { id, version, updatedAt, items: itemsOf(reservation), savedItems: [], choices: noChoices };
  const asker = { isPlus: false, place };
  const cart = await cartView(record, services, store, { type: 'mini', hasCalendar: false, hasAccessories: false, asker, translator });
  const prices = new Map(lines.flatMap(({ lineId, price }) => (price === null ? [] : [[lineId, grosze(price)] as const])));
  const items = cart.items.map((item) => {
    const price = prices.get(item.item_id);
    return price === undefined ? item : { ...item, catalog_final_price: price, row_total: multiplyGrosze(price, item.qty) };
  });
  const isDraft = reservation.status === 'draft';
  const shops = isDraft
    ? shelfShops({
        goods: await reservedGoods(reservation, services),
        network: services.reference.network,
        store: store.code,
        days: services.promises.days(place.postcode),
        place,
      })
    : [];
  const status = statusAt(reservation, services.now());
  const shop = services.reference.physicalStores.get(shopId === 0 ? (reservation.shopId ?? 0) : shopId);
  return {
    ...cart,
    items,
    total: items.reduce((sum, item) => sum + item.row_total, 0),
    is_reservation: true,
    reservation_id: id,
    // Pages that know no such state show a reservation that is over.
    status: status === 'collected' ? 'expired' : status,
    is_collected: status === 'collected',
    number,
    expires_at: expiresAt,
    contact: contactView(reservation),
    shop: shop === undefined ? null : pickupPointIn(shopPoint(shop), translator),
    shops: shops.map((one) => shelfShopView(one, translator)),
  };
}
