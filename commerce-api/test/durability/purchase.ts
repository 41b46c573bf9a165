import type { PlacedOrder } from 'shared-contracts/rest';

/** A product that is sold, with its stock before the first order. */
export interface Goods {
  readonly sku: string;
  /** Grosze. */
  readonly price: number;
  readonly pieces: number;
  /** An extended warranty that is offered with it, if any; its price in grosze. */
  readonly warranty: { readonly id: number; readonly price: number } | null;
}

/**
 * What a buyer does: buys one piece; with a warranty; pays a part with a voucher that others spend as well; pays at a gateway and gets
 * a part back; gets the goods and withdraws; gives the order, paid in part with a voucher, up; or reserves in a shop.
 */
export const plans = ['plain', 'warranty', 'voucher', 'refunded', 'withdrawn', 'cancelled', 'reserved', 'reservation-given-up'] as const;
export type Plan = (typeof plans)[number];

/** The end of the code of each voucher that buyers have; the catalogue has others. */
export const VOUCHER_END = 'BONU';

/** Of a refund by the staff, grosze. */
export const REFUNDED = 1000;

/** The outcome of one attempt to buy. */
export type Purchase =
  | {
      readonly kind: 'ordered';
      readonly plan: Plan;
      readonly sku: string;
      /** Of the calls that placed the order: one of these is recorded. */
      readonly keys: readonly string[];
      readonly email: string;
      /** What the buyer has seen before, grosze. */
      readonly expected: number;
      /** The part of it that a voucher pays, grosze. */
      readonly voucher: number;
      /** The price of the warranty, grosze; 0 without one. */
      readonly warranty: number;
      /** Answers to the calls that placed it at the same time. */
      readonly answers: readonly PlacedOrder[];
      /** Numbers that the calls got which withdrew from it. */
      readonly withdrawals: readonly string[];
    }
  | { readonly kind: 'reserved'; readonly sku: string; readonly email: string; readonly number: string; readonly isGivenUp: boolean }
  | { readonly kind: 'sold-out'; readonly sku: string };

export type Ordered = Extract<Purchase, { readonly kind: 'ordered' }>;
export type Reserved = Extract<Purchase, { readonly kind: 'reserved' }>;
