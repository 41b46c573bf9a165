import { randomInt, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { repeat, tally, type Attack, type AttackedShop, type Finding } from '../attack.ts';
import type { Answer, Caller } from '../caller.ts';

const readyCart = v.object({
  summary: v.object({ grand_total: v.number() }),
  shipping_methods: v.array(v.object({ code: v.string(), available: v.boolean(), needs_pickup_point: v.boolean() })),
  payment_methods: v.array(v.object({ code: v.string(), agreements: v.array(v.object({ id: v.number() })) })),
});
const refs = v.object({ data: v.object({ msProducts: v.object({ items: v.array(v.object({ sku: v.string(), qty: v.number() })) }) }) });
const carts = '/rest/V1/pwa/guest-carts';
const TRANSFER = 'banktransfer';
const CARTS = 650;
const CARTS_ALLOWED = 600;
const ORDERS = 14;
const ORDERS_ALLOWED = 10;
const REPORTS_ALLOWED = 200;
const DECISIONS_ALLOWED = 300;

/** A product with pieces for all orders. */
async function inStock(shop: AttackedShop): Promise<string> {
  const caller = shop.caller();
  const answer = await caller.ask('query($ids:[Int!]){msProducts(ids:$ids){items{sku qty}}}', { ids: shop.productIds.slice(0, 200) });
  caller.leave();
  const { data } = v.parse(refs, JSON.parse(answer.body));
  const [most] = data.msProducts.items.toSorted((one, other) => other.qty - one.qty);
  if (most === undefined) throw new Error('the shop has no products');
  return most.sku;
}

/** A guest orders one piece by bank transfer, as somebody else each time. @returns the status of the answer */
async function order(caller: Caller, sku: string): Promise<number> {
  const made = await caller.call({ path: carts, body: {} });
  const path = `${carts}/${String(JSON.parse(made.body))}`;
  await caller.call({ path: `${path}/items`, body: { cartItem: { sku, qty: 1 } } });
  const address = {
    firstname: 'Ola',
    lastname: 'Nowak',
    street: 'ul. Lipowa 12/4',
    postcode: '30-702',
    city: 'Kraków',
    telephone: `600${String(randomInt(1_000_000)).padStart(6, '0')}`,
    email: `gosc.${randomUUID()}@example.com`,
  };
  await caller.call({ method: 'PUT', path: `${path}/selected-payment-method`, body: { paymentMethod: { method: TRANSFER } } });
  const cartOf = ({ status, body }: Answer): v.InferOutput<typeof readyCart> => {
    const cart = v.safeParse(readyCart, JSON.parse(body));
    if (!cart.success) throw new Error(`a guest's cart could not be made ready: ${status} ${body.slice(0, 200)}`);
    return cart.output;
  };
  const addressed = cartOf(await caller.call({ path: `${path}/set-addresses`, body: { addresses: { billing_address: address } } }));
  const shipping = addressed.shipping_methods.find(({ available, needs_pickup_point: isPickup }) => available && !isPickup)?.code;
  const cart = cartOf(
    await caller.call({ path: `${path}/shipping-information`, body: { addressInformation: { shipping_method_code: shipping } } }),
  );
  const terms = cart.payment_methods.find(({ code }) => code === TRANSFER)?.agreements.map(({ id }) => id) ?? [];
  const { status } = await caller.call({
    path: `${path}/payment-information`,
    headers: { 'idempotency-key': randomUUID() },
    body: {
      paymentMethod: { method: TRANSFER, extension_attributes: { agreement_ids: terms } },
      additionalData: { expected_total: cart.summary.grand_total },
    },
  });
  return status;
}

/** Nobody fills the shop with orders, carts, decisions and errors (J-120, J-123). */
export const writes: Attack = {
  name: 'writes',
  run: async (shop) => {
    const sku = await inStock(shop);
    const buyer = shop.caller();
    const orders = await repeat(ORDERS, 4, () => order(buyer, sku));
    const findings: Finding[] = [
      {
        attack: 'orders by transfer from one address, each of another person',
        requests: buyer.requests,
        must: `at most ${ORDERS_ALLOWED} are placed`,
        figure: tally(orders),
        holds: orders.filter((status) => status === 200).length === ORDERS_ALLOWED && orders.every((status) => [200, 429].includes(status)),
      },
    ];
    const flood = async (
      attack: string,
      allowed: number,
      times: number,
      call: (caller: Caller, turn: number) => Promise<number>,
    ): Promise<void> => {
      const caller = shop.caller();
      const statuses = await repeat(times, 16, (turn) => call(caller, turn));
      const taken = statuses.filter((status) => status === 200 || status === 204).length;
      findings.push({
        attack,
        requests: times,
        must: `at most ${allowed} are taken`,
        figure: tally(statuses),
        holds: taken > 0 && taken <= allowed && statuses.every((status) => [200, 204, 429].includes(status)),
      });
    };
    await flood(
      'new carts from one address',
      CARTS_ALLOWED,
      CARTS,
      async (caller) => (await caller.call({ path: carts, body: {} })).status,
    );
    await flood('decisions about cookies from one address', DECISIONS_ALLOWED, 330, async (caller) => {
      const body = { analytics: true, functional: true, marketing: true, text_version: '1', language: 'pl' };
      return (await caller.call({ path: `/rest/V1/consents/${randomUUID()}`, body })).status;
    });
    const batch = 50;
    await flood('batches of 50 made-up errors from one address', REPORTS_ALLOWED / batch, 40, async (caller, turn) => {
      const errors = Array.from({ length: batch }, (_, at) => ({ id: `${turn}-${at}`, message: 'x'.repeat(900) }));
      return (await caller.call({ path: '/temp-react-logger', body: { errors } })).status;
    });
    return findings;
  },
};
