/**
 * `node commerce-api/test/durability/main.ts [--orders 500] [--clients 16] [--kills 5] [--postgres] [--data FOLDER]`: buyers buy, reserve, pay with vouchers,
 * withdraw and give up at a server that is killed so often, through a network that loses a tenth of the answers, and send what matters
 * twice; then the database is compared with the answers that they got. On the embedded database, or on a PostgreSQL server that is started for it (with DATABASE_URL: on that
 * database, which nobody has bought from). Prints one line of JSON; the exit code is not 0 when anything is wrong.
 */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { removeFolder, startServer, temporaryFolder } from '../support/server.ts';
import { createDatabase } from '../support/postgres/databases.ts';
import { startPostgres } from '../support/postgres/test-run.ts';
import { readEmbeddedRecords, readPostgresRecords } from './records.ts';
import { findings, isWrong } from './findings.ts';
import { putUnderLoad } from './load.ts';
import { plans } from './purchase.ts';
import { stockUp } from './stock-up.ts';

const { values: options } = parseArgs({
  options: {
    orders: { type: 'string', default: '500' },
    clients: { type: 'string', default: '16' },
    kills: { type: 'string', default: '5' },
    postgres: { type: 'boolean', default: false },
    /** With a database that may be filled already; nobody else may use it. It stays: only a folder of the run's own is removed. */
    data: { type: 'string' },
  },
});
const MOST_PRODUCTS = 20;
const PURCHASES_OF_A_PRODUCT = 8;
const PURCHASES_WITH_A_VOUCHER = 40;
/** What a voucher holds, grosze: some orders are paid whole with one, most in part. */
const ISSUED = 60_000;
const LOST_ANSWERS = 0.1;
/** More buyers than pieces, though every sixth gives the order up again: the last ones must find the products sold out. */
const BUYERS_OF_A_PIECE = 1.25;
const orders = Number(options.orders);
const products = Math.min(MOST_PRODUCTS, Math.ceil(orders / PURCHASES_OF_A_PRODUCT));
// Two of the plans reserve, which are no orders.
const purchases = Math.ceil((BUYERS_OF_A_PIECE * orders * plans.length) / (plans.length - 2));

async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? String(address.port) : '0';
}

const given = process.env['DATABASE_URL'];
const postgres = options.postgres && given === undefined ? await startPostgres() : undefined;
const databaseUrl = postgres === undefined ? given : await createDatabase(postgres.url);
const dataDir = options.data ?? temporaryFolder();
const settings = {
  DATA_DIR: dataDir,
  COMMERCE_API_PORT: await freePort(),
  ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
};
try {
  const server = await startServer(settings);
  const wanted = {
    products,
    pieces: Math.ceil(orders / products),
    vouchers: Math.ceil(purchases / PURCHASES_WITH_A_VOUCHER),
    issued: ISSUED,
  };
  const stock = await stockUp(server, wanted).catch(async (error: unknown) => {
    await server.kill();
    throw error;
  });
  const sold = [...stock.carried, ...stock.onShelves];
  const skus = sold.map(({ sku }) => sku);
  const since = performance.now();
  const { recoveries, lostAnswers, ...result } = await putUnderLoad({
    server,
    settings,
    purchases,
    clients: Number(options.clients),
    kills: Number(options.kills),
    losing: LOST_ANSWERS,
    stock,
    random: Math.random,
    report: (line) => console.error(line),
  });
  const seconds = Math.round((performance.now() - since) / 1000);
  const records = databaseUrl === undefined ? await readEmbeddedRecords(dataDir, skus) : await readPostgresRecords(databaseUrl, skus);
  const found = findings(result.purchases, records, { sold, issued: ISSUED });
  const database = databaseUrl === undefined ? 'embedded' : 'postgres';
  console.log(JSON.stringify({ database, ...found, kills: recoveries.length, recoveries, lostAnswers, seconds }));
  if (isWrong(found)) process.exitCode = 1;
} finally {
  if (options.data === undefined) removeFolder(dataDir);
  await postgres?.stop();
}
