/** Ways of delivery: what arrives where, with the companies that do it inside (J-304). */
import type { ShippingMethod } from '../../service/cart-schema.ts';

const WAYS = ['courier', 'locker', 'point', 'large', 'store', 'electronic'] as const;
export type WayKind = (typeof WAYS)[number];

/** Code of the carrier whose points are lockers alone. */
const LOCKERS = 'paczkomaty';

/** One choice of the delivery step. */
export interface ShippingWay {
  readonly way: WayKind;
  /** Companies that can be chosen, at least one; the choice begins with the first, the cheapest. */
  readonly methods: readonly [ShippingMethod, ...ShippingMethod[]];
}

function wayOf({ kind, code }: ShippingMethod): WayKind {
  return kind === 'pickup-point' ? (code === LOCKERS ? 'locker' : 'point') : kind;
}

/** The cheapest first, of those the earliest; the others in the order of the server. */
const byPrice = (a: ShippingMethod, b: ShippingMethod): number => a.amount - b.amount || a.delivery_from.localeCompare(b.delivery_from);

/** The choices of a cart: fifteen companies in one row are too many to compare. What cannot be chosen is in none of them. */
export function shippingWays(methods: readonly ShippingMethod[]): readonly ShippingWay[] {
  return WAYS.flatMap((way) => {
    const [first, ...more] = methods.filter((method) => method.available && wayOf(method) === way).toSorted(byPrice);
    return first === undefined ? [] : [{ way, methods: [first, ...more] }];
  });
}

/** Whether a choice costs the same whoever delivers. */
export const isOnePrice = ({ methods: [first, ...more] }: ShippingWay): boolean => more.every(({ amount }) => amount === first.amount);
