import { gql } from '@urql/core';
import type { ReactNode } from 'react';
import { useCartService } from 'shared-contracts';
import { buyingWay, type SaleFacts } from 'shared-contracts/catalogue';
import { useQuery } from 'urql';

interface Found {
  readonly productsForSearch: { readonly items_ids: readonly string[] };
}

interface Product extends SaleFacts {
  readonly sku: string;
  readonly name: string;
}

interface Products {
  readonly msProducts: { readonly items: readonly Product[] };
}

const foundDocument = gql<Found, { readonly query: string }>(
  `query Found($query: String!) { productsForSearch(query: $query) { items_ids } }`,
);
const productsDocument = gql<Products, { readonly ids: readonly number[] }>(
  `query Products($ids: [Int!]) { msProducts(ids: $ids) { items { sku name qty min_sale_qty is_sales_blocked available_only_in_store } } }`,
);

const PRODUCT_COUNT = 24;

/** Some products to put into the cart, for work on the cart without the catalogue's pages. */
export default function FillCart(): ReactNode {
  const cart = useCartService();
  const [{ data: found }] = useQuery({ query: foundDocument, variables: { query: 'pralka' } });
  const ids = (found?.productsForSearch.items_ids ?? []).slice(0, PRODUCT_COUNT).map(Number);
  const [{ data }] = useQuery({ query: productsDocument, variables: { ids }, pause: ids.length === 0 });
  return (
    <ul>
      {data?.msProducts.items
        .filter((product) => buyingWay(product) === 'buy')
        .map(({ sku, name, min_sale_qty }) => (
          <li key={sku}>
            <button type="button" onClick={() => void cart.add({ sku, qty: min_sale_qty })}>
              + {name}
            </button>
          </li>
        ))}
    </ul>
  );
}
