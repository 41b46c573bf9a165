import type { LimitRule, Limits } from '../limits/limits.ts';
import { mailboxOf } from '../customers/mailbox.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

const tooMany = { code: 'too_many_written', message: 'Za dużo opinii i pytań w krótkim czasie. Spróbuj ponownie później.' } as const;

/** Who writes: `network` as `addressKey` has it. */
export interface Writer {
  readonly network: string;
  /** Null for guests. */
  readonly customerId: number | null;
  readonly email: string;
}

/**
 * J-155: how much may be written from one network (an office, a school), by one account, and to one mailbox, whose owner gets an
 * e-mail for each. Counted before the work (J-115).
 */
export function createWritingLimits(limits: Limits) {
  const of = (name: string, spanMs: number, most: number, refusal: LimitRule['refusal'] = tooMany) =>
    limits.of({ name: `written-${name}`, most, spanMs, refusal });
  const network = of('network', hourMs, 20);
  const account = of('account', dayMs, 20);
  const mailbox = of('mailbox', dayMs, 6);
  const photos = of('photos-network', hourMs, 60);
  const votes = of('votes-network', hourMs, 60);
  return {
    /** @throws TooManyTries */
    take: async ({ network: caller, customerId, email }: Writer): Promise<void> => {
      await network.take(caller);
      if (customerId !== null) await account.take(String(customerId));
      await mailbox.take(mailboxOf(email));
    },
    photos,
    votes,
  };
}

export type WritingLimits = ReturnType<typeof createWritingLimits>;
