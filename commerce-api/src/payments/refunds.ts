import type { Database } from '../database/database.ts';
import type { RefundTransactions } from '../orders/refund-transactions.ts';
import type { Gateways } from './gateway.ts';

const ROUND_MS = 60_000;
const MOST_AT_ONCE = 50;

export interface Refunds {
  /** To be called after a transaction that may have begun a refund; one that nobody has told of is sent within a minute. */
  wake(): void;
  stop(): void;
}

interface RefundsOptions {
  readonly database: Database<RefundTransactions>;
  readonly gateways: Gateways;
  readonly now: () => Date;
  /** Called after mails have been put into the outbox. */
  readonly wakeMail: () => void;
  readonly log: (message: string, error?: unknown) => void;
}

/**
 * J-184: hands refunds that wait to their gateways until they have them. A server that is killed meanwhile, or another one beside it, asks for the
 * same refund again, which by its id is the same one.
 */
export function createRefunds({ database, gateways, now, wakeMail, log }: RefundsOptions): Refunds {
  let isStopped = false;
  let isUnderWay = false;
  let isWanted = false;

  async function send(): Promise<void> {
    for (const { gateway, ...refund } of await database.run('refunds.waiting', { most: MOST_AT_ONCE })) {
      try {
        const answer = await gateways[gateway].refund(refund);
        if (answer === 'accepted') await database.run('refunds.accepted', { id: refund.id, at: now().toISOString() });
        else {
          await database.run('refunds.refused', refund.id);
          log(`refund ${refund.id}: ${gateway} refuses it; it is to be paid at the desk`);
        }
        wakeMail();
      } catch (error) {
        if (!isStopped) log(`refund ${refund.id}: ${gateway} has not taken it; it is asked again`, error);
      }
    }
  }

  async function run(): Promise<void> {
    if (isUnderWay) return;
    isUnderWay = true;
    while (isWanted) {
      isWanted = false;
      await send().catch((error: unknown) => {
        if (!isStopped) log('refunds could not be looked for', error);
      });
    }
    isUnderWay = false;
  }

  const wake = (): void => {
    if (isStopped) return;
    isWanted = true;
    void run();
  };
  const timer = setInterval(wake, ROUND_MS);
  timer.unref();
  return {
    wake,
    stop: () => {
      isStopped = true;
      isWanted = false;
      clearInterval(timer);
    },
  };
}
