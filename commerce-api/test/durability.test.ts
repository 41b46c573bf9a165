/** The short form of `test/durability/main.ts`. */
import { describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { databaseSetting } from './support/database.ts';
import { filledFolder, removeFolder } from './support/server.ts';

const ORDERS = 24;
/** A second kill meets what the first restart has left; a start on the embedded database takes two seconds more. */
const KILLS = globalThis.databaseUnderTest === 'PostgreSQL' ? 2 : 1;

describe('[J-35] [J-269] with a server that is killed', () => {
  it('no order, reservation or withdrawal is lost, doubled or sold without stock, vouchers and refunds are spent and made once, and each has its e-mails', async () => {
    const folder = await filledFolder();
    try {
      const { DATABASE_URL = '' } = await databaseSetting(folder, 'filled');
      const env = { ...process.env, ...(DATABASE_URL === '' ? {} : { DATABASE_URL }) };
      const script = join(import.meta.dirname, 'durability/main.ts');
      const options = ['--orders', String(ORDERS), '--clients', '8', '--kills', String(KILLS), '--data', folder];
      // A run that finds something ends with 1 and prints it all the same.
      const run = promisify(execFile)(process.execPath, [script, ...options], { env });
      const { stdout } = await run.catch((failed: { readonly stdout: string }) => failed);
      // Printed by our own script.
      const { orders, reservations, soldOut, lostAnswers, ...rest } = JSON.parse(stdout) as Readonly<Record<string, number>>;
      expect(rest).toMatchObject({
        lost: 0,
        doubled: 0,
        oversold: 0,
        wrongTotals: 0,
        mailsWrong: 0,
        vouchersWrong: 0,
        refundsWrong: 0,
        kills: KILLS,
      });
      expect(orders).toBeGreaterThanOrEqual(ORDERS);
      expect(soldOut).toBeGreaterThan(0);
      expect(reservations).toBeGreaterThan(0);
      // A tenth of many hundreds.
      expect(lostAnswers).toBeGreaterThan(0);
    } finally {
      removeFolder(folder);
    }
  }, 180_000);
});
