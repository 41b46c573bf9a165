/** Helpers for tests of gift cards: bought and paid for, their codes, what the desk shows of their orders. */
import { beforeAll, expect } from '@jest/globals';
import type { GiftDetails } from 'shared-contracts/gift-cards';
import type { NewCartItem } from 'shared-contracts';
import type { Cart, Order } from 'shared-contracts/rest';
import { guestShopper, person, sellable, valueOf } from './checkout.ts';
import type { Shopper } from './checkout.ts';
import { desk, deskAnswer, newStaff, type Staff } from './desk.ts';
import { bodyOf, mailTo, newKey, ready, setStatus, setStock } from './orders.ts';
import type { Bought } from './payments.ts';
import { posted } from './post.ts';
import type { Shop } from './server.ts';

/** The SKU of the card that most tests buy. */
export const card = 'KARTA-100';
/** What this card is worth, grosze. */
export const value = 10_000;
export const dayMs = 86_400_000;
const today = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Warsaw' }).format(new Date());
/** So many days from today, as the shop's calendar writes them. */
export const dayAhead = (days: number): string => new Date(Date.parse(`${today()}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** For whom a card is; it is sent today unless told. */
export const giftTo = (email: string, changes: Partial<GiftDetails> = {}): GiftDetails => ({
  recipientEmail: email,
  recipientName: 'Zosia',
  message: 'Wszystkiego najlepszego!\nOla',
  day: today(),
  ...changes,
});

/** Puts a card, or other goods, into a cart. */
export const addTo = ({ rest, cart }: Shopper, item: NewCartItem) => rest.addCartItem(cart, item);

/** The code of a gift card in an e-mail; empty where there is none. */
export const codeIn = (text: string): string => /\b(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}\b/.exec(text)?.[0] ?? '';
export const cardsOf = (order: Order) => order.gift_cards ?? [];

const sums = (cart: Cart) => ({ expected_total: cart.summary?.to_pay ?? -1, expected_voucher: cart.summary?.voucher ?? 0 });

interface Paid extends Bought {
  readonly recipient: string;
}

interface AtDesk {
  readonly steps: readonly string[];
  readonly left: number;
  readonly refunded: number;
  readonly cards_to_resend: readonly number[];
}

const iban = 'PL61109010140000071219812874';

/** Calls about gift cards of a server, and goods that are bought beside or with them. */
export function useGiftCards(server: Shop) {
  let staff: Staff;
  let sku = '';

  beforeAll(async () => {
    const parcels = (await sellable(server)).filter((one) => !one.block_courier_shipping && one.weight_grams < 5000);
    sku = parcels.find(({ final_price: price }) => price > 15_000 && price < 40_000)?.sku ?? '';
    await setStock(server, sku, 500);
    staff = await newStaff(server, 'moderator');
  }, 60_000);

  /** A cart in which everything is chosen: cards, and other goods where `goods` says so. */
  async function readyFor(shopper: Shopper, gift: GiftDetails, { qty = 1, goods = false, payment = 'banktransfer' } = {}): Promise<Cart> {
    valueOf(await addTo(shopper, { sku: card, qty, gift }));
    if (goods) await shopper.add(sku);
    valueOf(await shopper.rest.selectPayment(shopper.cart, payment));
    valueOf(await shopper.rest.setAddresses(shopper.cart, { billing_address: person }));
    return goods ? valueOf(await shopper.rest.setShipping(shopper.cart, 'inpost')) : shopper.read();
  }

  async function place(shopper: Shopper, cart: Cart): Promise<Bought> {
    const email = `${newKey()}@example.com`;
    const body = bodyOf(cart);
    const placed = valueOf(
      await shopper.rest.placeOrder(shopper.cart, newKey(), { ...body, email, additionalData: { ...body.additionalData, ...sums(cart) } }),
    );
    return { order: placed.number, hash: placed.hash, email, total: placed.grand_total };
  }

  /** An order of cards that has been paid by a transfer. */
  async function paidCards(changes: Partial<GiftDetails> = {}, wanted: Parameters<typeof readyFor>[2] = {}): Promise<Paid> {
    const shopper = await guestShopper(server);
    const recipient = `${newKey()}@example.org`;
    const bought = await place(shopper, await readyFor(shopper, giftTo(recipient, changes), wanted));
    expect((await setStatus(server, bought.order, 'processing')).status).toBe(200);
    return { ...bought, recipient };
  }

  const codeOf = async (recipient: string): Promise<string> =>
    codeIn((await mailTo(server, recipient, ({ kind }) => kind === 'gift-card')).text);
  const balanceOf = async (code: string) => valueOf(await server.rest.giftCardBalance(code));
  const sendDueAt = async (now: Date): Promise<void> => {
    const headers = { 'content-type': 'application/json' };
    await fetch(`${server.url}/dev/send-gift-cards`, { method: 'POST', headers, body: JSON.stringify({ now: now.toISOString() }) });
  };

  /** Withdraws from the goods of an order of one card and goods, which are the second line. */
  const withdrawGoods = async ({ order: number, email }: Bought) =>
    valueOf(
      await server.rest.submitWithdrawal({
        order: { number, email, telephone: person.telephone },
        seen: 0,
        lines: [{ line: 1, qty: 1 }],
        return_way: 'label',
        iban,
      }),
    ).number;

  /** Cards and goods that a voucher has paid, delivery included; the cards are paid by a transfer. @returns also the voucher's code */
  async function paidWithVoucher(changes: Partial<GiftDetails> = {}) {
    const shopper = await guestShopper(server);
    const code = `BON-${newKey().slice(0, 18)}`;
    await posted(server, '/dev/voucher', { code, balance: 100_000 });
    const recipient = `${newKey()}@example.org`;
    await readyFor(shopper, giftTo(recipient, changes), { goods: true });
    const cart = valueOf(await shopper.rest.putVoucher(shopper.cart, code));
    const bought = await place(shopper, cart);
    await setStatus(server, bought.order, 'processing');
    return { ...bought, recipient, code, goods: bought.total - value };
  }

  async function deskIdOf({ order }: Bought): Promise<number> {
    const path = `/orders?search=${order}`;
    const { items } = await deskAnswer<{ readonly items: readonly { readonly id: number }[] }>(server, staff.token, path);
    return items[0]?.id ?? 0;
  }
  const atDesk = async (bought: Bought) => deskAnswer<AtDesk>(server, staff.token, `/orders/${await deskIdOf(bought)}`);
  const resend = async (bought: Bought) =>
    desk(server, staff.token, `/orders/${await deskIdOf(bought)}/gift-cards/1/resend`, { method: 'POST' });
  const refundByStaff = async (bought: Bought, amount: number) =>
    desk(server, staff.token, `/orders/${await deskIdOf(bought)}/refund`, { method: 'POST', body: { amount, refunded: 0 } });
  const secondCodeOf = async (recipient: string, first: string): Promise<string> =>
    codeIn((await mailTo(server, recipient, ({ kind, text }) => kind === 'gift-card' && codeIn(text) !== first)).text);

  /** Pays goods with a code as far as it reaches, the rest by a transfer. */
  async function payWith(code: string) {
    const shopper = await guestShopper(server);
    await ready(shopper, { sku });
    const cart = valueOf(await shopper.rest.putVoucher(shopper.cart, code));
    return { shopper, cart, pay: () => place(shopper, cart) };
  }

  return {
    /** Goods between 150 and 400 zł that are sent as a parcel. */
    goodsSku: () => sku,
    /** The token of a member of staff. */
    staffToken: () => staff.token,
    readyFor,
    place,
    paidCards,
    codeOf,
    balanceOf,
    sendDueAt,
    withdrawGoods,
    paidWithVoucher,
    deskIdOf,
    atDesk,
    resend,
    refundByStaff,
    secondCodeOf,
    payWith,
  };
}
