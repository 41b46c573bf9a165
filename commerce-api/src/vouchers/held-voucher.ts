import type { Choices } from '../checkout/choices.ts';
import type { Database } from '../database/database.ts';
import type { VoucherTransactions } from './transactions.ts';
import type { Voucher } from './voucher.ts';

/** The voucher that a cart is to be paid with, as it is now; null when it has none. */
export const heldVoucher = async (
  { voucher }: Choices,
  { database }: { readonly database: Database<VoucherTransactions> },
): Promise<Voucher | null> => (voucher == null ? null : database.run('vouchers.read', voucher));
