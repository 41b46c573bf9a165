import { describe, expect, it } from '@jest/globals';
import type { BusMessage } from './bus.ts';
import { messageOfOthers, toEnvelope } from './envelope.ts';
import { inTurn } from './in-turn.ts';

const products = (...ids: number[]): BusMessage => ({ kind: 'products', ids });

describe('[J-88] messages of other servers', () => {
  it('are worked off one after another, and those that come meanwhile are one message', async () => {
    const worked: BusMessage[] = [];
    const first = Promise.withResolvers<void>();
    const all = Promise.withResolvers<void>();
    const receive = inTurn({
      work: async (message) => {
        worked.push(message);
        if (worked.length === 1) await first.promise;
        if (worked.length === 3) all.resolve();
      },
      report: () => {},
      pause: async () => {},
    });
    receive(products(1));
    for (const message of [products(2), products(3, 2), { kind: 'anything' } as const, { kind: 'anything' } as const]) receive(message);
    first.resolve();
    await all.promise;
    expect(worked).toEqual([products(1), { kind: 'anything' }, products(2, 3)]);
  });

  it('that could not be read from the database are tried again after a while, and nothing else is lost', async () => {
    const worked: BusMessage[] = [];
    const failures: unknown[] = [];
    const done = Promise.withResolvers<void>();
    const receive = inTurn({
      work: async (message) => {
        if (failures.length === 0) throw new Error('the database is away');
        worked.push(message);
        done.resolve();
      },
      report: (error) => failures.push(error),
      pause: async () => {},
    });
    receive(products(1));
    receive(products(2));
    await done.promise;
    expect([worked, failures.length]).toEqual([[products(2, 1)], 1]);
  });
});

describe('[J-88] the wire between servers', () => {
  const text = toEnvelope('one', products(1));

  it('carries messages of others only', () => {
    expect(messageOfOthers(text, 'two')).toEqual(products(1));
    expect(messageOfOthers(text, 'one')).toBeUndefined();
  });

  it.each([
    '',
    '{',
    '{"from":"one"}',
    '{"from":"one","message":{"kind":"newer"}}',
    '{"from":"one","message":{"kind":"products","ids":["1"]}}',
  ])('gives nothing for %j', (wrong) => expect(messageOfOthers(wrong, 'two')).toBeUndefined());
});
