/** What tests read of the catalogue by GraphQL. */
import type { Shop } from './server.ts';

export interface Listing {
  readonly total_count: number;
  readonly items_ids: readonly string[];
  readonly facets: readonly {
    readonly code: string;
    readonly values: readonly { readonly value_id: string; readonly count: number; readonly key: string }[];
  }[];
  readonly stats: readonly { readonly code: string; readonly min: number; readonly max: number; readonly count: number }[];
}

const listingFields = '{total_count items_ids facets{code values{value_id count key}} stats{code min max count}}';

/** The listing of all products. @param order further arguments, each with a comma before it */
export async function everything(server: Shop, attributes: readonly object[] = [], order = ''): Promise<Listing> {
  const data = await server.graphql<{ productsForCategory: Listing }>(
    `query($attributes:[AttributeFilter!]){productsForCategory(id:"2",attributes:$attributes${order})${listingFields}}`,
    { attributes },
  );
  return data.productsForCategory;
}

interface Product {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly request_path: string;
  readonly price: number;
  readonly final_price: number;
  readonly omnibus_price: number | null;
}

/** Products in the order of their ids. */
export async function products(server: Shop, ids: readonly string[]): Promise<readonly Product[]> {
  const data = await server.graphql<{ msProducts: { items: readonly Product[] } }>(
    'query($ids:[Int!]){msProducts(ids:$ids){items{id sku name request_path price final_price omnibus_price}}}',
    { ids: ids.map(Number) },
  );
  return data.msProducts.items;
}
