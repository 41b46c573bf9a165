import type { PlacedOrder } from 'shared-contracts/rest';
import { answered, answersOf, sentTwice, statusOf, twice } from './calls.ts';
import { REFUNDED } from './purchase.ts';
import { person, type Visit } from './visit.ts';

const IBAN = 'PL61109010140000071219812874';
const OK = 200;
const CONFLICT = 409;
const json = { 'content-type': 'application/json' };

/** Pays at the gateway's page until the order is paid. */
async function pay({ rest, baseUrl }: Visit, { number, hash }: PlacedOrder): Promise<void> {
  const secret = { order: number, hash };
  const { redirect_url: path } = await answered(() => rest.postPlaceOrderData('payu', secret));
  for (;;) {
    await statusOf(`${baseUrl}${path ?? ''}`, { method: 'POST', body: new URLSearchParams({ action: 'pay' }) });
    const { payment } = await answered(() => rest.readOrderByHash(secret));
    if (payment.status === 'paid') return;
  }
}

/** The staff gives a part back; who sees the same page a second time is told that it is done. */
const refund = ({ baseUrl, staff }: Visit, { order_id: id }: PlacedOrder): Promise<void> =>
  sentTwice(
    `${baseUrl}/rest/V1/desk/orders/${id}/refund`,
    {
      method: 'POST',
      headers: { ...json, authorization: `Bearer ${staff}` },
      body: JSON.stringify({ amount: REFUNDED, refunded: 0 }),
    },
    [OK, CONFLICT],
  );

/** The transfer comes, and the parcel: each step once. */
async function deliver({ baseUrl }: Visit, { number }: PlacedOrder): Promise<void> {
  for (const status of ['processing', 'shipped', 'delivered'])
    await sentTwice(`${baseUrl}/dev/order-status`, { method: 'POST', headers: json, body: JSON.stringify({ number, status }) }, [
      OK,
      CONFLICT,
    ]);
}

async function withdraw({ rest, email }: Visit, { number }: PlacedOrder): Promise<readonly string[]> {
  const withdrawal = {
    order: { number, email, telephone: person.telephone },
    seen: 0,
    lines: [{ line: 0, qty: 1 }],
    iban: IBAN,
    return_way: 'label',
  } as const;
  const calls = await twice(() => rest.submitWithdrawal({ ...withdrawal, lines: [...withdrawal.lines] }));
  return answersOf(calls).map((answer) => answer.number);
}

/** What a buyer does with an order. @returns numbers of withdrawals that were answered */
export async function afterwards(visit: Visit, order: PlacedOrder): Promise<readonly string[]> {
  switch (visit.plan) {
    case 'refunded':
      await pay(visit, order);
      await refund(visit, order);
      return [];
    case 'withdrawn':
      await deliver(visit, order);
      return withdraw(visit, order);
    case 'cancelled':
      answersOf(await twice(() => visit.rest.cancelOrder({ order: order.number, hash: order.hash })));
      return [];
    default:
      return [];
  }
}
