/**
 * `node commerce-api/test/durability/main.ts [--orders 500] [--clients 16] [--kills 5] [--postgres]`: buyers buy from a server that is
 * killed so often, through a network that loses a tenth of the answers, and send what matters twice; then the database is compared with
 * the answers that they got. On the embedded database, or on a PostgreSQL server that is started for it (with DATABASE_URL: on that empty
 * database). Prints one line of JSON; the exit code is not 0 when anything is wrong.
 */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { removeFolder, temporaryFolder } from '../support/server.ts';
import { createDatabase } from '../support/postgres/databases.ts';
import { startPostgres } from '../support/postgres/test-run.ts';
import { readEmbeddedRecords, readPostgresRecords } from './records.ts';
import { findings } from './findings.ts';
import { putUnderLoad } from './load.ts';
import { stockUp } from './stock-up.ts';

const { values: options } = parseArgs({
  options: {
    orders: { type: 'string', default: '500' },
    clients: { type: 'string', default: '16' },
    kills: { type: 'string', default: '5' },
    postgres: { type: 'boolean', default: false },
  },
});
const PRODUCTS_BOUGHT = 20;
const LOST_ANSWERS = 0.1;
const orders = Number(options.orders);
const stock = Math.ceil(orders / PRODUCTS_BOUGHT);
// More buyers than pieces: the last ones must find the products sold out.
const purchases = orders + Math.max(PRODUCTS_BOUGHT / 2, Math.ceil(orders / 10));

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
const dataDir = temporaryFolder();
const settings = {
  DATA_DIR: dataDir,
  COMMERCE_API_PORT: await freePort(),
  ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
};
try {
  const sold = await stockUp(settings, PRODUCTS_BOUGHT, stock);
  const skus = sold.map(({ sku }) => sku);
  const since = performance.now();
  const { recoveries, lostAnswers, ...result } = await putUnderLoad({
    settings,
    purchases,
    clients: Number(options.clients),
    kills: Number(options.kills),
    losing: LOST_ANSWERS,
    skus,
    random: Math.random,
    report: (line) => console.error(line),
  });
  const seconds = Math.round((performance.now() - since) / 1000);
  const records = databaseUrl === undefined ? await readEmbeddedRecords(dataDir, skus) : await readPostgresRecords(databaseUrl, skus);
  const found = findings(result.purchases, records, { stock, sold });
  const database = databaseUrl === undefined ? 'embedded' : 'postgres';
  console.log(JSON.stringify({ database, ...found, kills: recoveries.length, recoveries, lostAnswers, seconds }));
  if (found.lost + found.doubled + found.oversold + found.wrongTotals + found.mailsWrong > 0) process.exitCode = 1;
} finally {
  removeFolder(dataDir);
  await postgres?.stop();
}
