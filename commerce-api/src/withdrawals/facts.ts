import { grosze } from 'shared-contracts/money';
import type { ProductRecord } from '../catalogue/product-record.ts';
import type { Reference } from '../catalogue/reference.ts';
import { goodsOfProduct } from '../checkout/goods.ts';
import type { StoreCode } from '../model/index.ts';
import type { OrderDocument } from '../orders/order-document.ts';
import { fitsGoods, fitsParcel, isElectronic, isTooHeavy } from '../promise/goods.ts';
import type { PromisedGoods } from '../promise/goods.ts';
import { methodsIn } from '../promise/network.ts';
import { priceOf } from '../promise/price.ts';
import type { WithdrawalFacts } from './order-state.ts';

/** Dictionary of the goods that are taken back with an unbroken seal alone: elements are a sentence for the shopper and a category's path. */
const SEALED_GOODS = 9;

/** What the catalogue tells of an order's lines now. @param products by id; those that are not sold any more are missing */
export function withdrawalFacts(
  { items }: Pick<OrderDocument, 'items'>,
  products: ReadonlyMap<number, ProductRecord>,
  network: Reference['network'],
  store: StoreCode,
): WithdrawalFacts {
  const goods = items.flatMap(({ productId, qty }) => {
    const product = products.get(productId);
    return product === undefined ? [] : [{ ...goodsOfProduct(product), qty }];
  });
  /** Lines whose goods are known, and of this kind. */
  const linesOf = (isMeant: (one: PromisedGoods) => boolean): ReadonlySet<number> =>
    new Set(
      items.flatMap(({ productId }, line) => {
        const found = goods.find((one) => one.productId === productId);
        return found !== undefined && isMeant(found) ? [line] : [];
      }),
    );
  const parcels = methodsIn(network, store).filter(({ kind }) => kind !== 'store' && kind !== 'electronic' && kind !== 'large');
  const isParcel = (one: PromisedGoods): boolean => {
    const single = [{ ...one, qty: 1 }];
    return parcels.some((method) => fitsParcel(method, single) && !isTooHeavy(method, single));
  };
  // As in the checkout: add-ons count for no threshold.
  const value = items.reduce((sum, { rowTotal, couponShare, promotionShare = 0 }) => sum + rowTotal - couponShare - promotionShare, 0);
  const prices = methodsIn(network, store)
    .filter((method) => method.kind !== 'store' && fitsGoods(method, goods) && !isTooHeavy(method, goods))
    .map((method) => priceOf(method, value));
  const isKnown = goods.length === items.length && prices.length > 0;
  const digital = linesOf(isElectronic);
  const large = linesOf((one) => !isElectronic(one) && !isParcel(one));
  return { digital, large, cheapestDelivery: isKnown ? grosze(Math.min(...prices)) : null };
}

/** The condition under which goods of a product are taken back, in Polish; null for most. */
export function conditionOf(
  { categoryIds }: Pick<ProductRecord, 'categoryIds'>,
  { dictionaries, categories }: Pick<Reference, 'dictionaries' | 'categories'>,
): string | null {
  const paths = categoryIds.map((id) => categories.get(id)?.urlPath);
  const sealed = dictionaries.get(SEALED_GOODS)?.elements ?? [];
  return sealed.find(({ additionalData1: path }) => paths.includes(path))?.name ?? null;
}
