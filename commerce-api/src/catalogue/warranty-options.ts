import { grosze } from 'shared-contracts/money';
import type { WarrantyOption } from 'shared-contracts/graphql';
import type { WarrantyPlan } from '../model/index.ts';

/** What decides which warranties a product can have. */
export interface WarrantySubject {
  /** Of one piece. */
  readonly finalPrice: number;
  /** Ancestors included. */
  readonly categoryIds: readonly number[];
}

/** What a plan costs for a piece of this price, in grosze; undefined where it is not offered for it. */
function priceOf({ categoryIds, from, bands }: WarrantyPlan, subject: WarrantySubject): number | undefined {
  const isMeant = categoryIds.length === 0 || subject.categoryIds.some((id) => categoryIds.includes(id));
  if (!isMeant || subject.finalPrice < from) return undefined;
  return bands.find(({ upTo }) => subject.finalPrice <= upTo)?.price;
}

/** the longer warranties of a product, each with its price for one piece, in the order of the shop. */
export const warrantyOptions = (plans: readonly WarrantyPlan[], subject: WarrantySubject): readonly WarrantyOption[] =>
  plans.flatMap((plan) => {
    const price = priceOf(plan, subject);
    const { id, name, description, years } = plan;
    return price === undefined ? [] : [{ id, name, description, years, price: grosze(price) }];
  });
