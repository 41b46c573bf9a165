import { ZERO_GROSZE } from 'shared-contracts/money';
import type { Grosze } from 'shared-contracts/money';
import { ownName } from '../catalogue/own-name.ts';
import type { ProductRecord } from '../catalogue/product-record.ts';
import { checkoutIn } from '../checkout/checkout-in-language.ts';
import { calendarView, checkoutView, quoteOf } from '../checkout/checkout-view.ts';
import { heldVoucher } from '../vouchers/held-voucher.ts';
import type { Asker } from '../checkout/checkout-view.ts';
import { goodsOf } from '../checkout/goods.ts';
import { placeOfGoods } from '../checkout/place-of-goods.ts';
import type { Goods } from '../checkout/goods.ts';
import { taxInSum } from '../checkout/tax-in-sum.ts';
import type { CheckoutServices } from '../checkout/services.ts';
import type { Cart, CartItem } from '../rest/schemas/index.ts';
import type { Store } from '../model/index.ts';
import type { Translator } from '../translation/translator.ts';
import { giftView } from '../gift-cards/gift.ts';
import { accessoriesOf } from './accessories.ts';
import { shopsOf } from './add-ons.ts';
import type { CartItemRecord, CartRecord } from './cart.ts';
import { mostPieces } from './quantity.ts';
import { isSoldWithoutStock } from './sold-without-stock.ts';
import { lineDays } from './line-days.ts';
import { lineTotals } from './totals.ts';

interface Entry {
  readonly item: CartItemRecord;
  readonly product: ProductRecord;
  readonly goods: Goods;
}

/** C-03, Z-04, and what the cart page needs to draw the line. */
function cartItem(
  { item, product, goods }: Entry,
  { cartId, plusDiscount, deliveryDay }: { readonly cartId: string; readonly plusDiscount: Grosze; readonly deliveryDay: string | null },
  { translate }: Translator,
): CartItem {
  const line = lineTotals(goods);
  const warranty = goods.addOns.find(({ kind }) => kind === 'warranty');
  const done = goods.addOns.filter(({ kind }) => kind === 'service');
  const withoutStock = isSoldWithoutStock({
    availability: product.availability,
    isPreorder: product.is_preorder,
    isPreRelease: product.is_pre_release,
    isGiftCard: product.is_gift_card,
  });
  return {
    item_id: item.itemId,
    quote_id: cartId,
    product_id: product.id,
    sku: product.sku,
    main_product_sku: item.mainProductSku,
    qty: item.qty,
    catalog_price: product.price,
    catalog_final_price: product.final_price,
    item_discount: [...product.item_discount],
    warranty: warranty === undefined ? null : { id: warranty.id, name: translate(warranty.name), value: warranty.price },
    services: product.services.map(({ id, name, price }) => {
      const chosen = done.find((one) => one.id === id);
      return {
        id,
        name: translate(name),
        price,
        selected: chosen !== undefined,
        needs_shop: shopsOf(id, product) !== undefined,
        option: chosen?.option ?? null,
      };
    }),
    has_warranty_options: product.warranties.length > 0,
    name: translate(product.name, ownName(product)),
    manufacturer_name: product.manufacturer_name,
    request_path: product.request_path,
    thumbnail: product.thumbnail,
    min_sale_qty: product.min_sale_qty,
    max_sale_qty: mostPieces({ maxSaleQty: product.max_sale_qty, qty: product.qty, isSoldWithoutStock: withoutStock }),
    availability: product.availability,
    omnibus_price: product.omnibus_price,
    row_total: line.goods,
    row_discount: line.discount,
    row_plus_discount: plusDiscount,
    add_ons_total: line.addOns,
    gift: item.gift === null ? null : giftView(item.gift),
    delivery_day: deliveryDay,
  };
}

interface CartReading {
  readonly type: 'full' | 'mini';
  /** ∅08: with the days on which the cart can be delivered. */
  readonly hasCalendar: boolean;
  /** With products that go with those of the cart; false: with none of them; undefined: without the field. */
  readonly hasAccessories: boolean | undefined;
  readonly asker: Asker;
  readonly translator: Translator;
}

/** The whole cart as answers carry it; `mini` leaves out what the drawer does not show. */
export async function cartView(
  cart: CartRecord,
  services: CheckoutServices,
  store: Store,
  { type, hasCalendar, hasAccessories, asker, translator }: CartReading,
): Promise<Cart> {
  const shown = type === 'mini' ? cart.items : [...cart.items, ...cart.savedItems];
  const all = await services.products.list([...new Set(shown.map((item) => item.productId))]);
  const byId = new Map(all.map((product) => [product.id, product]));
  const entriesOf = (items: readonly CartItemRecord[]): readonly Entry[] =>
    items.flatMap((item): Entry[] => {
      const product = byId.get(item.productId);
      return product === undefined ? [] : [{ item, product, goods: goodsOf(item, product) }];
    });
  const entries = entriesOf(cart.items);
  const products = [...new Set(entries.map(({ product }) => product))];
  const goods = entries.map((entry) => entry.goods);
  const ownNames = new Map(entries.map(({ item, product }) => [item.itemId, ownName(product)]));
  const quote = quoteOf(cart, goods, services, store, asker, await heldVoucher(cart.choices, services));
  const days =
    type === 'mini'
      ? []
      : lineDays(goods, { quote, services, store, place: placeOfGoods(cart.choices, quote.shipping?.pickupPoint, asker.place) });
  const checkout = checkoutIn(checkoutView(cart, quote, store, { goods, services }), translator, (itemId) => ownNames.get(itemId));
  const full = type === 'mini' ? { delivery: checkout.delivery } : checkout;
  return {
    cart_id: cart.id,
    version: cart.version,
    updated_at: cart.updatedAt,
    items: entries.map((entry, index) =>
      cartItem(
        entry,
        { cartId: cart.id, plusDiscount: quote.plus.shares[index] ?? ZERO_GROSZE, deliveryDay: days[index] ?? null },
        translator,
      ),
    ),
    total: quote.totals.total,
    total_count: quote.totals.count,
    tax: taxInSum(quote, goods, store),
    success: true,
    message: null,
    is_reservation: false,
    ...(type === 'full' && {
      saved_items: entriesOf(cart.savedItems).map((entry) =>
        cartItem(entry, { cartId: cart.id, plusDiscount: ZERO_GROSZE, deliveryDay: null }, translator),
      ),
    }),
    ...full,
    ...(type === 'full' &&
      hasAccessories !== undefined && { accessories: hasAccessories ? await accessoriesOf(products, services, store, translator) : [] }),
    ...(hasCalendar && { calendar: calendarView(quote.promised, quote.payment) }),
  };
}
