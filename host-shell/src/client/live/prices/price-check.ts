import { BLACKLIST_THRESHOLD, PRICE_LIFE_MS } from 'shared-contracts';
import { batchIds, createBlacklist, type CatalogueClient } from 'shared-contracts/catalogue-client';
import { CurrentPricesDocument } from '../../../graphql/generated.ts';
import { shownPrices } from '../shown-prices.ts';
import type { ProductNews } from '../take-products.ts';

export interface PriceCheckPorts {
  readonly client: CatalogueClient['client'];
  readonly answers: Pick<CatalogueClient, 'shown'>;
  readonly take: (products: readonly ProductNews[]) => void;
  /** When the socket last told something of a product, ms; undefined: never. */
  readonly pushedAt: (sku: string) => number | undefined;
  readonly now: () => number;
}

/**
 * asks for the prices of the products that are shown, in the order of their SKUs, so that pages that show the same ask the same.
 * An answer may be as old as caches keep it; what the socket has pushed since then is newer.
 */
export const priceCheck = ({ client, answers, take, pushedAt, now }: PriceCheckPorts): (() => Promise<void>) => {
  const blacklist = createBlacklist<string>(BLACKLIST_THRESHOLD, now);
  const askFor = async (skus: readonly string[]): Promise<void> => {
    // HTTP caches keep the answer for a minute; what urql keeps on top of it could be older than a push.
    const { data } = await client.query(CurrentPricesDocument, { skus }, { requestPolicy: 'network-only' }).toPromise();
    if (!data) return;
    blacklist.note(skus, new Set(data.pricesForProducts.map(({ sku }) => sku)));
    take(
      data.pricesForProducts
        .filter(({ sku }) => now() - (pushedAt(sku) ?? Number.NEGATIVE_INFINITY) >= PRICE_LIFE_MS)
        .map(({ sku, price, final_price, omnibus_price }) => ({ sku, price, final_price, omnibus_price })),
    );
  };
  return async () => {
    const skus = [...shownPrices(answers.shown()).keys()].filter((sku) => blacklist.allows(sku)).toSorted();
    await Promise.all(batchIds(skus).map(askFor));
  };
};
