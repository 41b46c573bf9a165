/** @jest-environment ./shared-contracts/src/testing/jsdom-with-fetch.cjs */
import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { OrderToPlace } from 'shared-contracts/rest';
import { CART_CHANGED, CART_ID, SIGNIN_TOKEN, checkoutReceiptSlice } from 'shared-contracts';
import { zloty } from 'shared-contracts/testing/money';
import { ORDER_RECEIPT, SENT_ORDER } from 'shared-contracts/storage';
import { readyCart } from '../../testing/checkout-fixtures.ts';
import { checkoutCreateAccountDataAtom } from '../address/new-account-atom.ts';
import { createFakeCommerce, type FakeCommerce } from '../../testing/fake-commerce.ts';
import { openCheckout, plain } from '../../testing/open-checkout.tsx';

const BUTTON = 'Zamawiam z obowiązkiem zapłaty';
const button = () => screen.getByRole('button', { name: BUTTON });
const terms = () => screen.findByRole('checkbox', { name: /regulamin/ });
const placed = (commerce: FakeCommerce) => commerce.calls('payment-information');
// The test looks at what the page has sent, which is typed where it is sent.
const bodyOf = (commerce: FakeCommerce, at = 0) => placed(commerce)[at]?.body as OrderToPlace;
const keyOf = (commerce: FakeCommerce, at: number) => placed(commerce)[at]?.headers.get('idempotency-key');
const at = (commerce: FakeCommerce, options = {}) => openCheckout(commerce, '/checkout/summary', options);
const THANKS = 'Dziękujemy za zamówienie!';

describe('the summary', () => {
  it('shows all that was chosen, each with the way to change it', async () => {
    await at(createFakeCommerce(readyCart()));
    const part = await screen.findByRole('region', { name: 'Dane' });
    expect(plain(part)).toContain('ul. Lipowa 12/4');
    expect(within(part).getByRole('link').getAttribute('href')).toBe('/checkout/address');
    expect(plain(screen.getByRole('region', { name: 'Dostawa' }))).toContain('Kurier DPD');
    expect(plain(screen.getByRole('region', { name: 'Płatność' }))).toContain('Przelew tradycyjny');
    expect(plain(screen.getByRole('region', { name: 'Twoje zamówienie' }))).toContain('Do zapłaty1 813,99 zł');
  });

  it('[K-11] [K-12] [K-22] orders what was shown, once, and leads to the success page', async () => {
    const commerce = createFakeCommerce(readyCart());
    const { user, shop, address } = await at(commerce);
    await user.click(await terms());
    await user.click(button());
    await screen.findByRole('heading', { name: THANKS });
    expect(address()).toBe('/checkout/success/100000001/h4sh');
    expect(placed(commerce)).toHaveLength(1);
    expect(bodyOf(commerce)).toMatchObject({
      paymentMethod: { method: 'banktransfer', extension_attributes: { agreement_ids: [1] } },
      billingAddress: { firstname: 'Ola', city: 'Kraków' },
      email: 'ola@example.com',
      additionalData: { expected_total: zloty(1799) + 1499, cart_id: 'c1', analytics_ids: {} },
    });
    expect(shop.storage.read(ORDER_RECEIPT)).toEqual({ order: '100000001', hash: 'h4sh' });
    expect(shop.storage.read(SENT_ORDER)).toBeUndefined();
    expect(shop.storage.read(CART_ID)).toBeUndefined();
    // C-21: other tabs are notified.
    expect(shop.storage.read(CART_CHANGED)).toBeDefined();
    expect(shop.store.get(checkoutReceiptSlice.read).order).toMatchObject({ number: '100000001' });
  });

  it('[K-12] a customer sends no e-mail, and orders the own cart', async () => {
    const commerce = createFakeCommerce(readyCart());
    const { user } = await at(commerce, {
      prepare: (shop: { storage: { write: (key: typeof SIGNIN_TOKEN, value: string) => boolean } }) =>
        void shop.storage.write(SIGNIN_TOKEN, 't'),
    });
    await user.click(await terms());
    await user.click(button());
    await screen.findByRole('heading', { name: THANKS });
    expect(bodyOf(commerce)).not.toHaveProperty('email');
    expect(placed(commerce)[0]?.call).toContain('/carts/mine/');
  });

  it('[U-13] the wish for an account goes with the order, and the password is forgotten', async () => {
    const commerce = createFakeCommerce(readyCart());
    const { user, shop } = await at(commerce);
    act(() => shop.store.set(checkoutCreateAccountDataAtom, { password: 'Amperio2026', confirm: 'Amperio2026' }));
    expect(await screen.findByText('Razem z zamówieniem założymy dla Ciebie konto.')).toBeTruthy();
    await user.click(await terms());
    await user.click(button());
    await screen.findByRole('heading', { name: THANKS });
    expect(bodyOf(commerce).additionalData.create_account).toEqual({ password: 'Amperio2026' });
    expect(shop.store.get(checkoutCreateAccountDataAtom).password).toBe('');
  });

  it('[K-03] [K-04] without a required agreement a panel names it; one press accepts it and orders', async () => {
    const commerce = createFakeCommerce(readyCart());
    const { user } = await at(commerce);
    await terms();
    await user.click(button());
    const panel = await screen.findByRole('dialog', { name: 'Brakuje wymaganych zgód' });
    expect(placed(commerce)).toEqual([]);
    expect(within(panel).getByText('Akceptuję regulamin sklepu')).toBeTruthy();
    expect(within(panel).queryByText('Chcę dostawać oferty')).toBeNull();
    expect(screen.getByText('Ta zgoda jest wymagana.')).toBeTruthy();
    await user.click(within(panel).getByRole('button', { name: /Zaznacz i zamów/ }));
    await screen.findByRole('heading', { name: THANKS });
    expect(bodyOf(commerce).paymentMethod.extension_attributes).toEqual({ agreement_ids: [1] });
  });

  it('[K-12] a double click is one call', async () => {
    const commerce = createFakeCommerce(readyCart());
    const { user } = await at(commerce);
    await user.click(await terms());
    const release = commerce.hold('payment-information');
    await user.dblClick(button());
    await user.click(button());
    release();
    await screen.findByRole('heading', { name: THANKS });
    expect(placed(commerce)).toHaveLength(1);
  });
});

describe('an order that was not placed', () => {
  it('[K-12] another price: the difference is told, and the button must be pressed again', async () => {
    const commerce = createFakeCommerce(readyCart());
    const { user } = await at(commerce);
    await user.click(await terms());
    commerce.refuse('payment-information', 409, { code: 'price_changed', message: 'x', parameters: { total: 0 } });
    const [item] = commerce.cart.items;
    if (item && commerce.cart.summary) {
      commerce.cart = {
        ...commerce.cart,
        items: [{ ...item, row_total: zloty(1899) }],
        summary: { ...commerce.cart.summary, grand_total: zloty(1899) + 1499, to_pay: zloty(1899) + 1499 },
      };
    }
    await user.click(button());
    const alert = await screen.findByText(/Kwota do zapłaty zmieniła się/);
    expect(plain(alert)).toContain('z 1 813,99 zł na 1 913,99 zł');
    await user.click(button());
    await screen.findByRole('heading', { name: THANKS });
    expect(placed(commerce)).toHaveLength(2);
    expect(bodyOf(commerce, 1).additionalData.expected_total).toBe(zloty(1899) + 1499);
  });

  it('a product that is sold out is told at the product, with the way to the cart', async () => {
    const commerce = createFakeCommerce(readyCart());
    const { user } = await at(commerce);
    await user.click(await terms());
    commerce.refuse('payment-information', 400, {
      code: 'out_of_stock',
      message: 'Pralka WISŁOTECH: Produkt jest obecnie niedostępny.',
      parameters: { item_id: 7, sku: 'PRALKA' },
    });
    await user.click(button());
    const link = await screen.findByRole('link', { name: 'Przejdź do koszyka' });
    expect(link.getAttribute('href')).toBe('/checkout/cart');
    expect(link.closest('li')?.textContent).toContain('niedostępny');
  });

  it('[J-357] a password that has leaked is told with the step that has its field', async () => {
    const commerce = createFakeCommerce(readyCart());
    const { user } = await at(commerce);
    await user.click(await terms());
    const parameters = { password: 'leaked-password' };
    commerce.refuse('payment-information', 400, { code: 'invalid_fields', message: 'Sprawdź zaznaczone pola.', parameters });
    await user.click(button());
    const words = 'To hasło pojawiło się w wycieku danych z innego serwisu. Wymyśl inne. Inne hasło do konta wpiszesz w kroku „Dane”.';
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('[K-12] a lost answer: the same key is sent again, and there is one order', async () => {
    const commerce = createFakeCommerce(readyCart());
    const { user } = await at(commerce);
    await user.click(await terms());
    commerce.lose('payment-information');
    await user.click(button());
    expect(await screen.findByText(/Nie wiemy, czy zamówienie dotarło/)).toBeTruthy();
    await user.click(button());
    await screen.findByRole('heading', { name: THANKS });
    expect(keyOf(commerce, 0)).toBe(keyOf(commerce, 1));
    expect(keyOf(commerce, 0)).toMatch(/.{16,}/);
  });

  it.each([
    ['', undefined],
    [', also after an earlier order of this tab', { order: '100000000', hash: 'earlier' }],
  ])('[K-12] and a reload after it finds the order by the kept key, though its cart is gone%s', async (_when, earlier) => {
    const commerce = createFakeCommerce(readyCart());
    const first = await at(commerce);
    if (earlier) first.shop.storage.write(ORDER_RECEIPT, earlier);
    await first.user.click(await terms());
    commerce.lose('payment-information');
    await first.user.click(button());
    await screen.findByText(/Nie wiemy, czy zamówienie dotarło/);
    first.unmount();
    commerce.cart = { ...commerce.cart, items: [], total_count: 0 };
    const { shop } = await at(commerce, { shop: first.shop });
    await screen.findByRole('heading', { name: THANKS });
    expect(keyOf(commerce, 1)).toBe(keyOf(commerce, 0));
    expect(shop.storage.read(ORDER_RECEIPT)).toEqual({ order: '100000001', hash: 'h4sh' });
  });

  it('[K-03] missing answers and a wrong BLIK code are told apart: the field first', async () => {
    const commerce = createFakeCommerce(readyCart('tpay_blik'));
    const { user } = await at(commerce);
    const code = await screen.findByRole('textbox', { name: /Kod BLIK/ });
    await user.type(code, '12a3');
    await user.click(button());
    expect(screen.getByText('Kod BLIK musi mieć 6 cyfr.')).toBeTruthy();
    expect(document.activeElement).toBe(code);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(placed(commerce)).toEqual([]);
  });
});

describe('what follows an order', () => {
  it('[K-13] a card is paid at the gateway’s page', async () => {
    const commerce = createFakeCommerce(readyCart('payu_gateway'));
    commerce.next = 'redirect';
    commerce.postPlace = { redirect_url: 'https://payu.example/pay/1' };
    const { user, left } = await at(commerce);
    await user.click(await terms());
    await user.click(button());
    await waitFor(() => expect(left).toEqual(['https://payu.example/pay/1']));
    expect(commerce.calls('/payu/data/getPostPlaceOrderData')).toHaveLength(1);
  });

  it('[K-13] an address that is neither ours nor encrypted is never followed: the success page offers to pay', async () => {
    const commerce = createFakeCommerce(readyCart('Tpay'));
    commerce.cart = {
      ...commerce.cart,
      payment: { method: 'Tpay', extension_attributes: { title: 'x' }, additional_data: { group: 113 } },
    };
    commerce.next = 'redirect';
    commerce.postPlace = { redirect_url: 'javascript:alert(1)' };
    const { user, left } = await at(commerce);
    await user.click(await terms());
    await user.click(button());
    await screen.findByRole('link', { name: 'Zapłać' });
    expect(left).toEqual([]);
    expect(bodyOf(commerce).paymentMethod.additional_data).toEqual({ group: 113 }); // K-07
    expect(commerce.calls('/tpay/data/getPostPlaceOrderData')).toHaveLength(1);
  });

  it('[J-282] an operator that is away: the order stands, and the page to pay it in another way opens', async () => {
    const commerce = createFakeCommerce(readyCart('payu_gateway'));
    commerce.next = 'redirect';
    commerce.refuse('getPostPlaceOrderData', 503, { code: 'gateway_unavailable', message: 'Operator płatności nie odpowiada.' });
    const { user, address } = await at(commerce);
    await user.click(await terms());
    await user.click(button());
    await waitFor(() => expect(address()).toBe('/checkout/payment/error?order=100000001&hash=h4sh'));
    expect(placed(commerce)).toHaveLength(1);
  });

  it('[K-07] [K-08] PayU gets the BLIK code with the order, Tpay after it', async () => {
    for (const [method, next, withOrder] of [
      ['payu_gateway_blik', 'blik-wait', { blik_code: '777123' }],
      ['tpay_blik', 'blik-code', {}],
    ] as const) {
      const commerce = createFakeCommerce(readyCart(method));
      commerce.next = next;
      const { user, unmount, address } = await at(commerce);
      await user.type(await screen.findByRole('textbox', { name: /Kod BLIK/ }), '777 123');
      await user.click(await terms());
      await user.click(button());
      await screen.findByText('Potwierdź płatność w aplikacji banku');
      expect(address()).toBe('/checkout/success/100000001/h4sh?blik=1');
      expect(bodyOf(commerce).paymentMethod.additional_data).toEqual(withOrder);
      expect(commerce.calls('blikPay').map(({ body }) => body)).toEqual(
        method === 'tpay_blik' ? [{ blikCode: '777123', order: '100000001', hash: 'h4sh' }] : [],
      );
      unmount();
    }
  });

  it('the way back from the success page says that the order has been placed, and never orders again', async () => {
    const commerce = createFakeCommerce(readyCart());
    const { user, go } = await at(commerce);
    await user.click(await terms());
    await user.click(button());
    await screen.findByRole('heading', { name: THANKS });
    commerce.cart = { ...commerce.cart, items: [], total_count: 0 };
    await go('/checkout/summary');
    expect(await screen.findByText('Zamówienie 100000001 zostało złożone')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zobacz zamówienie' }).getAttribute('href')).toBe('/checkout/success/100000001/h4sh');
    expect(placed(commerce)).toHaveLength(1);
  });
});
