import { isBuyable, isSmallAndPlenty, productsQuery, type Product } from './catalogue-answers.ts';
import type { Subject } from './catalogue-finds.ts';
import { ask } from './graphql.ts';

interface Priced {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  /** grosze */
  readonly price: number;
}

export interface Service extends Priced {
  /** phone, smartwatch or tablet; null for what is no screen protector. */
  readonly protector_device: string | null;
  /** matte or privacy. */
  readonly protector_finish: string | null;
}

/** A product with what it can be bought with. */
export interface Offer extends Subject {
  readonly warranties: readonly Priced[];
  readonly services: readonly Service[];
}

const offersQuery = `query Offers($ids: [Int!]!) {
  msProducts(ids: $ids) {
    items {
      id
      warranties { id name description price }
      services { id name description price protector_device protector_finish }
    }
  }
}`;

const PER_QUERY = 100;

/** The first small product in stock that is offered in such a way. @throws when the shop has none */
export const offered = async (shop: string, fits: (offer: Offer) => boolean): Promise<Offer> => {
  const { productsForCategory } = await ask<{ productsForCategory: { items_ids: readonly string[] } }>(
    shop,
    'query Everything { productsForCategory(id: "2") { items_ids } }',
  );
  const all = productsForCategory.items_ids.map(Number);
  for (let from = 0; from < all.length; from += PER_QUERY) {
    const ids = all.slice(from, from + PER_QUERY);
    const { msProducts } = await ask<{ msProducts: { items: Product[] } }>(shop, productsQuery, { ids });
    const small = msProducts.items.filter((one) => isBuyable(one) && isSmallAndPlenty(one));
    if (small.length === 0) continue;
    const offers = await ask<{ msProducts: { items: Pick<Offer, 'id' | 'warranties' | 'services'>[] } }>(shop, offersQuery, {
      ids: small.map(({ id }) => id),
    });
    for (const { id, sku, name, request_path: url, final_price: finalPrice } of small) {
      const offer = offers.msProducts.items.find((one) => one.id === id);
      const whole = offer && { ...offer, sku, name, url, finalPrice };
      if (whole && fits(whole)) return whole;
    }
  }
  throw new Error('the shop offers nothing such');
};

/** A value that the test cannot do without. */
export const needed = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('the shop lacks what the test needs');
  return value;
};
