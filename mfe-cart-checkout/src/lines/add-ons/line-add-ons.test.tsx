/** @jest-environment ./shared-contracts/src/testing/jsdom-with-fetch.cjs */
import { describe, expect, it } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CART_ID, succeeded } from 'shared-contracts';
import type { Cart } from 'shared-contracts/rest';
import type { FakeCart } from 'shared-contracts/testing';
import { zloty } from 'shared-contracts/testing/money';
import { createCartShop } from '../../testing/cart-shop.ts';
import { freshCart } from '../../testing/checkout-fixtures.ts';
import { cartPage, plain, row, summary } from '../../testing/open-cart-page.tsx';

type Item = Cart['items'][number];

const lineOf = ([line]: readonly Item[]): Item => {
  if (line === undefined) throw new Error('the fixture has no line');
  return line;
};

const warranties = [
  { id: 1, name: 'Gwarancja +1 rok', description: 'Rok dłużej.', years: 1, price: zloty(129) },
  { id: 2, name: 'Gwarancja +2 lata', description: 'Dwa lata dłużej.', years: 2, price: zloty(179) },
];
const services: Item['services'] = [
  { id: 2, name: 'Podłączenie sprzętu', price: zloty(129), selected: false, needs_shop: false, option: null },
  { id: 11, name: 'Montaż folii matowej', price: zloty(79), selected: false, needs_shop: true, option: null },
];

/** The cart page over a commerce server that keeps one line, and what a line may have. */
async function open(chosen: Partial<Item> = {}) {
  let item: Item = { ...lineOf(freshCart.items), qty: 2, services, has_warranty_options: true, ...chosen };
  const asked: string[] = [];
  let refusal: object | null = null;
  const cart = (): Cart => {
    const perPiece =
      (item.warranty?.value ?? 0) + item.services.filter(({ selected }) => selected).reduce((sum, { price }) => sum + price, 0);
    const [subtotal, addOnsTotal] = [2 * zloty(1799), 2 * perPiece];
    const total = subtotal + addOnsTotal;
    const free = { free_delivery_from: zloty(3500), missing_for_free_delivery: 0 };
    const nothing = { discount: 0, coupon_discount: 0, shipping: null, payment_fee: 0 };
    return {
      ...freshCart,
      items: [{ ...item, add_ons_total: addOnsTotal }],
      total,
      total_count: 2,
      summary: { subtotal, add_ons: addOnsTotal, total, grand_total: total, ...free, ...nothing },
    };
  };
  const change = async (request: Request, call: string): Promise<void> => {
    const [, verb, id] = /^\w+ (set-service|unset-service)\/7\/(\d+)/.exec(call) ?? [];
    const pick = (one: Item['services'][number]) => (one.id === Number(id) ? { ...one, selected: verb === 'set-service' } : one);
    if (verb !== undefined) item = { ...item, services: item.services.map(pick) };
    if (call === 'DELETE unset-warranty/7') item = { ...item, warranty: null };
    if (call !== 'POST set-warranty') return;
    const { warrantyId } = (await request.json()) as { warrantyId: number }; // the client's own body
    const found = warranties.find((one) => one.id === warrantyId);
    item = { ...item, warranty: found === undefined ? null : { id: found.id, name: found.name, value: found.price } };
  };
  const shop = createCartShop({
    path: '/checkout/cart',
    fetch: async (input, init) => {
      const request = input instanceof Request ? input : new Request(new URL(String(input), location.href), init);
      const call = `${request.method} ${new URL(request.url).pathname.replace(/^.*\/(?:c1|V1)\//, '')}`;
      asked.push(call);
      if (call.includes('warranty/options')) return Response.json({ sku: 'PRALKA', price: zloty(1799), options: warranties });
      if (refusal !== null) return Response.json(refusal, { status: 400 });
      await change(request, call);
      return Response.json(cart());
    },
  });
  shop.storage.write(CART_ID, 'c1');
  // Answered over HTTP, where it is parsed as any cart is.
  shop.cartApi.read = async () => succeeded(cart() as unknown as FakeCart);
  const user = userEvent.setup();
  await act(async () => render(cartPage, { wrapper: shop.Wrapper }));
  return { user, asked, refuse: (body: object) => void (refusal = body) };
}

const addOns = () => within(row('Pralka')).getByRole('list', { name: 'Ochrona i usługi: Pralka WISŁOTECH' });
const opener = () => screen.getByRole('button', { name: /^(Dodaj|Zmień) .*usługi: Pralka WISŁOTECH$/ });

describe('warranty and services of a line', () => {
  it('stand below it with their price for all pieces, and are a sum of their own', async () => {
    await open({
      warranty: { id: 2, name: 'Gwarancja +2 lata', value: zloty(179) },
      services: services.map((one) => ({ ...one, selected: one.id === 2 })),
    });
    const entries = within(addOns()).getAllByRole('listitem').map(plain);
    expect(entries).toEqual(['Gwarancja +2 lata358,00 zł179,00 zł / szt.', 'Podłączenie sprzętu258,00 zł129,00 zł / szt.']);
    expect(plain(summary())).toContain('Wartość produktów3 598,00 zł');
    expect(plain(summary())).toContain('Ochrona i usługi616,00 zł');
    expect(plain(summary())).toContain('Do zapłaty4 214,00 zł');
    // Delivery is not free for what is not delivered.
    expect(plain(summary())).toContain('Masz darmową dostawę');
  });

  it('another warranty is chosen from those that the shop offers for its price, or none', async () => {
    const { user, asked } = await open();
    await user.click(opener());
    const none = await screen.findByRole('radio', { name: 'Bez dodatkowej ochrony' });
    expect([asked, none]).toMatchObject([['GET warranty/options/PRALKA/179900'], { checked: true }]);
    await user.click(screen.getByRole('radio', { name: /^Gwarancja \+2 lata/ }));
    expect(plain(addOns())).toContain('Gwarancja +2 lata');
    await user.click(screen.getByRole('radio', { name: 'Bez dodatkowej ochrony' }));
    expect(asked.slice(1)).toEqual(['POST set-warranty', 'DELETE unset-warranty/7']);
    expect(screen.queryByText('Ochrona i usługi')).toBeNull();
  });

  it('services are ticked one by one; what needs a shop is chosen on the page of the product', async () => {
    const { user, asked } = await open({ has_warranty_options: false });
    await user.click(opener());
    await user.click(await screen.findByRole('checkbox', { name: /Podłączenie sprzętu/ }));
    expect(asked).toEqual(['GET set-service/7/2']);
    expect(plain(addOns())).toContain('Podłączenie sprzętu');
    expect(screen.queryByRole('checkbox', { name: /folii/ })).toBeNull();
    expect(screen.getByRole('link', { name: /Montaż folii wybierzesz/ }).getAttribute('href')).toBe('/pralka.html#uslugi');
  });

  it('what is taken out can be put back, in the same shop', async () => {
    const option = { id: 15, name: 'Amperio Gdańsk' };
    const { user, asked } = await open({ services: services.map((one) => (one.id === 11 ? { ...one, selected: true, option } : one)) });
    expect(plain(addOns())).toContain('Amperio Gdańsk');
    await user.click(screen.getByRole('button', { name: 'Usuń: Montaż folii matowej' }));
    expect(screen.getByText('Usunięto: Montaż folii matowej')).toBeTruthy();
    const undo = screen.getByRole('button', { name: 'Cofnij' });
    expect(document.activeElement).toBe(undo);
    await user.click(undo);
    expect(asked).toEqual(['DELETE unset-service/7/11', 'GET set-service/7/11/15']);
    expect(plain(addOns())).toContain('Montaż folii matowej');
  });

  it('[R-39] [X-02] opened, they are a virtual page view of upselling; the address stays', async () => {
    const holder = globalThis as { dataLayer?: unknown[] }; // not in the DOM's types
    holder.dataLayer = [];
    const { user } = await open();
    expect(holder.dataLayer).toEqual([]);
    const before = location.href;
    await user.click(opener());
    expect(await screen.findByRole('group', { name: 'Usługi' })).toBeTruthy();
    expect([holder.dataLayer, location.href]).toEqual([
      [{ event: 'virtualPageView', virtualPagePath: '/checkout/cart/upselling/' }],
      before,
    ]);
    delete holder.dataLayer;
  });

  it('a refusal is told at the line, and the choice is as it was', async () => {
    const { user, refuse } = await open();
    await user.click(opener());
    const box = await screen.findByRole('checkbox', { name: /Podłączenie sprzętu/ });
    refuse({ code: 'service_not_offered', message: 'Tej usługi nie ma dla tego produktu.' });
    await user.click(box);
    expect(within(row('Pralka')).getAllByRole('alert').map(plain)).toContain('Tej usługi nie ma dla tego produktu.');
    expect(box).toHaveProperty('checked', false);
  });

  it('a product without any has no way to them', async () => {
    await open({ services: [], has_warranty_options: false });
    expect(screen.queryByRole('button', { name: /usługi/ })).toBeNull();
  });
});
