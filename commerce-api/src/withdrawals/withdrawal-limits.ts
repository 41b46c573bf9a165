import { mailboxOf } from '../customers/mailbox.ts';
import type { Limits } from '../limits/limits.ts';
import { orderGuesses } from '../orders/guess-limit.ts';

const minuteMs = 60_000;
const tooManyTries = { code: 'too_many_tries', message: 'Zbyt wiele prób. Spróbuj za 15 minut.' } as const;
const tooMany = { code: 'too_many_withdrawals', message: 'Za dużo zgłoszeń w krótkim czasie. Spróbuj ponownie później.' } as const;

/** J-199: how often orders and numbers may be guessed from one network and by one account, and how many withdrawals one network and mailbox may make. */
export function createWithdrawalLimits({ limits, writeLimits }: { readonly limits: Limits; readonly writeLimits: Limits }) {
  const guesses = { most: 20, spanMs: 15 * minuteMs, refusal: tooManyTries };
  const written = { spanMs: 24 * 60 * minuteMs, refusal: tooMany };
  const network = writeLimits.of({ name: 'withdrawals-network', most: 100, ...written });
  const mailbox = writeLimits.of({ name: 'withdrawals-mailbox', most: 20, ...written });
  return {
    orders: limits.of({ name: 'withdrawal-order-network', ...guesses }),
    accounts: limits.of({ name: 'withdrawal-order-account', ...guesses }),
    guesses: orderGuesses(limits, 'withdrawal'),
    numbers: limits.of({ name: 'withdrawal-number-network', ...guesses }),
    /** Each is drawn anew. */
    papers: limits.of({ name: 'withdrawal-paper-network', most: 60, spanMs: 15 * minuteMs, refusal: tooManyTries }),
    /** @throws TooManyTries */
    takeWithdrawal: async (caller: string, email: string): Promise<void> => {
      await network.take(caller);
      await mailbox.take(mailboxOf(email));
    },
  };
}

export type WithdrawalLimits = ReturnType<typeof createWithdrawalLimits>;
