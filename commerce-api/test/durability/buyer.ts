import type { ApiResult, CartRef } from 'shared-contracts';
import { PAYMENT } from 'shared-contracts/codes';
import { createRestClient, type Cart, type PlacedOrder } from 'shared-contracts/rest';
import { afterwards } from './afterwards.ts';
import { answered, answersOf, Refused, twice } from './calls.ts';
import type { Plan, Purchase } from './purchase.ts';
import { reserve } from './reserve.ts';
import { person, type Buyer, type Visit } from './visit.ts';

const SOLD_OUT: readonly string[] = ['out_of_stock', 'not_enough_stock'];
/** Somebody else has spent the voucher meanwhile: the cart says what is left. */
const CHANGED: readonly string[] = ['price_changed', 'voucher_changed'];
const NO_VOUCHER: readonly string[] = ['voucher_empty'];
const CALL_MS = 5000;
const MOST_TRIES = 20;

/** Each buyer has a network address of their own, so that limits of an address do not end the run. */
const addressOf = (number: number): string => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;

interface Placed {
  readonly keys: readonly string[];
  readonly cart: Cart;
  readonly answers: readonly PlacedOrder[];
}

const isRefusedWith = (error: unknown, codes: readonly string[]): boolean => error instanceof Refused && codes.includes(error.error.code);

/** Places the order twice at once: with one idempotency key, and for every other buyer with two keys for one cart. Retries repeat the key. */
async function placeTwice({ rest, number, key, email }: Visit, cart: CartRef, ready: Cart): Promise<Placed> {
  const method = ready.payment?.method ?? PAYMENT.BANK_TRANSFER;
  const terms = (ready.payment_methods ?? []).filter(({ code }) => code === method).flatMap((one) => one.agreements.map(({ id }) => id));
  const { summary } = ready;
  const voucher = summary?.voucher ?? 0;
  const keys = number % 2 === 0 ? [key] : [key, `${key}-other`];
  const place = (turn: 0 | 1): Promise<ApiResult<PlacedOrder>> =>
    rest.placeOrder(cart, keys[turn] ?? key, {
      paymentMethod: { method, extension_attributes: { agreement_ids: terms } },
      email,
      additionalData: {
        expected_total: summary?.to_pay ?? summary?.grand_total ?? 0,
        cart_id: cart.kind === 'guest' ? cart.cartId : '',
        ...(voucher > 0 && { expected_voucher: voucher }),
      },
    });
  const calls = await twice(place);
  const answers = answersOf(calls);
  // A voucher's balance may change between the two: who was refused asks once more, and finds the order of the other call.
  const late = calls.findIndex((one) => one.status === 'rejected' && isRefusedWith(one.reason, CHANGED));
  return { keys, cart: ready, answers: late < 0 ? answers : [...answers, await answered(() => place(late === 0 ? 0 : 1))] };
}

/** Puts a voucher onto the cart, as long as it holds anything. */
async function withVoucher({ rest, voucher }: Visit, cart: CartRef): Promise<void> {
  try {
    await answered(() => rest.putVoucher(cart, voucher));
  } catch (error) {
    if (!isRefusedWith(error, NO_VOUCHER)) throw error;
  }
}

const spendsVoucher = (plan: Plan): boolean => plan === 'voucher' || plan === 'cancelled';

/** A cart with one piece in which everything is chosen, and its order. */
async function order(visit: Visit): Promise<Placed> {
  const { rest, plan, goods, key, email } = visit;
  const cart: CartRef = { kind: 'guest', cartId: await answered(() => rest.createCart()) };
  const warrantyId = plan === 'warranty' ? goods.warranty?.id : undefined;
  const item = { sku: goods.sku, qty: 1, ...(warrantyId !== undefined && { warrantyId }) };
  for (const added of await twice(() => rest.addCartItem(cart, item, `${key}-item`))) if (added.status === 'rejected') throw added.reason;
  await answered(() => rest.selectPayment(cart, plan === 'refunded' ? 'payu_gateway' : PAYMENT.BANK_TRANSFER));
  await answered(() => rest.setAddresses(cart, { billing_address: { ...person, email }, verified: true }));
  await answered(() => rest.setShipping(cart, 'dpd'));
  if (spendsVoucher(plan)) await withVoucher(visit, cart);
  for (let tries = 1; ; tries += 1) {
    const ready = await answered(() => rest.readCart(cart));
    try {
      return await placeTwice({ ...visit, key: tries === 1 ? key : `${key}-${tries}` }, cart, ready);
    } catch (error) {
      if (!isRefusedWith(error, CHANGED) || tries === MOST_TRIES) throw error;
    }
  }
}

/** One guest follows a plan. What changes anything is sent twice at once, as a double press or a proxy's retry does. */
export async function buy(buyer: Buyer): Promise<Purchase> {
  const { number, baseUrl, plan, goods } = buyer;
  const rest = createRestClient({
    baseUrl,
    store: () => 'amperio',
    token: () => undefined,
    timeout: CALL_MS,
    fetch: (request) => {
      request.headers.set('x-forwarded-for', addressOf(number));
      return fetch(request);
    },
  });
  const visit: Visit = { ...buyer, rest, email: `kupujacy-${number}@example.com` };
  try {
    if (plan === 'reserved' || plan === 'reservation-given-up') return await reserve(visit);
    const { keys, cart, answers } = await order(visit);
    const [placed] = answers;
    return {
      kind: 'ordered',
      plan,
      sku: goods.sku,
      keys,
      email: visit.email,
      expected: cart.summary?.grand_total ?? 0,
      voucher: cart.summary?.voucher ?? 0,
      warranty: plan === 'warranty' ? (goods.warranty?.price ?? 0) : 0,
      answers,
      withdrawals: placed === undefined ? [] : await afterwards(visit, placed),
    };
  } catch (error) {
    if (isRefusedWith(error, SOLD_OUT)) return { kind: 'sold-out', sku: goods.sku };
    throw error;
  }
}
