import type { Order } from 'shared-contracts/rest';

export type OrderStatus = Order['status'];

/** What an order goes through, as the timeline names it. */
export type StepCode =
  | 'placed'
  | 'paid'
  | 'processing'
  | 'packed'
  | 'shipped'
  | 'ready_for_pickup'
  | 'delivered'
  | 'collected'
  | 'cancelled';
export type StepState = 'done' | 'current' | 'ahead' | 'stopped';

export interface OrderStep {
  readonly code: StepCode;
  readonly state: StepState;
  /** When it happened, ISO 8601. */
  readonly at: string | null;
}

/** What the timeline needs to know of an order. */
export type Travelling = Pick<Order, 'status' | 'timeline'> & {
  readonly payment: Pick<Order['payment'], 'status'>;
  readonly shipping: Pick<Order['shipping'], 'method_code' | 'pickup_point' | 'parcel'>;
};

/** Y-15 …: shipping codes whose goods do not go by a carrier. */
const IN_SHOP = 'neopickupexpress';
const ELECTRONIC = 'electronic';

/** The way of an order that nothing stops. */
function wayOf({ payment, shipping }: Travelling, happened: ReadonlySet<string>): readonly StepCode[] {
  const start: readonly StepCode[] = payment.status === 'offline' ? ['placed', 'processing'] : ['placed', 'paid', 'processing'];
  if (shipping.method_code === ELECTRONIC) return [...start, 'delivered'];
  if (shipping.method_code === IN_SHOP) return [...start, 'packed', 'ready_for_pickup', 'collected'];
  const waits = shipping.pickup_point !== null || happened.has('ready_for_pickup');
  return [...start, 'packed', 'shipped', ...(waits ? (['ready_for_pickup', 'collected'] as const) : (['delivered'] as const))];
}

/** The step at which an order stands while it is in a status. */
function stepOf(status: OrderStatus, way: readonly StepCode[]): StepCode {
  if (status === 'pending_payment') return way.includes('paid') ? 'paid' : 'processing';
  if (status === 'delivered') return way.includes('collected') ? 'collected' : 'delivered';
  return status;
}

/** The event of the timeline that tells of a step. */
const eventOf = (code: StepCode): string => (code === 'collected' ? 'delivered' : code);

/** what has happened to an order, where it stands and what is ahead. */
export function orderSteps(order: Travelling): readonly OrderStep[] {
  const times = new Map(order.timeline.map(({ event, at }) => [event, at]));
  const timeOf = (code: StepCode): string | null => times.get(eventOf(code)) ?? null;
  const way = wayOf(order, new Set(times.keys()));
  if (order.status === 'cancelled') {
    const done = way.filter((code) => timeOf(code) !== null);
    return [
      ...done.map((code) => ({ code, state: 'done' as const, at: timeOf(code) })),
      { code: 'cancelled', state: 'stopped', at: timeOf('cancelled') },
    ];
  }
  const current = way.indexOf(stepOf(order.status, way));
  const isThrough = order.status === 'delivered';
  return way.map((code, index) => ({
    code,
    state: index < current || (isThrough && index === current) ? 'done' : index === current ? 'current' : 'ahead',
    at: index <= current ? timeOf(code) : null,
  }));
}
