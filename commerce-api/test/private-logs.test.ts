/** What the log says when a database refuses values of customers. */
import { afterAll, expect, it } from '@jest/globals';
import { goodPassword, registered } from './support/customers.ts';
import { databaseSetting } from './support/database.ts';
import { runOn } from './support/postgres/databases.ts';
import { filledFolder, removeFolder, startServer } from './support/server.ts';

const folders: string[] = [];
afterAll(() => folders.forEach(removeFolder));

it('[J-119] a refusal of the database is in the log with its place, and without the e-mail that it names', async () => {
  const dataDir = await filledFolder();
  folders.push(dataDir);
  const { DATABASE_URL = '' } = await databaseSetting(dataDir, 'filled');
  // With it the second e-mail to one address is refused, as any value is that a rule of the database forbids.
  await runOn(DATABASE_URL, 'create unique index one_mail_each on mail_outbox (recipient)');
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
