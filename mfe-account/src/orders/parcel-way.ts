import type { Travelling } from './order-steps.ts';

/** What is shown of a parcel's way; others that a carrier may tell one day are left out. */
const shownStates = [
  'label_made',
  'taken_over',
  'on_its_way',
  'out_for_delivery',
  'attempt_failed',
  'waits_at_point',
  'delivered',
  'returned',
] as const;
type ShownState = (typeof shownStates)[number];

interface ParcelStep {
  readonly code: ShownState | 'collected';
  /** ISO 8601. */
  readonly at: string;
  readonly isTrouble: boolean;
}

/** J-310: where the parcel of an order has been, the oldest first; nothing for one that is not followed. */
export const parcelWay = ({ shipping: { parcel = [], pickup_point: point } }: Pick<Travelling, 'shipping'>): readonly ParcelStep[] =>
  parcel.flatMap(({ state, at }) => {
    const known = shownStates.find((shown) => shown === state);
    if (known === undefined) return [];
    const code = known === 'delivered' && point !== null ? 'collected' : known;
    return [{ code, at, isTrouble: known === 'attempt_failed' || known === 'returned' }];
  });
