/** What the log says when a database refuses values of customers. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { goodPassword, registered } from './support/customers.ts';
import { databaseSetting } from './support/database.ts';
import { runOn } from './support/postgres/databases.ts';
import { removeFolder, startFilledServer, startServer } from './support/server.ts';

const folders: string[] = [];
afterAll(() => folders.forEach(removeFolder));

/** Changes the database of a folder whose server has stopped. */
async function alter(dataDir: string, sql: string): Promise<void> {
  const { DATABASE_URL } = await databaseSetting(dataDir, 'filled');
  if (DATABASE_URL !== undefined) {
    await runOn(DATABASE_URL, sql);
    return;
  }
  // The embedded database cannot be loaded by jest.
  const script = `
    import { PGlite } from '@electric-sql/pglite';
    const database = await PGlite.create(process.argv[1]);
    await database.exec(process.argv[2]);
    await database.close();`;
  execFileSync(process.execPath, ['--input-type=module', '-e', script, join(dataDir, 'database'), sql], { cwd: import.meta.dirname });
}

it('[J-119] a refusal of the database is in the log with its place, and without the e-mail that it names', async () => {
  const { dataDir, stop } = await startFilledServer();
  folders.push(dataDir);
  await stop();
  // With it the second e-mail to one address is refused, as any value is that a rule of the database forbids.
  await alter(dataDir, 'create unique index one_mail_each on mail_outbox (recipient)');
  const server = await startServer({ DATA_DIR: dataDir });
  const email = 'jan.kowalski@poczta.example.com';
  const { rest } = await registered(server, email);
  const answer = await rest.changePassword(goodPassword, 'Inny7Rower');
  expect(answer).toMatchObject({ ok: false, error: { status: 500, code: 'internal' } });
  expect(JSON.stringify(answer)).not.toContain(email);
  await server.stop();
  const log = server.output();
  expect(log).toContain('SQLSTATE 23505 mail_outbox one_mail_each');
  expect(log).not.toMatch(/jan\.kowalski|poczta\.example|7Rower/);
}, 60_000);
