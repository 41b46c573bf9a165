import type { Grosze } from 'shared-contracts/money';
import type { Totals } from '../carts/totals.ts';
import type { Coupon } from '../model/content.ts';
import type { Store } from '../model/index.ts';
import type { ChosenDay } from '../promise/calendar.ts';
import type { DayBook } from '../promise/day-book.ts';
import type { Place } from '../promise/place.ts';
import type { Promised } from '../promise/promise.ts';
import type { OfferedPayment, OfferedShipping, PickupPoint } from '../rest/schemas/index.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import type { Choices } from './choices.ts';
import type { Goods } from './goods.ts';
import type { PlusDiscount } from './plus-discount.ts';
import type { PromotionEffect } from './promotions.ts';
import type { CheckoutRules } from './rules.ts';

/** What a cart is quoted from. */
export interface QuoteInput {
  readonly goods: readonly Goods[];
  readonly choices: Choices;
  readonly rules: CheckoutRules;
  readonly store: Store;
  /** Whether the cart's customer is in the Plus programme. */
  readonly isPlus: boolean;
  readonly banks: readonly { readonly group: number; readonly name: string }[];
  /** The place that `choices.shipping` names; undefined when there is none. */
  readonly pickupPoint: PickupPoint | undefined;
  /** Where the visitor wants goods; an address and a place that the cart names go before it. */
  readonly place: Place;
  /** What is to pay as much as it holds. */
  readonly voucher: Voucher | null;
  readonly now: Date;
  /** The days of the hour of `now` for a postcode. */
  readonly days: (postcode: string | null) => DayBook;
}

export interface ChosenShipping {
  readonly method: OfferedShipping;
  readonly pickupPoint: PickupPoint | null;
}

/** What stands in the way of an order. */
export interface Obstacle {
  readonly code: string;
  readonly message: string;
  readonly item_id?: number;
}

/** A cart quote: what is offered, what is in effect, what it costs, what is missing. */
export interface CartQuote {
  readonly totals: Totals;
  readonly coupon: (Pick<Coupon, 'code' | 'name' | 'isPlus'> & { readonly discount: Grosze }) | null;
  /** What pays a part, or all. */
  readonly voucher: (Voucher & { readonly amount: Grosze }) | null;
  /** What is left to be paid by the payment. */
  readonly toPay: Grosze;
  /** What delivery is free from: the goods without gift cards, the coupon taken off. */
  readonly carriedGoods: Grosze;
  /** Nothing is sent. */
  readonly isVirtual: boolean;
  readonly paymentMethods: readonly OfferedPayment[];
  readonly shippingMethods: readonly OfferedShipping[];
  /** Null when none is chosen, or when the chosen one is not possible any more. */
  readonly payment: OfferedPayment | null;
  readonly shipping: ChosenShipping | null;
  /** Of all ways that can be chosen, or of the chosen one. */
  readonly promised: Promised;
  /** null when none is chosen, or when the chosen one is not possible any more. */
  readonly deliveryDay: ChosenDay | null;
  /** promotions that count. */
  readonly promotions: readonly PromotionEffect[];
  /** J-297: what the customer saves as a member of the Plus programme. */
  readonly plus: PlusDiscount;
  /** What promotions and the Plus programme take off each line, in the order of the lines. */
  readonly promotionShares: readonly Grosze[];
  readonly validation: readonly Obstacle[];
}
