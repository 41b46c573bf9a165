import { OperatorUnavailable, type PaymentToStart } from '../gateway.ts';
import type { OperatorOptions } from './options.ts';
import type { Attempt } from './reference.ts';
import type { Note, OperatorTransaction } from './transactions.ts';

/** Longer than any call with all its tries takes: what is not answered by then is lost. */
const LOST_MS = 45_000;

/** ∅37: so long a bank waits for its customer. */
const BLIK_LIFE_MS = 120_000;

export interface Attempts {
  /** The attempt at which the payment is handed over now. @throws OperatorUnavailable while another server does that */
  claim(
    payment: PaymentToStart,
    state?: 'asked' | 'coded',
  ): Promise<{ readonly isMine: boolean; readonly transaction: OperatorTransaction }>;
  /** Notes what has become of it. @returns false where it is not in the state `from` any more, or paid */
  note(of: Attempt, state: Note['state'], known?: Partial<Pick<Note, 'operatorId' | 'pageUrl' | 'from'>>): Promise<boolean>;
  /** Until when a bank has a code that it got then. */
  codeEnds(since: Date): Date;
}

/** Attempts to hand payments over to an operator, as the shop's database keeps them. */
export function attempts({ database, now }: Pick<OperatorOptions, 'database' | 'now'>): Attempts {
  return {
    claim: async ({ id, amount, isCredit }, state = 'asked') => {
      const at = now();
      const claimed = await database.run('operators.claim', {
        paymentId: id,
        amount,
        isCredit,
        state,
        at: at.toISOString(),
        lostBefore: new Date(at.getTime() - LOST_MS).toISOString(),
      });
      if (claimed.kind === 'busy') throw new OperatorUnavailable(`payment ${id} is being handed over by another call`, false);
      return { isMine: claimed.kind === 'mine', transaction: claimed.transaction };
    },
    note: ({ paymentId, attempt }, state, { operatorId = null, pageUrl = null, from = null } = {}) =>
      database.run('operators.note', { paymentId, attempt, state, operatorId, pageUrl, from, at: now().toISOString() }),
    codeEnds: (since) => new Date(since.getTime() + BLIK_LIFE_MS),
  };
}

/** The attempt of a row. */
export const attemptIn = ({ payment_id: paymentId, attempt }: OperatorTransaction): Attempt => ({ paymentId, attempt });
