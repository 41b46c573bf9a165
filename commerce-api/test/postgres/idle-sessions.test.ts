/** When a session ends by itself. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { registered, signedIn } from '../support/customers.ts';
import { databaseSetting } from '../support/database.ts';
import { runOn } from '../support/postgres/databases.ts';
import { removeFolder, startFilledServer, type RunningServer } from '../support/server.ts';

let server: RunningServer;
let database: string;

beforeAll(async () => {
  server = await startFilledServer();
  database = (await databaseSetting(server.dataDir, 'filled')).DATABASE_URL ?? '';
}, 60_000);

afterAll(async () => {
  await server.stop();
  removeFolder(server.dataDir);
});

const ended = { ok: false, error: { status: 401, code: 'session_expired' } };
/** All sessions were begun, or used last, so many days before. */
const age = (column: 'created_at' | 'last_used_at' | 'expires_at', days: number) =>
  runOn(database, `update customer_session set ${column} = ${column} - interval '${days} days'`);

describe('[J-148] a session', () => {
  it('that nobody has used for fourteen days has ended, and is listed no more', async () => {
    const email = 'cicha@example.com';
    const { rest } = await registered(server, email);
    await age('last_used_at', 13);
    expect(await rest.readCustomer()).toMatchObject({ ok: true });
    // It has been used just now.
    await age('last_used_at', 13);
    expect(await rest.readCustomer()).toMatchObject({ ok: true });
    await age('last_used_at', 15);
    expect(await rest.readCustomer()).toMatchObject(ended);
    const again = await signedIn(server, email);
    expect(await again.rest.listSessions()).toMatchObject({ ok: true, value: [{ is_current: true }] });
  });

  it('ends thirty days after the sign-in, however often it is used', async () => {
    const { rest } = await registered(server, 'stala@example.com');
    await age('expires_at', 29);
    expect(await rest.readCustomer()).toMatchObject({ ok: true });
    await age('expires_at', 1);
    expect(await rest.readCustomer()).toMatchObject(ended);
  });
});
