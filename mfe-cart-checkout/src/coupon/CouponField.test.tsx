/** @jest-environment ./shared-contracts/src/testing/jsdom-with-fetch.cjs */
import { describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CartPage from '../cart/CartPage.tsx';
import { createFakeCommerce } from '../testing/fake-commerce.ts';
import { plain, shopOf } from '../testing/open-checkout.tsx';

const open = async () => {
  const commerce = createFakeCommerce();
  const shop = shopOf(commerce, '/checkout/cart');
  await act(async () => render(<CartPage kind="cart" resolution={null} params={{}} />, { wrapper: shop.Wrapper }));
  return { commerce, shop, user: userEvent.setup() };
};
const summary = () => screen.getByRole('region', { name: 'Podsumowanie' });

describe('a coupon', () => {
  it('[C-24] [A-17] is put in, stands in the sums, and can be taken out', async () => {
    const { commerce, user } = await open();
    await user.click(screen.getByRole('button', { name: 'Mam kod rabatowy' }));
    const field = await screen.findByRole('textbox', { name: 'Kod rabatowy' });
    expect(document.activeElement).toBe(field);
    await user.type(field, ' AMPER50 {Enter}');
    const remove = await screen.findByRole('button', { name: 'Usuń kod rabatowy AMPER50' });
    expect(plain(summary())).toContain('Wartość produktów1 799,00 zł');
    expect(plain(summary())).toContain('Kod rabatowy AMPER50−50,00 zł');
    expect(plain(summary())).toContain('Do zapłaty1 749,00 zł');
    await user.click(remove);
    expect(await screen.findByRole('button', { name: 'Zastosuj' })).toBeTruthy();
    expect(plain(summary())).toContain('Do zapłaty1 799,00 zł');
    expect(commerce.calls('/coupons/').map(({ call }) => call.replace('/rest/V1/pwa/guest-carts/', ''))).toEqual([
      'PUT c1/coupons/AMPER50',
      'DELETE c1/coupons/AMPER50',
    ]);
  });

  it('[C-24] that is worth nothing is told at the field, with what was typed', async () => {
    const { commerce, user } = await open();
    await user.click(screen.getByRole('button', { name: 'Mam kod rabatowy' }));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Kod rabatowy' });
    await user.click(screen.getByRole('button', { name: 'Zastosuj' }));
    expect(screen.getByText('Wpisz kod rabatowy.')).toBeTruthy();
    commerce.refuse('/coupons/', 400, { code: 'coupon_unknown', message: 'x' });
    await user.type(field, 'NIC');
    await user.click(screen.getByRole('button', { name: 'Zastosuj' }));
    expect(await screen.findByText('Kod rabatowy jest nieprawidłowy lub wygasł.')).toBeTruthy();
    expect([field.value, document.activeElement]).toEqual(['NIC', field]);
  });

  it('[C-24] a condition that the cart does not meet is told in the server’s words', async () => {
    const { commerce, user } = await open();
    await user.click(screen.getByRole('button', { name: 'Mam kod rabatowy' }));
    commerce.refuse('/coupons/', 400, { code: 'coupon_min_total', message: 'Ten kod działa od 2 000,00 zł.' });
    await user.type(await screen.findByRole('textbox', { name: 'Kod rabatowy' }), 'LATO{Enter}');
    expect(await screen.findByText('Ten kod działa od 2 000,00 zł.')).toBeTruthy();
  });
});

describe('the way from the cart to the checkout', () => {
  it('[R-34] stands in the summary and in the bar of phones', async () => {
    await open();
    for (const name of ['Przejdź do kasy', 'Do kasy']) expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/checkout');
  });
});
