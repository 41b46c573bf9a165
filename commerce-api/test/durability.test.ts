/** The short form of `test/durability/main.ts`. */
import { describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { databaseSetting } from './support/database.ts';
import { removeFolder, temporaryFolder } from './support/server.ts';

const ORDERS = 20;

describe('[J-35] with a server that is killed repeatedly', () => {
  it('no order is lost, duplicated or sold without stock, and each has its e-mail', async () => {
    const folder = temporaryFolder();
    try {
      const { DATABASE_URL = '' } = await databaseSetting(folder, 'empty');
      const env = { ...process.env, ...(DATABASE_URL === '' ? {} : { DATABASE_URL }) };
      const script = join(import.meta.dirname, 'durability/main.ts');
      const options = ['--orders', String(ORDERS), '--clients', '6', '--kills', '3'];
      const { stdout } = await promisify(execFile)(process.execPath, [script, ...options], { env });
      const findings: unknown = JSON.parse(stdout);
      expect(findings).toMatchObject({ lost: 0, doubled: 0, oversold: 0, wrongTotals: 0, mailsWrong: 0, orders: ORDERS, soldOut: 10 });
    } finally {
      removeFolder(folder);
    }
  }, 180_000);
});
