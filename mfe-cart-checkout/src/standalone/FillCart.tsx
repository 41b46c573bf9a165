import { gql } from '@urql/core';
import type { ReactNode } from 'react';
import { useCartService } from 'shared-contracts';
import { useQuery } from 'urql';

interface Found {
  readonly productsForSearch: { readonly items_ids: readonly string[] };
}

interface Product {
  readonly sku: string;
  readonly name: string;
  readonly is_sales_blocked: boolean;
  readonly available_only_in_store: boolean;
}

interface Products {
  readonly msProducts: { readonly items: readonly Product[] };
}

const foundDocument = gql<Found, { readonly query: string }>(
  `query Found($query: String!) { productsForSearch(query: $query) { items_ids } }`,
);
const productsDocument = gql<Products, { readonly ids: readonly number[] }>(
  `query Products($ids: [Int!]) { msProducts(ids: $ids) { items { sku name is_sales_blocked available_only_in_store } } }`,
);

const ASKED = 24;

const isForSale = (product: Product): boolean => !product.is_sales_blocked && !product.available_only_in_store;

/** Some products to put into the cart, for work on the cart without the catalogue's pages. */
export default function FillCart(): ReactNode {
  const cart = useCartService();
  const [{ data: found }] = useQuery({ query: foundDocument, variables: { query: 'pralka' } });
  const ids = (found?.productsForSearch.items_ids ?? []).slice(0, ASKED).map(Number);
  const [{ data }] = useQuery({ query: productsDocument, variables: { ids }, pause: ids.length === 0 });
  return (
    <ul>
      {data?.msProducts.items.filter(isForSale).map(({ sku, name }) => (
        <li key={sku}>
          <button type="button" onClick={() => void cart.add({ sku, qty: 1 })}>
            + {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
