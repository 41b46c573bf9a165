/** J-310: where a parcel can be, whoever carries it. */
export const parcelStates = [
  'label_made',
  'taken_over',
  'on_its_way',
  'out_for_delivery',
  'attempt_failed',
  'waits_at_point',
  'delivered',
  'returned',
] as const;
export type ParcelState = (typeof parcelStates)[number];

/** What has happened to a parcel. */
export interface ParcelEvent {
  readonly state: ParcelState;
  /** As the carrier says. */
  readonly at: Date;
}

/** After these nothing happens to it any more. */
export const isEnd = (state: ParcelState): boolean => state === 'delivered' || state === 'returned';

/** The way of a parcel, the oldest first: a depot after a depot is one part of it, told by its beginning. */
export function wayOf(events: readonly ParcelEvent[]): readonly ParcelEvent[] {
  const sorted = events.toSorted(
    (a, b) => a.at.getTime() - b.at.getTime() || parcelStates.indexOf(a.state) - parcelStates.indexOf(b.state),
  );
  return sorted.filter(({ state }, index) => state !== sorted[index - 1]?.state);
}
