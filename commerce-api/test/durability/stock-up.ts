import { startServer } from '../support/server.ts';
import type { Goods } from './findings.ts';

interface Candidate {
  readonly sku: string;
  readonly qty: number;
  readonly max_sale_qty: number;
  readonly is_sales_blocked: boolean;
  readonly available_only_in_store: boolean;
  readonly is_preorder: boolean;
  readonly is_pre_release: boolean;
  readonly availability: number;
  readonly min_sale_qty: number;
  readonly final_price: number;
}

const isOrdinary = (one: Candidate): boolean =>
  !one.is_sales_blocked &&
  !one.available_only_in_store &&
  !one.is_preorder &&
  !one.is_pre_release &&
  one.min_sale_qty === 1 &&
  one.qty < 5000 &&
  one.availability < 10;

/** Sets the stock of products that couriers deliver to the same number of pieces. @throws when there are fewer than `count` of these */
export async function stockUp(settings: Readonly<Record<string, string>>, count: number, pieces: number): Promise<readonly Goods[]> {
  const server = await startServer(settings);
  const { productsForCategory } = await server.graphql<{ productsForCategory: { items_ids: readonly string[] } }>(
    '{productsForCategory(id:"2"){items_ids}}',
  );
  const { msProducts } = await server.graphql<{ msProducts: { items: readonly Candidate[] } }>(
    'query($ids:[Int!]){msProducts(ids:$ids){items{sku qty min_sale_qty max_sale_qty is_sales_blocked available_only_in_store is_preorder is_pre_release availability final_price}}}',
    { ids: productsForCategory.items_ids.slice(0, 200).map(Number) },
  );
  const goods: Goods[] = [];
  for (const { sku, final_price: price } of msProducts.items.filter(isOrdinary)) {
    const cart = await server.rest.createCart();
    if (!cart.ok || goods.length === count) continue;
    const added = await server.rest.addCartItem(cart.value, { sku, qty: 1 });
    const full = added.ok ? await server.rest.readCart({ kind: 'guest', cartId: cart.value }) : added;
    const isCarried = full.ok && full.value.shipping_methods?.some(({ code, available }) => code === 'dpd' && available);
    if (isCarried === true) goods.push({ sku, price });
  }
  for (const { sku } of goods) {
    const answer = await fetch(`${server.url}/dev/stock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sku, qty: pieces }),
    });
    if (!answer.ok) throw new Error(`the stock of ${sku} could not be set: ${await answer.text()}`);
  }
  await server.stop();
  if (goods.length < count) throw new Error(`only ${goods.length} products can be bought`);
  return goods;
}
