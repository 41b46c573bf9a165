import { expect, it } from '@jest/globals';
import type { Database } from '../database/database.ts';
import type { RefundTransactions } from '../orders/refund-transactions.ts';
import type { Gateways } from './gateway.ts';
import { createRefunds } from './refunds.ts';

const waiting = { id: 'r1', paymentId: 'p1', gateway: 'payu', amount: 500 } as const;

/** A shop with one refund that waits, and a gateway that answers so, one answer after the other. */
function shop(answers: readonly (Error | 'accepted' | 'refused')[]) {
  const asked: string[] = [];
  const noted: string[] = [];
  const left = [...answers];
  const run = async (name: string): Promise<unknown> => {
    if (name === 'refunds.waiting') return noted.length === 0 ? [waiting] : [];
    noted.push(name);
    return undefined;
  };
  const refund = async ({ id }: { readonly id: string }) => {
    asked.push(id);
    const answer = left.shift() ?? 'refused';
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const refunds = createRefunds({
    // The refunds use nothing else of either.
    database: { run } as unknown as Database<RefundTransactions>,
    gateways: { payu: { refund } } as unknown as Gateways,
    now: () => new Date(0),
    wakeMail: () => undefined,
    log: () => undefined,
  });
  const round = async (): Promise<void> => {
    refunds.wake();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { asked, noted, round, stop: refunds.stop };
}

it('[J-184] a refund is asked for by the same id until its gateway has taken it, and is then noted', async () => {
  const { asked, noted, round, stop } = shop([new Error('out of reach'), 'accepted']);
  await round();
  expect(noted).toEqual([]);
  await round();
  await round();
  stop();
  expect([asked, noted]).toEqual([['r1', 'r1'], ['refunds.accepted']]);
});

it('[J-184] a refund that its gateway refuses becomes one of the staff', async () => {
  const { noted, round, stop } = shop(['refused']);
  await round();
  stop();
  expect(noted).toEqual(['refunds.refused']);
});
