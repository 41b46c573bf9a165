import { mailboxOf } from '../customers/mailbox.ts';
import type { Limits } from '../limits/limits.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** From one network: an office, a school. */
const mostPerNetwork = 10;
/** To one mailbox, from wherever. */
const mostPerMailbox = 3;

/**
 * J-268: how many orders that are not paid yet are told at once to a mailbox that may be a stranger's. More are placed as
 * well; their e-mails wait for the payment.
 */
export function createOrderMailLimits(limits: Limits) {
  const network = limits.of({ name: 'order-mail-network', most: mostPerNetwork, spanMs: hourMs });
  const mailbox = limits.of({ name: 'order-mail-mailbox', most: mostPerMailbox, spanMs: dayMs });
  return {
    /**
     * Counts an e-mail about an order before it is placed or changed (J-115).
     * @param caller its network, as `addressKey` has it
     * @returns whether it may be told at once, and what takes it back: nothing has come of it
     */
    take: async (caller: string, email: string | null) => {
      const box = email === null ? null : mailboxOf(email);
      const isNetworkWithin = await network.isAllowed(caller);
      const isMailboxWithin = box === null || (await mailbox.isAllowed(box));
      const giveBack = async (): Promise<void> => {
        await network.giveBack(caller);
        if (box !== null) await mailbox.giveBack(box);
      };
      return { isWithin: isNetworkWithin && isMailboxWithin, giveBack };
    },
  };
}

export type OrderMailLimits = ReturnType<typeof createOrderMailLimits>;
