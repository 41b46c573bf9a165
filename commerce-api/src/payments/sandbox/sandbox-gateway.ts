import type { Database } from '../../database/database.ts';
import type { SandboxTransactions } from './transactions.ts';
import type { BlikAnswer, Notification, Outcome, PaymentGateway, PaymentReview, PaymentToStart } from '../gateway.ts';
import { SIGNATURE_HEADER, readNotification } from './notification.ts';
import { blikLifeMs, blikPlan } from './blik-plan.ts';
import { creditPlan } from './credit-plan.ts';
import type { Decision, SandboxTransaction } from './transactions.ts';

/** Where the sandbox's pages are. */
export const SANDBOX_PATH = '/sandbox/gateway';

const RETRY_MS = 1000;
const MOST_RETRY_MS = 60_000;

export interface SandboxGateway extends PaymentGateway {
  /** A shopper has pressed a button of the sandbox's page. Null for an unknown payment. */
  decide(decision: Decision): Promise<SandboxTransaction | null>;
  /** The lender takes its time, or asks the shopper for papers; decided later, by its page or by itself. Null for an unknown payment. */
  review(id: string, review: PaymentReview): Promise<SandboxTransaction | null>;
  read(id: string): Promise<SandboxTransaction | null>;
  /** Goes on with what an earlier process has left unfinished. */
  resume(): Promise<void>;
  stop(): void;
}

interface SandboxOptions {
  readonly database: Database<SandboxTransactions>;
  readonly now: () => Date;
  /** How long a bank takes to answer a code, ms. */
  readonly bankMs: number;
  /** What call-backs are signed with. */
  readonly secret: string;
  /** Delivers a signed call-back; rejects when the shop did not take it. */
  readonly notify: (gateway: SandboxTransaction['gateway'], notification: Notification) => Promise<void>;
  readonly log: (message: string, error: unknown) => void;
}

/** What a transaction reports; undefined while the shopper is to act, or the bank's customer. */
function outcomeOf({ status, failure, review }: SandboxTransaction): Outcome | undefined {
  if (status === 'paid' || status === 'failed') return { status, failure };
  return status === 'waiting' && review !== null ? { status, review } : undefined;
}

/** A gateway that moves no money: it has pages, banks that answer after a while, and call-backs, as the real ones have. */
export function createSandboxGateway({ database, now, bankMs, secret, notify, log }: SandboxOptions): SandboxGateway {
  const timers = new Map<string, NodeJS.Timeout>();
  let isStopped = false;

  const after = (name: string, ms: number, task: () => Promise<void>): void => {
    if (isStopped) return;
    clearTimeout(timers.get(name));
    timers.set(
      name,
      setTimeout(() => {
        timers.delete(name);
        void task();
      }, ms),
    );
  };

  /** Tells the shop until it has taken it. */
  async function report(transaction: SandboxTransaction, wait = RETRY_MS): Promise<void> {
    const { id, gateway, amount } = transaction;
    const outcome = outcomeOf(transaction);
    if (outcome === undefined) return;
    try {
      await notify(gateway, { id, amount, ...outcome });
      await database.run('sandbox.note-told', { id, at: now().toISOString() });
    } catch (error) {
      if (isStopped) return;
      log(`sandbox: the shop did not take the call-back of ${id}`, error);
      after(`report ${id}`, wait, () => report(transaction, Math.min(MOST_RETRY_MS, wait * 2)));
    }
  }

  async function decide(decision: Decision): Promise<SandboxTransaction | null> {
    const decided = await database.run('sandbox.decide', decision);
    if (decided !== null) await report(decided);
    return decided;
  }

  const answerLater = (id: string, coming: Decision['status'], failure: Decision['failure'], ms: number): void =>
    after(`answer ${id}`, ms, async () => {
      try {
        await decide({ id, status: coming, failure });
      } catch (error) {
        if (!isStopped) log(`sandbox: the answer of the bank for ${id} was lost; it comes with the next start`, error);
      }
    });

  async function sendBlik(payment: PaymentToStart, code: string): Promise<BlikAnswer> {
    const plan = blikPlan(code, bankMs);
    if (plan.kind === 'refused') return { accepted: false, failure: plan.failure };
    await database.run('sandbox.enter', payment);
    const at = now().getTime();
    await database.run('sandbox.wait', {
      id: payment.id,
      coming: plan.outcome,
      failure: plan.failure,
      review: null,
      dueAt: new Date(at + plan.after).toISOString(),
    });
    answerLater(payment.id, plan.outcome, plan.failure, plan.after);
    return { accepted: true, expiresAt: new Date(at + blikLifeMs(plan)) };
  }

  async function review(id: string, wanted: PaymentReview): Promise<SandboxTransaction | null> {
    const { coming, failure, afterMs } = creditPlan[wanted];
    const dueAt = new Date(now().getTime() + afterMs).toISOString();
    const transaction = await database.run('sandbox.wait', { id, coming, failure, review: wanted, dueAt });
    if (transaction === null) return null;
    if (transaction.status === 'waiting') answerLater(id, coming, failure, afterMs);
    await report(transaction);
    return transaction;
  }

  return {
    sendBlik,
    decide,
    review,
    read: (id) => database.run('sandbox.read', id),
    start: async (payment) => {
      await database.run('sandbox.enter', payment);
      return `${SANDBOX_PATH}/${payment.id}`;
    },
    status: async (id) => {
      const transaction = await database.run('sandbox.read', id);
      if (transaction === null) return null;
      const { status, failure, review: reviewed } = transaction;
      return { status, failure: status === 'failed' ? failure : null, review: status === 'waiting' ? reviewed : null };
    },
    refund: async (wanted) => ((await database.run('sandbox.refund', wanted)) ? 'accepted' : 'refused'),
    readNotification: async (body, { [SIGNATURE_HEADER]: signature }) =>
      readNotification(body, typeof signature === 'string' ? signature : undefined, secret),
    receipt: null,
    resume: async () => {
      for (const transaction of await database.run('sandbox.unfinished', null)) {
        const { id, coming, failure, due_at: dueAt, notified_at: notifiedAt } = transaction;
        if (notifiedAt === null) void report(transaction);
        if (transaction.status === 'waiting' && coming !== null)
          answerLater(id, coming, failure, Math.max(0, (dueAt?.getTime() ?? 0) - now().getTime()));
      }
    },
    stop: () => {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
