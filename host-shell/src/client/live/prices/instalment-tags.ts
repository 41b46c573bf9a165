import type { createStore } from 'jotai';
import { INSTALMENT_TAG_LIFE_MS, PRODUCT_BLACKLIST_THRESHOLD, STATE_LIFE_MS, productsSlice, type Grosze } from 'shared-contracts';
import { batchIds, createBlacklist, type CatalogueClient } from 'shared-contracts/catalogue-client';
import { InstalmentTagsDocument } from '../../../graphql/generated.ts';

export interface InstalmentTagsPorts {
  readonly client: CatalogueClient['client'];
  readonly store: ReturnType<typeof createStore>;
  /** Changes what is shown, once no press is going on. */
  readonly hold: (change: () => void) => void;
  readonly now: () => number;
}

/** Products that tell instalments, and what they cost. */
export type Tagged = ReadonlyMap<string, Grosze>;

export interface InstalmentTags {
  /** The products are shown with the tags that were read with them. Once these are five minutes old, they are asked for anew (H-08). */
  readonly keep: (shown: Tagged) => Promise<void>;
  /** Their prices have changed: what is told of instalments is no longer true. */
  readonly renew: (changed: Tagged) => Promise<void>;
}

/** P-29, H-08, Z-09: instalment tags of the products that are shown. */
export const instalmentTags = ({ client, store, hold, now }: InstalmentTagsPorts): InstalmentTags => {
  const banned = createBlacklist<string>(PRODUCT_BLACKLIST_THRESHOLD, now);
  /** When a set was last known, by its SKUs and prices, ms. */
  const known = new Map<string, number>();

  const allowed = (tagged: Tagged): Tagged =>
    new Map([...tagged].filter(([sku]) => banned.allows(sku)).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  const keyOf = (tagged: Tagged): string => JSON.stringify([...tagged]);

  const ask = async (tagged: Tagged): Promise<void> => {
    const key = keyOf(tagged);
    const skus = [...tagged.keys()];
    if (skus.length === 0) return;
    for (const [set, since] of known) if (now() - since >= STATE_LIFE_MS) known.delete(set);
    known.set(key, now());
    const results = await Promise.all(
      batchIds(skus).map((batch) => client.query(InstalmentTagsDocument, { skus: batch }, { requestPolicy: 'network-only' }).toPromise()),
    );
    const answers = results.flatMap(({ data }) => data ?? []);
    if (answers.length < results.length) {
      known.delete(key);
      return;
    }
    const tags = new Map(answers.flatMap(({ installmentsMageTwo }) => installmentsMageTwo.installments).map((tag) => [tag.sku, tag]));
    banned.note(skus, new Set(tags.keys()));
    hold(() => {
      const products = store.get(productsSlice.read);
      const timestamp = now() + STATE_LIFE_MS;
      const changed = skus.map((sku) => [sku, { ...products[sku], installmentsPriceTag: tags.get(sku) ?? null, timestamp }] as const);
      store.set(productsSlice.whole, { ...products, ...Object.fromEntries(changed) });
    });
  };

  return {
    keep: async (shown) => {
      const tagged = allowed(shown);
      const since = known.get(keyOf(tagged));
      if (since === undefined) known.set(keyOf(tagged), now());
      else if (now() - since >= INSTALMENT_TAG_LIFE_MS) await ask(tagged);
    },
    renew: async (changed) => {
      const tagged = allowed(changed);
      const since = known.get(keyOf(tagged));
      if (since === undefined || now() - since >= INSTALMENT_TAG_LIFE_MS) await ask(tagged);
    },
  };
};
