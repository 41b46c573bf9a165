/** Helpers for tests of payments: an order at a gateway, the gateway's page, its signed call-backs, the result. */
import { createHmac } from 'node:crypto';
import type { ProviderName } from 'shared-contracts/codes';
import type { Order, OrderSecret } from 'shared-contracts/rest';
import { guestShopper, valueOf } from './checkout.ts';
import { bodyOf, newKey, ready } from './orders.ts';
import type { Shop } from './server.ts';

export interface Bought extends OrderSecret {
  /** An address of its own, so that its e-mails can be counted. */
  readonly email: string;
  readonly total: number;
}

/** A guest's order with this payment method. */
export async function boughtBy(server: Shop, sku: string, payment: string, blikCode?: string): Promise<Bought> {
  const shopper = await guestShopper(server);
  const cart = await ready(shopper, { sku, payment });
  const email = `${newKey()}@example.com`;
  const body = { ...bodyOf(cart, blikCode === undefined ? {} : { blik_code: blikCode }), email };
  const placed = valueOf(await shopper.rest.placeOrder(shopper.cart, newKey(), body));
  return { order: placed.number, hash: placed.hash, email, total: placed.grand_total };
}

/** The path of the payment page of an order's gateway. */
export async function redirectOf(server: Shop, bought: Bought, gateway: 'payu' | 'tpay' = 'payu'): Promise<string> {
  const { redirect_url: path } = valueOf(await server.rest.postPlaceOrderData(gateway, bought));
  if (path === null) throw new Error('the gateway has no payment page');
  return path;
}

/** Sends a call-back in the name of a gateway. @param signature default: a valid one, by the shared secret. @returns the status */
export async function callBack(server: Shop, gateway: ProviderName, callback: object, signature?: string): Promise<number> {
  // Our own server's answer.
  const { secret } = (await (await fetch(`${server.url}/dev/payment-secret`)).json()) as { readonly secret: string };
  const body = JSON.stringify(callback);
  const response = await fetch(`${server.url}/payments/notify/${gateway}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-signature': signature ?? createHmac('sha256', secret).update(body).digest('hex') },
    body,
  });
  return response.status;
}

/** Repeats `ask` until `isThere`, because the bank answers asynchronously. @throws when that takes too long */
async function until<Value>(ask: () => Promise<Value>, isThere: (value: Value) => boolean): Promise<Value> {
  const end = performance.now() + 15_000;
  for (;;) {
    const value = await ask();
    if (isThere(value)) return value;
    if (performance.now() > end) throw new Error(`it stays ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The transaction status once the bank has answered. */
export const answerOfBank = (server: Shop, secret: OrderSecret) =>
  until(
    async () => valueOf(await server.rest.transactionStatus(secret)),
    ({ status }) => status !== 'pending',
  );

export const orderOf = async (server: Shop, secret: OrderSecret): Promise<Order> => valueOf(await server.rest.readOrderByHash(secret));

/** The order once a call-back has marked it as paid; the gateway is not asked meanwhile. */
export const paidOrder = (server: Shop, secret: OrderSecret): Promise<Order> =>
  until(
    () => orderOf(server, secret),
    ({ payment }) => payment.status === 'paid',
  );

/** The number of events of a kind in an order's timeline. */
export const timesOf = ({ timeline }: Order, event: string): number => timeline.filter((one) => one.event === event).length;

/** Kinds of the e-mails about an order, sorted, once the outbox is empty. */
export async function mailKinds(server: Shop, { email }: Bought): Promise<readonly string[]> {
  const items = async (path: string): Promise<readonly { readonly kind: string; readonly to: string }[]> => {
    // Our own server's answer.
    const answer = (await (await fetch(`${server.url}${path}`)).json()) as { items: readonly { kind: string; to: string }[] };
    return answer.items;
  };
  await until(
    () => items(`/dev/mail/outbox.json?to=${email}`),
    (waiting) => waiting.length === 0,
  );
  return (await items(`/dev/mail.json?to=${email}`)).map(({ kind }) => kind).toSorted();
}

/** Requests the gateway's page; redirects are not followed. */
export const page = (server: Shop, path: string | null): Promise<Response> => fetch(`${server.url}${path ?? ''}`, { redirect: 'manual' });

/** Submits a button of the gateway's page as a browser without scripts does. @returns the redirect's target */
export async function press(
  server: Shop,
  path: string | null,
  action: 'pay' | 'refuse' | 'cancel' | 'decide' | 'documents',
): Promise<string | null> {
  const response = await fetch(`${server.url}${path ?? ''}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ action }),
  });
  if (response.status !== 303) throw new Error(`the gateway answers ${response.status}`);
  return response.headers.get('location');
}
