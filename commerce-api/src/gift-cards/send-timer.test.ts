import { expect, it, jest } from '@jest/globals';
import type { Database } from '../database/database.ts';
import { sendDueCards } from './send-timer.ts';
import type { DueCards, GiftCardTransactions, SendDueCards } from './transactions.ts';

const broken = 7;
const many = Array.from({ length: 120 }, (_, index) => index + 1);

it('[J-251] an order whose cards cannot be sent is reported alone, and those of all others are sent', async () => {
  const sent: number[] = [];
  const transactions = {
    'gift-cards.due': ({ after, most }: DueCards) => many.filter((id) => id > after).slice(0, most),
    'gift-cards.send-due': ({ orderId }: SendDueCards) => {
      if (orderId === broken) throw new Error('broken');
      sent.push(orderId);
    },
  };
  // The two that sending runs.
  const database = {
    run: async (name: keyof typeof transactions, input: never) => transactions[name](input),
  } as unknown as Database<GiftCardTransactions>;
  const wake = jest.fn();
  const report = jest.fn();
  expect(await sendDueCards({ database, mail: { wake } }, new Date('2026-11-26T12:00:00Z'), report)).toBe(119);
  expect(sent).toEqual(many.filter((id) => id !== broken));
  expect([report.mock.calls.length, wake.mock.calls.length]).toEqual([1, 1]);
});
