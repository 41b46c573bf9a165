/** What tests of carts begin with. */
import { afterAll, beforeAll } from '@jest/globals';
import { removeFolder, startFilledServer, type RunningServer } from './server.ts';

interface Shop {
  readonly server: RunningServer;
  /** @returns the n-th product of which several pieces can be bought now */
  readonly sku: (n: number) => string;
  /** @returns the id of a new cart of a guest */
  readonly newCart: () => Promise<string>;
}

/** Products of which several pieces can be bought now. */
async function buyableSkus({ graphql }: RunningServer): Promise<readonly string[]> {
  const { productsForCategory } = await graphql<{ productsForCategory: { items_ids: readonly string[] } }>(
    '{productsForCategory(id:"2"){items_ids}}',
  );
  const { msProducts } = await graphql<{
    msProducts: {
      items: readonly {
        sku: string;
        qty: number;
        min_sale_qty: number;
        max_sale_qty: number;
        is_sales_blocked: boolean;
        available_only_in_store: boolean;
        is_preorder: boolean;
        is_pre_release: boolean;
        availability: number;
      }[];
    };
  }>(
    'query($ids:[Int!]){msProducts(ids:$ids){items{sku qty min_sale_qty max_sale_qty is_sales_blocked available_only_in_store is_preorder is_pre_release availability}}}',
    { ids: productsForCategory.items_ids.slice(0, 150).map(Number) },
  );
  return msProducts.items
    .filter(
      (one) =>
        one.qty >= 3 &&
        one.qty < 5000 &&
        one.max_sale_qty >= 3 &&
        one.min_sale_qty === 1 &&
        !one.is_sales_blocked &&
        !one.available_only_in_store &&
        !one.is_preorder &&
        !one.is_pre_release &&
        one.availability < 10,
    )
    .map((one) => one.sku);
}

/** A server for all tests of a file; it may be asked from their beginning on. */
export function cartShop(): Shop {
  let server: RunningServer;
  let skus: readonly string[];

  beforeAll(async () => {
    server = await startFilledServer();
    skus = await buyableSkus(server);
  }, 60_000);

  afterAll(async () => {
    await server.stop();
    removeFolder(server.dataDir);
  });

  return {
    get server() {
      return server;
    },
    sku: (n) => skus[n] ?? '',
    newCart: async () => {
      const created = await server.rest.createCart();
      if (!created.ok) throw new Error(created.error.message);
      return created.value;
    },
  };
}
