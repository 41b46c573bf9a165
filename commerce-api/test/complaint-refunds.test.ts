/** Money of complaints that were accepted: what is due, given back once, told to the claimant; and what withdrawals see of it. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ComplaintToSubmit } from 'shared-contracts/rest';
import { guestShopper, parcel, person, valueOf, type Sellable } from './support/checkout.ts';
import { claimant, read, submitted, waitingComplaint } from './support/complaints.ts';
import { desk, deskAnswer, newStaff, type Staff } from './support/desk.ts';
import { fromAnotherNetwork } from './support/network.ts';
import { mailTo, ordered, setStatus, setStock } from './support/orders.ts';
import { boughtBy, orderOf, press, type Bought } from './support/payments.ts';
import { post } from './support/post.ts';
import { useSharedServer } from './support/use-server.ts';

const server = useSharedServer();
let staff: Staff;
let goods: Sellable;

beforeAll(async () => {
  staff = await newStaff(server, 'moderator');
  goods = await parcel(server);
  await setStock(server, goods.sku, 50);
}, 60_000);

const iban = 'PL61109010140000071219812874';

/** An order that was paid at a gateway and has been delivered. */
async function paidOrder(): Promise<Bought> {
  const bought = await boughtBy(server, goods.sku, 'payu_gateway');
  const { redirect_url: path } = valueOf(await server.rest.postPlaceOrderData('payu', bought));
  await press(server, path, 'pay');
  for (const status of ['shipped', 'delivered']) await setStatus(server, bought.order, status);
  return bought;
}

/** A complaint with which money is demanded, accepted by staff. @returns its number and the desk's id */
async function accepted(change: Partial<ComplaintToSubmit>): Promise<{ readonly number: string; readonly id: number }> {
  const number = await submitted(server, { demand: 'withdrawal', demand_reason: 'again', iban, ...change });
  const { id } = await waitingComplaint(server, staff, number);
  const body = { reply: 'accepted', message: 'Uznajemy reklamację.' };
  expect((await desk(server, staff.token, `/complaints/${id}/reply`, { method: 'POST', body })).status).toBe(200);
  return { number, id };
}

const about = ({ order, email }: { readonly order: string; readonly email: string }): Partial<ComplaintToSubmit> => ({
  channel: 'online',
  claimant: { ...claimant, email },
  document: { type: 'order', docNo: order },
  product: { sku: goods.sku, qty: 1 },
});
const pay = (id: number, amount: number, note = '') =>
  desk(server, staff.token, `/complaints/${id}/refund`, { method: 'POST', body: { amount, note } });
const problems = async (answer: Response) => ((await answer.json()) as { readonly parameters?: unknown }).parameters; // our own server's answer
const statusFor = async (number: string, email?: string) =>
  (await (await read(server, number, email === undefined ? {} : { email })).json()) as { readonly refund: object | null }; // our own server's answer

type Named = { readonly order: string; readonly email: string };
const proofOf = (order: Named) => ({ number: order.order, email: order.email, telephone: person.telephone });

/** What of an order can be withdrawn from. */
const openOrder = async (order: Named) => valueOf(await server.rest.withdrawableOrder(proofOf(order)));
const openLines = async (order: Named) => (await openOrder(order)).lines;

/** A withdrawal of one piece, by what was seen of the order. */
const withdraw = (order: Named, seen: number) =>
  post(
    server,
    '/rest/V1/withdrawals',
    { order: proofOf(order), seen, lines: [{ line: 0, qty: 1 }], iban, return_way: 'salon' },
    fromAnotherNetwork(),
  );

/** An order of one piece in a state. */
async function orderIn(payment: string, ...states: readonly string[]): Promise<Named> {
  await setStock(server, goods.sku, 50);
  const placed = await ordered(await guestShopper(server), { sku: goods.sku, payment });
  for (const status of states) await setStatus(server, placed.number, status);
  return { order: placed.number, email: person.email };
}

describe('[J-333] the money of an accepted complaint', () => {
  it('goes back by the way it came, once whoever presses, and its claimant is told how much', async () => {
    const bought = await paidOrder();
    const { number, id } = await accepted(about(bought));
    expect(await statusFor(number, bought.email)).toMatchObject({ refund: { at: null, amount: null } });
    const { refund } = await waitingComplaint(server, staff, number);
    expect(refund).toEqual({ expected: expect.any(Number), left: bought.total });
    const due = refund?.expected ?? 0;
    const answers = await Promise.all([pay(id, due), pay(id, due), pay(id, due)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    await expect(waitingComplaint(server, staff, number)).rejects.toThrow('does not wait');
    expect((await orderOf(server, bought)).payment.refund).toMatchObject({ money: due });
    expect(await statusFor(number, bought.email)).toMatchObject({ refund: { at: expect.any(String), amount: due } });
    // Whoever knows the number alone learns that it happened, and no sum.
    expect(await statusFor(number)).toMatchObject({ refund: { at: expect.any(String), amount: null, note: '' } });
    expect((await mailTo(server, bought.email, ({ kind }) => kind === 'complaint-refunded')).text).toContain(
      'Pieniądze wrócą tą samą drogą',
    );
    const { complaints } = await deskAnswer<{ readonly complaints: readonly object[] }>(
      server,
      (await newStaff(server, 'admin')).token,
      '/audit',
    );
    expect(complaints).toEqual(
      expect.arrayContaining([expect.objectContaining({ subject_id: id, state_before: 'accepted', state_after: 'refunded' })]),
    );
  });

  it('is less with a reason alone, never more than was paid, and a reduced price is not given back once more by a withdrawal', async () => {
    const bought = await paidOrder();
    const before = await openLines(bought);
    const worth = before[0]?.amounts[0] ?? 0;
    const half = Math.floor(worth / 2);
    const less = half - 1;
    const { number, id } = await accepted({ ...about(bought), demand: 'price-reduction', amount: half });
    expect((await waitingComplaint(server, staff, number)).refund).toMatchObject({ expected: half });
    expect(await problems(await pay(id, bought.total + 1))).toEqual({ amount: 'amount' });
    expect(await problems(await pay(id, 0))).toEqual({ note: 'required' });
    expect(await problems(await pay(id, less))).toEqual({ note: 'required' });
    const note = 'Ślady używania nie mają związku z wadą.';
    expect((await pay(id, less, note)).status).toBe(200);
    expect(await statusFor(number, bought.email)).toMatchObject({ refund: { amount: less, note } });
    expect((await openLines(bought))[0]).toMatchObject({ left: 1, amounts: [worth - less] });
  });

  it('ends the contract for its pieces: they cannot be withdrawn from as well, also before the money has gone', async () => {
    await setStock(server, goods.sku, 50);
    const placed = await ordered(await guestShopper(server), { sku: goods.sku, qty: 3, payment: 'banktransfer' });
    for (const status of ['processing', 'shipped', 'delivered']) await setStatus(server, placed.number, status);
    const order = { order: placed.number, email: person.email };
    const whole = (await openLines(order))[0]?.amounts[2] ?? 0;
    const { id, number } = await accepted(about(order));
    const { refund } = await waitingComplaint(server, staff, number);
    const due = refund?.expected ?? 0;
    expect((await openLines(order))[0]).toMatchObject({ left: 2, amounts: [expect.any(Number), whole - due] });
    // No gateway brought the money: the transfer waits in the desk's list with the account, until staff notes it.
    expect(await (await pay(id, due)).json()).toEqual({ id, by_hand: true });
    const toPayOut = () =>
      deskAnswer<{ readonly items: readonly { readonly id: number }[] }>(
        server,
        staff.token,
        `/orders?state=pay-out&search=${placed.number}`,
      );
    const orderId = (await toPayOut()).items[0]?.id ?? 0;
    const { refunds } = await deskAnswer<{ readonly refunds: readonly { readonly refund_id: string }[] }>(
      server,
      staff.token,
      `/orders/${orderId}`,
    );
    expect(refunds).toMatchObject([{ way: 'transfer', status: 'pending', amount: due, is_of_complaint: true, iban }]);
    const paidOut = await desk(server, staff.token, `/orders/${orderId}/refunds/${refunds[0]?.refund_id ?? ''}/paid-out`, {
      method: 'POST',
    });
    expect([paidOut.status, (await toPayOut()).items]).toEqual([200, []]);
    expect((await openLines(order))[0]).toMatchObject({ left: 2, amounts: [expect.any(Number), whole - due] });
  });

  it('is nothing for a piece that was withdrawn before: the complaint is closed with 0, and what it changes is seen by withdrawals', async () => {
    const order = await orderIn('banktransfer', 'processing', 'shipped', 'delivered');
    const { seen } = await openOrder(order);
    expect((await withdraw(order, seen)).status).toBe(200);
    const { number, id } = await accepted(about(order));
    expect((await waitingComplaint(server, staff, number)).refund).toMatchObject({ expected: 0 });
    expect((await pay(id, 0)).status).toBe(200);
    await expect(waitingComplaint(server, staff, number)).rejects.toThrow('does not wait');
  });

  it('changes what a withdrawal shows: one that was opened before it is looked at anew', async () => {
    const bought = await paidOrder();
    const { seen } = await openOrder(bought);
    await accepted({ ...about(bought), demand: 'price-reduction', amount: 1000 });
    expect((await withdraw(bought, seen)).status).toBe(409);
    const now = await openOrder(bought);
    const first = await withdraw(bought, now.seen);
    expect(first.status).toBe(200);
    expect(await (await withdraw(bought, now.seen)).json()).toEqual(await first.json());
  });

  it('waits for the money of an order that is paid on delivery', async () => {
    const order = await orderIn('cashondelivery', 'shipped');
    const { id } = await accepted(about(order));
    const early = await pay(id, 0, 'Nie ma czego oddawać.');
    expect([early.status, ((await early.json()) as { readonly code: string }).code]).toEqual([409, 'order_unpaid']); // our own server's answer
  });

  it('of what was bought in a shop is transferred by staff, and noted once', async () => {
    const email = 'zwrot.z.salonu@example.com';
    const { number, id } = await accepted({ claimant: { ...claimant, email } });
    expect((await waitingComplaint(server, staff, number)).refund).toEqual({ expected: null, left: null });
    expect(await (await pay(id, 12_900)).json()).toEqual({ id, by_hand: true });
    expect((await pay(id, 12_900)).status).toBe(409);
    expect(await statusFor(number, email)).toMatchObject({ refund: { amount: 12_900 } });
  });

  it('is not owed where a repair was demanded, and is closed to everybody but staff', async () => {
    const { number, id } = await accepted({ demand: 'repair' });
    await expect(waitingComplaint(server, staff, number)).rejects.toThrow('does not wait');
    expect((await pay(id, 100)).status).toBe(404);
    expect(await statusFor(number)).toMatchObject({ refund: null });
    expect((await desk(server, undefined, `/complaints/${id}/refund`, { method: 'POST', body: { amount: 100 } })).status).toBe(401);
  });
});
