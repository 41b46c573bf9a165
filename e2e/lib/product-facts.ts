import { ask } from './graphql.ts';

/** What decides which parts a product page has. */
export interface ProductFacts {
  readonly id: number;
  readonly sku: string;
  readonly gid: number;
  readonly name: string;
  readonly request_path: string;
  readonly final_price: number;
  readonly omnibus_price: number | null;
  readonly is_preorder: boolean;
  readonly release_date: string | null;
  readonly path_to_category: string;
  readonly breadcrumbs: readonly { readonly name: string; readonly url: string }[];
  readonly labels: readonly { readonly text: string }[];
  readonly energy_class: string | null;
  readonly energy_label: { readonly eprel_number: string; readonly sheet: readonly { readonly value: string }[] } | null;
  readonly features_groups: readonly {
    readonly name: string;
    readonly features: readonly { readonly name: string; readonly value: string }[];
  }[];
  readonly images_gallery: string;
  readonly movies: readonly { readonly title: string; readonly captions: readonly string[] }[];
  readonly expert: { readonly author: string; readonly pros: readonly string[]; readonly cons: readonly string[] } | null;
  readonly outlet: {
    readonly min_price: number;
    readonly products: readonly { readonly condition: { readonly name: string }; readonly product: { readonly request_path: string } }[];
  } | null;
  readonly autopromotion: {
    readonly is_shockprice: boolean;
    readonly stock_used: number | null;
    readonly stock_left: number | null;
  } | null;
  readonly installmentsPriceTag: { readonly is_zero_percent: boolean } | null;
  readonly accessories: readonly { readonly name: string }[];
  readonly blog_posts: readonly { readonly title: string; readonly url: string }[];
  readonly adserver_ids: readonly number[];
  readonly variants: readonly { readonly product: { readonly request_path: string } }[];
  readonly warranties: readonly { readonly name: string }[];
}

const factsQuery = `query Facts($ids: [Int!]!) {
  msProducts(ids: $ids) {
    items {
      id sku gid name request_path final_price omnibus_price is_preorder release_date path_to_category
      breadcrumbs { name url }
      labels { text }
      energy_class
      energy_label { eprel_number sheet { value } }
      features_groups { name features { name value } }
      images_gallery
      movies { title captions }
      expert { author pros cons }
      outlet { min_price products { condition { name } product { request_path } } }
      autopromotion { is_shockprice stock_used stock_left }
      installmentsPriceTag { is_zero_percent }
      accessories { name }
      blog_posts { title url }
      adserver_ids
      variants { product { request_path } }
      warranties { name }
    }
  }
}`;

const PER_QUERY = 50;

/** The first product of the shop with such facts, always the same one. @throws when it has none */
export const productWith = async (shop: string, what: string, fits: (facts: ProductFacts) => boolean): Promise<ProductFacts> => {
  const { productsForCategory } = await ask<{ productsForCategory: { items_ids: readonly string[] } }>(
    shop,
    'query Everything { productsForCategory(id: "2") { items_ids } }',
  );
  const all = productsForCategory.items_ids.map(Number);
  for (let from = 0; from < all.length; from += PER_QUERY) {
    const { msProducts } = await ask<{ msProducts: { items: ProductFacts[] } }>(shop, factsQuery, {
      ids: all.slice(from, from + PER_QUERY),
    });
    const found = msProducts.items.find(fits);
    if (found) return found;
  }
  throw new Error(`the shop has no product with ${what}`);
};
