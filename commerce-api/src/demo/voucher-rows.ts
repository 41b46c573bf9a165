import type { ImportRows, RowOf } from '../importing/tables.ts';
import { codeEndOf, voucherCode, voucherHash } from '../vouchers/voucher.ts';
import { zloty } from './catalogue/money.ts';

const voucher = (id: number, printed: string, balance: number): RowOf<'voucher'> => {
  const code = voucherCode(printed) ?? printed;
  return { id, code_hash: voucherHash(code), code_end: codeEndOf(code), balance, expires_at: '2036-12-31', created_at: '2026-01-01' };
};

/** Vouchers to pay with in the demo shop. */
export const voucherRows: ImportRows = {
  voucher: [
    voucher(1, 'BON-DEMO-0000-0100', zloty(100)),
    voucher(2, 'BON-DEMO-0000-1000', zloty(1000)),
    voucher(3, 'BON-DEMO-0000-9000', zloty(9000)),
  ],
};
