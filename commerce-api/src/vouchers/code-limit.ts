import type { Limit, Limits } from '../limits/limits.ts';

/** Codes of vouchers are money: from one network so many wrong ones within a quarter of an hour, wherever they are typed. */
const mostWrongCodes = 20;

/** J-213: counts wrong codes; a right one is given back. */
export const createVoucherCodeLimit = (limits: Limits): Limit =>
  limits.of({
    name: 'voucher-address',
    most: mostWrongCodes,
    spanMs: 15 * 60_000,
    refusal: { code: 'too_many_tries', message: 'Zbyt wiele prób. Spróbuj za 15 minut.' },
  });
