/** Helpers for tests of orders: a cart that is ready to be ordered, its order, the stock, the e-mails. */
import { randomUUID } from 'node:crypto';
import type { Cart, OrderToPlace, PlacedOrder } from 'shared-contracts/rest';
import { person, valueOf } from './checkout.ts';
import type { Shopper } from './checkout.ts';
import { mailsTo, type InboxMail } from './inbox.ts';
import { post } from './post.ts';
import type { Shop } from './server.ts';

export const newKey = (): string => randomUUID();

export async function stockOf(server: Shop, sku: string): Promise<number> {
  const { msProducts } = await server.graphql<{ msProducts: { items: readonly { readonly qty: number }[] } }>(
    'query($skus:[String!]){msProducts(skus:$skus){items{qty}}}',
    { skus: [sku] },
  );
  return msProducts.items[0]?.qty ?? -1;
}

export const setStock = (server: Shop, sku: string, qty: number): Promise<Response> => post(server, '/dev/stock', { sku, qty });

/** Changes the status of an order. */
export const setStatus = (server: Shop, number: string, status: string): Promise<Response> =>
  post(server, '/dev/order-status', { number, status });

/** Cancels unpaid orders as if it were this time, until none is left: others may have left many. @returns the numbers of the cancelled orders */
export async function expireAt(server: Shop, now: Date): Promise<readonly string[]> {
  // Our own server's answer.
  const { cancelled } = (await (await post(server, '/dev/expire-orders', { now: now.toISOString() })).json()) as {
    cancelled: readonly string[];
  };
  return cancelled.length === 0 ? [] : [...cancelled, ...(await expireAt(server, now))];
}

export interface Wanted {
  readonly sku: string;
  readonly qty?: number;
  readonly payment?: string;
  readonly shipping?: string;
  readonly telephone?: string;
}

/** A cart in which everything is chosen. */
export async function ready(
  shopper: Shopper,
  { sku, qty = 1, payment = 'banktransfer', shipping = 'inpost', telephone = person.telephone }: Wanted,
): Promise<Cart> {
  await shopper.add(sku, qty);
  valueOf(await shopper.rest.selectPayment(shopper.cart, payment));
  valueOf(await shopper.rest.setAddresses(shopper.cart, { billing_address: { ...person, telephone } }));
  return valueOf(await shopper.rest.setShipping(shopper.cart, shipping));
}

export function bodyOf(cart: Cart, additional: OrderToPlace['paymentMethod']['additional_data'] = {}): OrderToPlace {
  const method = cart.payment?.method ?? '';
  const agreements = cart.payment_methods?.find(({ code }) => code === method)?.agreements.map(({ id }) => id) ?? [];
  return {
    paymentMethod: { method, additional_data: additional, extension_attributes: { agreement_ids: agreements } },
    email: person.email,
    additionalData: { expected_total: cart.summary?.grand_total ?? 0, cart_id: cart.cart_id },
  };
}

export async function ordered(shopper: Shopper, wanted: Wanted): Promise<PlacedOrder> {
  const cart = await ready(shopper, wanted);
  return valueOf(await shopper.rest.placeOrder(shopper.cart, newKey(), bodyOf(cart)));
}

export type SandboxMail = Pick<InboxMail, 'kind' | 'subject' | 'text'>;

const limitMs = 10_000;
/** An answer may have fifty e-mails: whoever asks without a break takes the processor from the server that is to send the one in question. */
const betweenMs = 25;

/** Waits for an e-mail: the outbox worker sends asynchronously. */
export async function mailTo(server: Shop, to: string, fits: (mail: SandboxMail) => boolean): Promise<SandboxMail> {
  const until = performance.now() + limitMs;
  for (;;) {
    const found = (await mailsTo(server, to, 0)).find(fits);
    if (found !== undefined) return found;
    if (performance.now() > until) throw new Error(`no such e-mail to ${to}`);
    await new Promise((resolve) => setTimeout(resolve, betweenMs));
  }
}

/** The number of confirmation e-mails of an order; waits for the first one. */
export async function mailsAbout(server: Shop, number: string, to: string = person.email): Promise<number> {
  const fits = ({ kind, text }: SandboxMail): boolean => kind === 'order-placed' && text.includes(number);
  await mailTo(server, to, fits);
  return (await mailsTo(server, to, 0)).filter(fits).length;
}
