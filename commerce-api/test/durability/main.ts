/**
 * `node commerce-api/test/durability/main.ts [purchases] [clients] [postgres]` (defaults: 560 and 16): buyers buy from a server
 * that is killed repeatedly; then the database is compared with the answers that they got. On the embedded database, or on a
 * PostgreSQL server that is started for it (with DATABASE_URL: on that empty database). Prints one line of JSON; the exit
 * code is not 0 when anything is wrong.
 */
import { createServer } from 'node:net';
import { once } from 'node:events';
import { removeFolder, startServer, temporaryFolder } from '../support/server.ts';
import { createDatabase } from '../support/postgres/databases.ts';
import { startPostgres } from '../support/postgres/test-run.ts';
import { readEmbeddedRecords, readPostgresRecords } from './records.ts';
import { putUnderLoad } from './load.ts';
import { findings } from './findings.ts';

const purchases = Number(process.argv[2] ?? '560');
const clients = Number(process.argv[3] ?? '16');
const PRODUCTS_BOUGHT = 20;
const SHORTEST_LIFE_MS = 300;
const LONGEST_LIFE_MS = 2500;
// Fewer pieces than purchases: the last buyers must find the products sold out.
const pieces = Math.floor((purchases * 0.9) / PRODUCTS_BOUGHT);

async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? String(address.port) : '0';
}

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

/** Sets the stock of products that couriers deliver to the same number. @returns their SKUs */
async function stockUp(settings: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const server = await startServer(settings);
  const { productsForCategory } = await server.graphql<{ productsForCategory: { items_ids: readonly string[] } }>(
    '{productsForCategory(id:"2"){items_ids}}',
  );
  const { msProducts } = await server.graphql<{ msProducts: { items: readonly Candidate[] } }>(
    'query($ids:[Int!]){msProducts(ids:$ids){items{sku qty min_sale_qty max_sale_qty is_sales_blocked available_only_in_store is_preorder is_pre_release availability final_price}}}',
    { ids: productsForCategory.items_ids.slice(0, 200).map(Number) },
  );
  const skus: string[] = [];
  for (const { sku } of msProducts.items.filter(isOrdinary)) {
    const cart = await server.rest.createCart();
    if (!cart.ok || skus.length === PRODUCTS_BOUGHT) continue;
    const added = await server.rest.addCartItem(cart.value, { sku, qty: 1 });
    const full = added.ok ? await server.rest.readCart({ kind: 'guest', cartId: cart.value }) : added;
    const isCarried = full.ok && full.value.shipping_methods?.some(({ code, available }) => code === 'dpd' && available);
    if (isCarried === true) skus.push(sku);
  }
  for (const sku of skus) {
    const answer = await fetch(`${server.url}/dev/stock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sku, qty: pieces }),
    });
    if (!answer.ok) throw new Error(`the stock of ${sku} could not be set: ${await answer.text()}`);
  }
  await server.stop();
  if (skus.length < PRODUCTS_BOUGHT) throw new Error(`only ${skus.length} products can be bought`);
  return skus;
}

const given = process.env['DATABASE_URL'];
const postgres = process.argv.includes('postgres') && given === undefined ? await startPostgres() : undefined;
const databaseUrl = postgres === undefined ? given : await createDatabase(postgres.url);
const dataDir = temporaryFolder();
const settings = {
  DATA_DIR: dataDir,
  COMMERCE_API_PORT: await freePort(),
  ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
};
try {
  const skus = await stockUp(settings);
  const since = performance.now();
  const result = await putUnderLoad({
    settings,
    purchases,
    clients,
    skus,
    life: () => SHORTEST_LIFE_MS + Math.random() * (LONGEST_LIFE_MS - SHORTEST_LIFE_MS),
    report: (line) => console.error(line),
  });
  const seconds = Math.round((performance.now() - since) / 1000);
  const records = databaseUrl === undefined ? await readEmbeddedRecords(dataDir, skus) : await readPostgresRecords(databaseUrl, skus);
  const found = findings(result.purchases, records, pieces);
  console.log(JSON.stringify({ database: databaseUrl === undefined ? 'embedded' : 'postgres', ...found, kills: result.kills, seconds }));
  if (found.lost + found.doubled + found.oversold + found.mailsWrong > 0) process.exitCode = 1;
} finally {
  removeFolder(dataDir);
  await postgres?.stop();
}
