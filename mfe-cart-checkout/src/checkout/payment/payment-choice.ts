import { check, object, pipe, string } from 'valibot';
import type { CheckoutCart } from '../cart/checkout-cart.ts';

type Chosen = Pick<CheckoutCart, 'payment' | 'payment_methods'>;

/** K-09: the bank that was chosen here, else the one that the server keeps with the method. */
export function bankOf(kept: string | null, { payment }: Pick<Chosen, 'payment'>): number | null {
  const group = kept === null ? Number.NaN : Number(kept);
  return Number.isInteger(group) ? group : (payment?.additional_data.group ?? null);
}

/** What is missing before the step may be left; null when nothing is. */
export function paymentProblem(
  { payment_methods }: Pick<Chosen, 'payment_methods'>,
  chosen: string | null,
  bank: number | null,
): 'method' | 'bank' | null {
  const method = payment_methods.find(({ code, available }) => available && code === chosen);
  if (method === undefined) return 'method';
  const asksBank = method.banks.length > 0;
  return asksBank && !method.banks.some(({ group }) => group === bank) ? 'bank' : null;
}

/** The choice as a form; the bank is required with a method that asks for one. */
export const paymentSchema = (cart: Pick<Chosen, 'payment_methods'>, chosen: string | null, bank: number | null) =>
  object({
    payment_method: pipe(
      string(),
      check((code) => paymentProblem(cart, code, bank) !== 'method', 'required'),
    ),
    bank: pipe(
      string(),
      check((group) => paymentProblem(cart, chosen, group === '' ? bank : Number(group)) !== 'bank', 'required'),
    ),
  });
