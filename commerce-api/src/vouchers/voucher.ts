import { tokenHash } from '../customers/token.ts';

/** A voucher, as carts and orders need it; `balance` is in grosze. */
export interface Voucher {
  readonly id: number;
  /** The end of its code. */
  readonly codeEnd: string;
  readonly balance: number;
  readonly expiresAt: Date;
}

/** The code as it is printed: `BON-1234-…`, with spaces or hyphens where its holder likes them. Undefined for what is none. */
export function voucherCode(typed: string): string | undefined {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  return /^[A-Z\d]{8,32}$/.test(code) ? code : undefined;
}

/** What is kept of a code. */
export const voucherHash = (code: string): string => tokenHash(`voucher:${code}`);

export const codeEndOf = (code: string): string => code.slice(-4);

/** Whether something can be paid with it at this moment. */
export const isUsable = ({ balance, expiresAt }: Pick<Voucher, 'balance' | 'expiresAt'>, now: Date): boolean =>
  balance > 0 && expiresAt.getTime() > now.getTime();
