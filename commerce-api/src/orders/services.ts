import type { ProductStore } from '../catalogue/product-store.ts';
import type { Bank } from '../checkout/banks.ts';
import type { Reference } from '../catalogue/reference.ts';
import type { Database } from '../database/database.ts';
import type { LeakedPasswords } from '../customers/leaked-passwords/leaked-passwords.ts';
import type { Limits } from '../limits/limits.ts';
import type { OrderTransactions } from './transactions.ts';

/** Wakes the outbox worker after a transaction that has written an e-mail. */
export interface MailWaker {
  wake(): void;
}

/** What placing and expiring orders needs. */
export interface OrderServices {
  readonly database: Database<OrderTransactions>;
  readonly reference: Reference;
  /** Banks to choose from for a quick transfer. */
  readonly banks: () => readonly Bank[];
  readonly products: Pick<ProductStore, 'list' | 'drop'>;
  readonly index: { idsOfSkus(skus: readonly string[]): readonly number[] };
  readonly mail: MailWaker;
  readonly limits: Limits;
  readonly leakedPasswords: LeakedPasswords;
  readonly writeLimits: Limits;
  readonly now: () => Date;
}
