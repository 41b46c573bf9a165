import { mailboxOf } from '../customers/mailbox.ts';
import type { Limit, Limits } from '../limits/limits.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** What an order is counted by; null where it is not known. */
export interface CountedOrder {
  /** Of the caller, as `addressKey` has it. */
  readonly network: string;
  readonly customerId: number | null;
  readonly email: string | null;
  readonly telephone: string | null;
  /** On delivery, in the shop, by transfer: the shop holds the goods before anybody has paid. */
  readonly isPaidLater: boolean;
}

const tooMany = { code: 'too_many_orders', message: 'Zbyt wiele zamówień w krótkim czasie. Spróbuj ponownie później.' } as const;
const tooManyUnpaid = {
  code: 'too_many_unpaid_orders',
  message: 'Zbyt wiele zamówień bez zapłaty z góry. Wybierz płatność online lub spróbuj ponownie później.',
} as const;

/**
 * J-120: how many orders may come from one network (an office, a school), one mailbox, one telephone number or one account. Orders that are
 * paid later hold stock that nobody has paid for and cost a courier's way, so there may be fewer of them.
 */
export function createOrderLimits(limits: Limits) {
  const pair = (name: string, spanMs: number, most: number, mostPaidLater: number) => ({
    all: limits.of({ name: `order-${name}`, most, spanMs, refusal: tooMany }),
    paidLater: limits.of({ name: `order-later-${name}`, most: mostPaidLater, spanMs, refusal: tooManyUnpaid }),
  });
  const network = pair('network', hourMs, 30, 10);
  const mailbox = pair('mailbox', dayMs, 15, 5);
  const telephone = pair('telephone', dayMs, 15, 5);
  const account = pair('account', dayMs, 50, 15);

  return {
    /**
     * Counts an order before it is placed (J-115).
     * @returns takes it back: no order has come of it
     * @throws TooManyTries when one of the limits is reached; nothing is counted then
     */
    take: async (order: CountedOrder): Promise<() => Promise<void>> => {
      const counted: (readonly [typeof network, string | null])[] =
        order.customerId === null
          ? [
              [network, order.network],
              [mailbox, order.email === null ? null : mailboxOf(order.email)],
              [telephone, order.telephone],
            ]
          : [[account, String(order.customerId)]];
      const taken: (readonly [Limit, string])[] = [];
      const giveBack = async (): Promise<void> => {
        for (const [limit, key] of taken) await limit.giveBack(key);
      };
      try {
        for (const [{ all, paidLater }, key] of counted) {
          if (key === null) continue;
          for (const limit of order.isPaidLater ? [all, paidLater] : [all]) {
            // A refused try counts, too, and is taken back like the others: nobody makes the wait longer by asking.
            taken.push([limit, key]);
            await limit.take(key);
          }
        }
      } catch (error) {
        await giveBack();
        throw error;
      }
      return giveBack;
    },
  };
}
