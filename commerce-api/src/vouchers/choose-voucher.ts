import type { Choices } from '../checkout/choices.ts';
import { quoteIn } from '../checkout/steps.ts';
import type { StepContext } from '../checkout/steps.ts';
import { ApiError } from '../server/api-error.ts';
import { voucherCode, voucherHash } from './voucher.ts';

const unknown = (): ApiError => new ApiError(400, 'voucher_unknown', 'Nie znamy takiego bonu. Sprawdź kod.');

/**
 * Y-13: a voucher to pay with; it pays as much as it holds, the rest is paid in another way.
 * @throws ApiError with a code of its own for each reason
 */
export async function chooseVoucher(typed: string, context: StepContext): Promise<Partial<Choices>> {
  const code = voucherCode(typed);
  const voucher = code === undefined ? null : await context.services.database.run('vouchers.find', voucherHash(code));
  if (voucher === null) throw unknown();
  if (voucher.expiresAt <= context.services.now()) throw new ApiError(400, 'voucher_expired', 'Ten bon stracił ważność.');
  if (voucher.balance === 0) throw new ApiError(400, 'voucher_empty', 'Na tym bonie nie ma już środków.');
  const quote = quoteIn(context, voucher);
  if ((await quote).voucher === null) throw new ApiError(400, 'voucher_unfit', 'Bonem nie można zapłacić za produkty z tego koszyka.');
  return { voucher: voucher.id };
}
