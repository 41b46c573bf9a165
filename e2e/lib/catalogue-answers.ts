/** A listing, with the fields that the tests query. */
export interface Listing {
  readonly total_count: number;
  readonly items_ids: readonly string[];
  readonly facets: readonly {
    readonly code: string;
    readonly label: string;
    readonly values: readonly { readonly key: string; readonly value_id: string; readonly label: string; readonly count: number }[];
  }[];
}

export interface Product {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly request_path: string;
  readonly final_price: number;
  readonly qty: number;
  readonly min_sale_qty: number;
  readonly is_sales_blocked: boolean;
  readonly available_only_in_store: boolean;
  readonly is_preorder: boolean;
  readonly is_pre_release: boolean;
  readonly availability: number;
  readonly weight_grams: number;
  readonly block_courier_shipping: boolean;
  readonly variants: readonly { readonly product: { readonly request_path: string } }[];
}

export interface MenuItem {
  readonly category_id: number | null;
  readonly category: { readonly name: string; readonly url: string };
}

export const listingQuery = `query Listing($id: String!, $attributes: [AttributeFilter!], $sortBy: ProductSort, $sortOrder: SortOrder) {
  productsForCategory(id: $id, attributes: $attributes, sortBy: $sortBy, sortOrder: $sortOrder) {
    total_count items_ids facets { code label values { key value_id label count } }
  }
}`;

export const productsQuery = `query Products($ids: [Int!]!) {
  msProducts(ids: $ids) {
    items {
      id sku name request_path final_price qty min_sale_qty is_sales_blocked available_only_in_store is_preorder is_pre_release availability weight_grams block_courier_shipping
      variants { product { request_path } }
    }
  }
}`;

/** Sold online, at least three pieces in stock, minimum quantity of one. */
export const isBuyable = (product: Product): boolean =>
  !product.is_sales_blocked &&
  !product.available_only_in_store &&
  !product.is_preorder &&
  !product.is_pre_release &&
  product.qty >= Math.max(product.min_sale_qty, 3) &&
  product.min_sale_qty === 1;

/** Every courier can carry it, and stock is large enough that a few orders do not change the result. */
export const isSmallAndPlenty = ({ qty, weight_grams: weight, block_courier_shipping: isBlocked, availability }: Product): boolean =>
  qty >= 10 && weight < 5000 && !isBlocked && availability < 11;
