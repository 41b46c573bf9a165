import type { ApiError } from 'shared-contracts';
import type { CheckoutCart } from '../cart/checkout-cart.ts';

/** What stands in the way of an order, by item: what the cart says, and why the order was refused. */
export function itemProblems(
  { validation, items }: Pick<CheckoutCart, 'validation' | 'items'>,
  refusal: ApiError | null,
): ReadonlyMap<number, string> {
  const problems = new Map<number, string>();
  for (const { item_id, message } of validation) if (item_id !== undefined) problems.set(item_id, message);
  const refused = items.find(({ item_id, sku }) => item_id === refusal?.parameters['item_id'] || sku === refusal?.parameters['sku']);
  if (refused !== undefined && refusal !== null && !problems.has(refused.item_id)) problems.set(refused.item_id, refusal.message);
  return problems;
}
