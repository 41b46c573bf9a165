/** Ways of delivery: what arrives where, with the companies that do it inside (J-304). */
import type { ShippingMethod } from '../../service/cart-schema.ts';

const WAYS = ['courier', 'locker', 'point', 'large', 'store', 'electronic'] as const;
export type WayKind = (typeof WAYS)[number];

/** Code of the carrier whose points are lockers alone. */
const LOCKERS = 'paczkomaty';

/** One choice of the delivery step. */
export interface ShippingWay {
  readonly way: WayKind;
  /** Companies that can be chosen, in the order of the server; at least one. */
  readonly methods: readonly [ShippingMethod, ...ShippingMethod[]];
}

function wayOf({ kind, code }: ShippingMethod): WayKind {
  return kind === 'pickup-point' ? (code === LOCKERS ? 'locker' : 'point') : kind;
}

/** The choices of a cart: fifteen companies in one row are too many to compare. What cannot be chosen is in none of them. */
export function shippingWays(methods: readonly ShippingMethod[]): readonly ShippingWay[] {
  return WAYS.flatMap((way) => {
    const [first, ...more] = methods.filter((method) => method.available && wayOf(method) === way);
    return first === undefined ? [] : [{ way, methods: [first, ...more] }];
  });
}

/** The company that a choice begins with: the cheapest, of those the earliest, of those the server's first. */
export const firstOf = ({ methods }: ShippingWay): ShippingMethod =>
  methods.reduce((best, one) => {
    const isBetter = one.amount < best.amount || (one.amount === best.amount && one.delivery_from < best.delivery_from);
    return isBetter ? one : best;
  });

/** Whether a choice costs the same whoever delivers. */
export const isOnePrice = ({ methods: [first, ...more] }: ShippingWay): boolean => more.every(({ amount }) => amount === first.amount);
