/** Which order, and the proof of the right to ask. */
export interface OrderSecret {
  readonly order: string;
  readonly hash: string;
}

/** the page on which orders are tracked. */
export const TRACKING_PATH = '/track/tracking/order';

/** J-249: the tracking page of one order. The secret stands behind the #: browsers keep that to themselves. */
export const trackedOrderPath = ({ order, hash }: OrderSecret): string =>
  `${TRACKING_PATH}#${new URLSearchParams({ order, hash }).toString()}`;

/** The order that the fragment of a tracking page's address names; null for any other. @param fragment with its # */
export function orderOfFragment(fragment: string): OrderSecret | null {
  const named = new URLSearchParams(fragment.replace(/^#/, ''));
  const [order, hash] = [named.get('order') ?? '', named.get('hash') ?? ''];
  return order === '' || hash === '' ? null : { order, hash };
}
