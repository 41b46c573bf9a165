import { afterEach, describe, expect, it } from '@jest/globals';
import type { Database } from '../database/database.ts';
import type { MailTransactions } from './transactions.ts';
import { stores } from '../demo/catalogue/content/stores.ts';
import { Undeliverable, type Message } from './delivery/delivery.ts';
import type { Failure } from './transactions.ts';
import { startOutboxWorker } from './outbox-worker.ts';
import type { OutboxWorker } from './outbox-worker.ts';

const start = new Date('2026-11-22T12:00:00Z');

const senderOf = (code: string) => {
  const store = stores.find((one) => one.code === code);
  if (store === undefined) throw new Error(`no store ${code}`);
  return { store, origin: 'https://sklep.example', from: 'Amperio <sklep@example.com>' };
};

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly store_code: string;
  readonly created_at: Date;
  readonly document: unknown;
  tries: number;
  dueAt: string;
  isDone: boolean;
}

let room: OutboxWorker | undefined;
afterEach(() => room?.stop());

/** A outbox worker with an outbox in memory, a clock that stands, and a way out that does what the test says. */
function open(messages: number, deliver: (message: Message) => Promise<void>) {
  const rows = Array.from({ length: messages }, (_, index): Row => ({
    id: `m${index}`,
    kind: 'welcome',
    recipient: `r${index}@example.com`,
    store_code: 'amperio',
    created_at: start,
    document: {},
    tries: 0,
    dueAt: start.toISOString(),
    isDone: false,
  }));
  let time = start;
  let isDatabaseAway = false;
  const reports: string[] = [];
  const failures: Failure[] = [];
  // Only the transactions that the outbox worker runs, as their SQL does them; it asks for no others.
  const transactions: Readonly<Record<string, (input: never) => unknown>> = {
    'mail.claim': ({ now, leaseUntil, most }: { now: string; leaseUntil: string; most: number }) => {
      const due = rows.filter((row) => !row.isDone && row.dueAt <= now).slice(0, most);
      for (const row of due) Object.assign(row, { dueAt: leaseUntil, tries: row.tries + 1 });
      return due.map((row) => ({ ...row }));
    },
    'mail.delivered': ({ id }: { id: string }) => void rows.filter((row) => row.id === id).forEach((row) => (row.isDone = true)),
    'mail.failed': (failure: Failure) => {
      failures.push(failure);
      for (const row of rows.filter(({ id }) => id === failure.id)) {
        Object.assign(row, { dueAt: failure.nextTry ?? '9', isDone: failure.nextTry === null });
      }
    },
    'mail.cleanUp': () => undefined,
  };
  const database = {
    run: async (name: string, input: never) => {
      if (isDatabaseAway) throw new Error('away');
      return transactions[name]?.(input);
    },
    close: async () => undefined,
  } as unknown as Database<MailTransactions>; // the members that the code under test uses
  room = startOutboxWorker({
    inLanguage: async (message) => message,
    database,
    delivery: { deliver, close: () => undefined },
    smsDelivery: { deliver, close: () => undefined },
    senderOf,
    now: () => time,
    report: (text) => void reports.push(text),
  });
  return {
    rows,
    reports,
    failures,
    room,
    later: (minutes: number) => void (time = new Date(time.getTime() + minutes * 60_000)),
    setDatabaseAway: (is: boolean) => void (isDatabaseAway = is),
  };
}

/** All that is under way without a timer has happened. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('[J-37] the mail room', () => {
  it('sends everything that is due, however much it is, each message once', async () => {
    const sent: string[] = [];
    const { rows, room: own } = open(11, async ({ recipient }) => void sent.push(recipient));
    own.wake();
    await settled();
    expect(sent.toSorted()).toEqual(rows.map(({ recipient }) => recipient).toSorted());
    own.wake();
    await settled();
    expect(sent).toHaveLength(11);
  });

  it('does not keep the others waiting for one that fails, and tries that one again when its time has come', async () => {
    const sent: string[] = [];
    let refuses = true;
    const {
      room: own,
      later,
      failures,
    } = open(3, async ({ id }) => {
      if (id === 'm0' && refuses) throw new Error('451 later');
      sent.push(id);
    });
    await settled();
    expect(sent).toEqual(['m1', 'm2']);
    expect(failures).toMatchObject([{ id: 'm0', error: '451 later', nextTry: '2026-11-22T12:01:00.000Z' }]);
    refuses = false;
    own.wake();
    await settled();
    expect(sent).toHaveLength(2);
    later(1);
    own.wake();
    await settled();
    expect(sent).toEqual(['m1', 'm2', 'm0']);
  });

  it('gives a message up after a day, and tells the operator', async () => {
    const { room: own, later, failures, reports } = open(1, () => Promise.reject(new Error('550 unknown')));
    await settled();
    later(24 * 60);
    own.wake();
    await settled();
    expect(failures.at(-1)).toMatchObject({ nextTry: null });
    expect(reports).toEqual(['the e-mail m0 (welcome) is given up: 550 unknown']);
  });

  it('[J-369] gives up at once what nobody will ever take', async () => {
    const { failures, reports } = open(1, () => Promise.reject(new Undeliverable('SMSAPI refuses the number')));
    await settled();
    expect(failures).toMatchObject([{ id: 'm0', nextTry: null }]);
    expect(reports).toEqual(['the e-mail m0 (welcome) is given up: SMSAPI refuses the number']);
  });

  it('waits for a database that is away, says so once, and then goes on', async () => {
    const sent: string[] = [];
    const { room: own, setDatabaseAway, reports } = open(1, async ({ id }) => void sent.push(id));
    setDatabaseAway(true);
    for (let look = 0; look < 3; look += 1) {
      own.wake();
      await settled();
    }
    expect(reports).toEqual(['e-mails wait for the database: away']);
    setDatabaseAway(false);
    own.wake();
    await settled();
    expect(sent.filter((id) => id === 'm0').length).toBeGreaterThan(0);
  });

  it('sends nothing more once it is stopped', async () => {
    const sent: string[] = [];
    const { room: own, later } = open(1, ({ id }) => {
      sent.push(id);
      return Promise.reject(new Error('451 later'));
    });
    await settled();
    await own.stop();
    later(60);
    own.wake();
    await settled();
    expect(sent).toEqual(['m0']);
  });
});
