import type { Database } from '../../database/database.ts';
import type { RefundTransactions } from '../../orders/refund-transactions.ts';
import type { CallOperator } from './call.ts';
import type { OperatorTransactions } from './transactions.ts';

/** What the gateway of an operator works with. */
export interface OperatorOptions {
  readonly database: Database<OperatorTransactions & Pick<RefundTransactions, 'refunds.cancelled'>>;
  readonly call: CallOperator;
  readonly now: () => Date;
  /** Logs for the operator of the shop; no secrets, no shoppers. */
  readonly log: (message: string) => void;
}
