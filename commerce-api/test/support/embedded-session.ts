/** Runs transactions in the embedded database, which needs a Node of its own, and prints what came of each, as JSON: test/embedded/session.test.ts judges. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import type { Connection, MigratingTransaction } from '../../src/database/database.ts';
import { Session } from '../../src/database/embedded/session.ts';
import { Statements } from '../../src/database/embedded/statements.ts';

type Work = MigratingTransaction<unknown, unknown>;

const database = await PGlite.create();
const session = new Session(new Statements(database));
const run = (work: Work): Promise<unknown> => session.run(work, null);
const rowsOf = async (db: Connection, statement: ReturnType<typeof sql>) => (await statement.execute(db)).rows;
const things = (db: Connection) => rowsOf(db, sql`select * from thing order by name`);
const add = (db: Connection, name: string | null) => sql`insert into thing (name) values (${name})`.execute(db);
const refusalOf = (result: PromiseSettledResult<unknown>): unknown => {
  if (result.status === 'fulfilled') return 'kept';
  const { reason } = result;
  return reason instanceof Error ? { code: Reflect.get(reason, 'code'), column: Reflect.get(reason, 'column') } : reason;
};

/** Statements wait from now on until they are let go. */
function holdStatements(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  void database.runExclusive(() => promise);
  return resolve;
}

await run((_, __, runScript) => runScript('create table thing (name text primary key, born timestamptz, facts jsonb);'));

const born = new Date('2026-11-20T08:00:00Z');
const insert = sql`insert into thing (name, born, facts) values (${'a'}, ${born}, ${{ list: [1, 'ż'] }})`;
const written = await run(async (db) => Number((await insert.execute(db)).numAffectedRows));
const read = await run((db) => rowsOf(db, sql`select * from thing where name = any(${['a', 'b']})`));
await run((db) => sql`delete from thing`.execute(db));

const failing: readonly Work[] = [
  async (db) => {
    await add(db, 'thrown');
    throw new Error('changed my mind');
  },
  async (db) => {
    await add(db, 'refused');
    await add(db, null);
  },
  async (db) => {
    await add(db, 'overlooked');
    await add(db, null).catch(() => undefined);
  },
  (db) => sql`select nothing from thing`.execute(db),
  (db) => add(db, 'd'),
];
const outcomes = (await Promise.allSettled(failing.map(run))).map(refusalOf);

const late = Promise.withResolvers<unknown>();
await run(async (db) => {
  await things(db);
  setImmediate(() => add(db, 'late').then(late.resolve, late.reject));
});
const [lateOne] = await Promise.allSettled([late.promise]);
const left = await run(things);

const numbers = Array.from({ length: 150 }, (_, number) => number);
const sums = await run(async (db) => {
  const answers: unknown[] = [];
  for (const number of [...numbers, ...numbers])
    answers.push(...(await rowsOf(db, sql`select ${1}::int4 + ${sql.raw(String(number))} as sum`)));
  return answers;
});

await run((_, __, runScript) => runScript('alter table thing add column size int4 default 3;'));
const widened = await run(things);

await Promise.allSettled([
  run(async (db, _, runScript) => {
    await runScript('alter table thing add column undone int4 default 4;');
    await things(db);
    throw new Error('changed my mind');
  }),
]);
const narrowed = await run(things);

let letGo = holdStatements();
await run(async (db, _, runScript) => {
  const waiting = things(db);
  await nextTurn();
  const changing = runScript('alter table thing add column weight int4 default 5;');
  letGo();
  await Promise.all([waiting, changing]);
});
const weighed = await run(things);

letGo = holdStatements();
await Promise.allSettled([
  run((db) =>
    Promise.all([
      add(db, 'half'),
      nextTurn().then(() => {
        // Not before the next transaction could have begun.
        setImmediate(letGo);
        throw new Error('changed my mind');
      }),
    ]),
  ),
]);
await run((db) => add(db, 'whole'));
const names = await run((db) => rowsOf(db, sql`select name from thing order by name`));
await database.close();
console.log(
  JSON.stringify({
    written,
    read,
    outcomes,
    late: String(lateOne?.status === 'rejected' ? lateOne.reason : 'run'),
    left,
    sums,
    widened,
    narrowed,
    weighed,
    names,
  }),
);
