import type { createStore } from 'jotai';
import { STATE_LIFE_MS, productsSlice, type Grosze } from 'shared-contracts';
import type { CatalogueClient } from 'shared-contracts/catalogue-client';
import type { LiveProduct } from 'shared-contracts/live';
import { shownPrices, type ShownPrice } from './shown-prices.ts';

/** What is known anew of a product. */
export type ProductNews = Pick<LiveProduct, 'sku' | 'price' | 'final_price' | 'omnibus_price'>;

/** A price that has changed where the shopper sees it. */
export interface PriceChange extends Pick<ShownPrice, 'name' | 'hasTag'> {
  readonly sku: string;
  readonly before: Grosze;
  readonly now: Grosze;
}

interface TakePorts {
  readonly store: ReturnType<typeof createStore>;
  readonly answers: Pick<CatalogueClient, 'shown'>;
}

/**
 * L-06, Z-09: open pages show new prices and stock.
 * @param now ms; each entry counts for half an hour from then on (H-07)
 * @returns the changes of prices that the page shows
 */
export const takeProducts = ({ store, answers }: TakePorts, products: readonly ProductNews[], now: number): readonly PriceChange[] => {
  const known = store.get(productsSlice.read);
  const shown = shownPrices(answers.shown());
  const changes = products.flatMap(({ sku, final_price: price }) => {
    const seen = shown.get(sku);
    if (seen === undefined || price === undefined) return [];
    const before = known[sku]?.final_price ?? seen.finalPrice;
    return before === price ? [] : [{ sku, name: seen.name, hasTag: seen.hasTag, before, now: price }];
  });
  const timestamp = now + STATE_LIFE_MS;
  const changed = Object.fromEntries(products.map((product) => [product.sku, { ...known[product.sku], ...product, timestamp }]));
  store.set(productsSlice.whole, { ...known, ...changed });
  return changes;
};

/** Forgets what is known of products that the page does not show: nobody tells of their changes while there is no socket. */
export const forgetUnseen = ({ store, answers }: TakePorts): void => {
  const shown = shownPrices(answers.shown());
  const kept = Object.entries(store.get(productsSlice.read)).filter(([sku]) => shown.has(sku));
  store.set(productsSlice.whole, Object.fromEntries(kept));
};
