import { mailboxOf } from '../customers/mailbox.ts';
import type { Limits } from '../limits/limits.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const guessMs = 15 * 60_000;

const tooMany = { code: 'too_many_complaints', message: 'Za dużo zgłoszeń w krótkim czasie. Spróbuj ponownie później.' } as const;
const tooManyTries = { code: 'too_many_tries', message: 'Zbyt wiele prób. Spróbuj za 15 minut.' } as const;

/**
 * J-231: how often numbers may be guessed, and how much may be sent, from one network and to one mailbox.
 * @param guessed counts wherever the shop runs; `written` may be counted by something in front of it
 */
export function createComplaintLimits({
  limits: guessed,
  writeLimits: written,
}: {
  readonly limits: Limits;
  readonly writeLimits: Limits;
}) {
  const network = written.of({ name: 'complaints-network', most: 20, spanMs: hourMs, refusal: tooMany });
  const messagesOfNetwork = written.of({ name: 'complaint-messages-network', most: 30, spanMs: hourMs, refusal: tooMany });
  const messagesOfComplaint = written.of({ name: 'complaint-messages-number', most: 20, spanMs: dayMs, refusal: tooMany });
  const mailbox = written.of({ name: 'complaints-mailbox', most: 10, spanMs: dayMs, refusal: tooMany });
  return {
    /** Wrong numbers of complaints. */
    numbers: guessed.of({ name: 'complaint-number-network', most: 20, spanMs: guessMs, refusal: tooManyTries }),
    /** Wrong documents and orders. */
    documents: guessed.of({ name: 'complaint-document-network', most: 20, spanMs: guessMs, refusal: tooManyTries }),
    /** J-273: each confirmation is drawn anew. */
    papers: guessed.of({ name: 'complaint-paper-network', most: 60, spanMs: guessMs, refusal: tooManyTries }),
    files: written.of({ name: 'complaint-files-network', most: 60, spanMs: hourMs, refusal: tooMany }),
    /** J-236: papers are kept as they are, and files that belong to no complaint for a day. */
    keptKilobytes: written.of({ name: 'complaint-kilobytes-network', most: 300 * 1024, spanMs: dayMs, refusal: tooMany }),
    /** J-286. @throws TooManyTries */
    takeMessage: async (caller: string, number: string): Promise<void> => {
      await messagesOfNetwork.take(caller);
      await messagesOfComplaint.take(number);
    },
    /** @throws TooManyTries */
    takeComplaint: async (caller: string, email: string): Promise<void> => {
      await network.take(caller);
      await mailbox.take(mailboxOf(email));
    },
  };
}

export type ComplaintLimits = ReturnType<typeof createComplaintLimits>;
