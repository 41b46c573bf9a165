import { gatewayOf, instalmentPlanId, walletOf } from 'shared-contracts/codes';
import type { InstalmentTerms, PaymentMethod } from '../../service/cart-schema.ts';

/** Instalments that can be chosen, with the payment that they are chosen by. */
export interface PlanOption {
  readonly method: string;
  readonly terms: InstalmentTerms;
}

/** One card of the payment step: a way to pay, or the plans of the shop together, each of which is a way of its own for the server. */
export interface PaymentCard {
  /** Of the way, or of the first plan. */
  readonly method: PaymentMethod;
  readonly isPlans: boolean;
  readonly codes: readonly string[];
  readonly plans: readonly PlanOption[];
}

const isPlan = ({ code }: PaymentMethod): boolean => instalmentPlanId(code) !== undefined;

const plansOf = ({ code, plans = [] }: PaymentMethod): readonly PlanOption[] => plans.map((terms) => ({ method: code, terms }));

/** The ways to pay as cards, in the order of the server, those that cannot be chosen last. A voucher is none: it has a field of its own (Y-13). */
export function paymentCards(methods: readonly PaymentMethod[]): readonly PaymentCard[] {
  const offered = methods.filter(({ kind }) => kind !== 'voucher');
  const plans = offered.filter(isPlan);
  const open = plans.filter(({ available }) => available);
  // One that can be chosen stands for all; else the first says why none can.
  const [first] = open.length > 0 ? open : plans;
  const cards = offered.flatMap((method): readonly PaymentCard[] => {
    if (!isPlan(method)) return [{ method, isPlans: false, codes: [method.code], plans: plansOf(method) }];
    if (method !== plans[0] || first === undefined) return [];
    const codes = plans.map(({ code }) => code);
    return [{ method: first, isPlans: true, codes, plans: open.flatMap(plansOf).toSorted((a, b) => a.terms.months - b.terms.months) }];
  });
  return cards.toSorted((a, b) => Number(b.method.available) - Number(a.method.available));
}

/** The cards of the payment step as they are shown. */
export interface PaymentCards {
  readonly shown: readonly PaymentCard[];
  /** The same way through another operator: behind 'other ways'. */
  readonly others: readonly PaymentCard[];
  /** Cannot be chosen for this order. */
  readonly closed: readonly PaymentCard[];
}

/**
 * J-305: of the ways of one kind that operators offer one is in sight, the first that can be chosen; the others say the same once more. A wallet
 * (J-370) is a way of its own, whose name is what shoppers look for.
 * What cannot be chosen stands in front of nothing that can be.
 */
export function sortedCards(cards: readonly PaymentCard[]): PaymentCards {
  const open = cards.filter(({ method }) => method.available);
  const isAlone = ({ method, isPlans }: PaymentCard): boolean => isPlans || walletOf(method.code) !== undefined;
  const isRepeated = ({ method }: PaymentCard, at: number): boolean =>
    gatewayOf(method.code) !== undefined && open.findIndex((one) => one.method.kind === method.kind && !isAlone(one)) < at;
  const repeated = new Set(open.filter((card, at) => !isAlone(card) && isRepeated(card, at)));
  return {
    shown: open.filter((card) => !repeated.has(card)),
    others: open.filter((card) => repeated.has(card)),
    closed: cards.filter(({ method }) => !method.available),
  };
}

/** What a card begins with: what was chosen before, else the longest plan that costs nothing more, else the longest. */
export function firstPlan(
  plans: readonly PlanOption[],
  kept: { readonly method: string | null; readonly id: number | null },
): PlanOption | undefined {
  const known = plans.find(({ method, terms }) => method === kept.method && terms.id === kept.id);
  return known ?? plans.toSorted((a, b) => Number(a.terms.rrso > 0) - Number(b.terms.rrso > 0) || b.terms.months - a.terms.months)[0];
}

/** The smallest instalment of all plans, in grosze. */
export const leastMonthly = (plans: readonly PlanOption[]): number => Math.min(...plans.map(({ terms }) => terms.monthly));
