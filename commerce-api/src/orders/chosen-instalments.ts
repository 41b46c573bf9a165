import { grosze } from 'shared-contracts/money';
import type { InstalmentTerms } from '../rest/schemas/index.ts';
import type { OrderDocument } from './order-document.ts';

/** The instalments that an order keeps: those of the id, or the only ones; null when they are chosen at the lender. */
export function chosenInstalments(
  terms: readonly InstalmentTerms[],
  id: number | null,
): NonNullable<OrderDocument['payment']['instalments']> | null {
  const plan = terms.find((one) => one.id === id) ?? (terms.length === 1 ? terms[0] : undefined);
  if (plan === undefined) return null;
  return { months: plan.months, monthly: grosze(plan.monthly), total: grosze(plan.total), rrso: plan.rrso };
}
