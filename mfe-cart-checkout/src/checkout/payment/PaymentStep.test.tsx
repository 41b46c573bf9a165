/** @jest-environment ./shared-contracts/src/testing/jsdom-with-fetch.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { checkoutSlice } from 'shared-contracts';
import { INSTALMENT_PLAN } from 'shared-contracts/storage';
import { freshCart, readyCart } from '../../testing/checkout-fixtures.ts';
import { createFakeCommerce } from '../../testing/fake-commerce.ts';
import { card, openCheckout, plain } from '../../testing/open-checkout.tsx';

const next = () => screen.getByRole('button', { name: 'Dalej: dane' });
const order = (): HTMLElement => screen.getByRole('region', { name: 'Twoje zamówienie' });
const selected = (commerce: ReturnType<typeof createFakeCommerce>) => commerce.calls('selected-payment-method').map(({ body }) => body);

afterEach(() => void delete (globalThis as { dataLayer?: unknown[] }).dataLayer); // not in the DOM's types

describe('how to pay', () => {
  it('[R-34] [R-37] the checkout without a step opens at the first that is missing', async () => {
    const { address } = await openCheckout(createFakeCommerce(), '/checkout');
    expect(address()).toBe('/checkout/payment');
    expect(screen.getByRole('heading', { level: 1, name: 'Jak chcesz zapłacić?' })).toBeTruthy();
    expect(screen.queryByText('Najpierw uzupełnij ten krok.')).toBeNull();
  });

  it('[R-37] a step that may not be entered yet gives way to the missing one, and says so', async () => {
    const { address } = await openCheckout(createFakeCommerce(), '/checkout/summary');
    expect(address()).toBe('/checkout/payment');
    expect(screen.getByText('Najpierw uzupełnij ten krok.')).toBeTruthy();
  });

  it('[K-27] each choice is saved at once, its fee stands in the sum, and the button leads on', async () => {
    const commerce = createFakeCommerce();
    const { user, address } = await openCheckout(commerce, '/checkout/payment');
    expect(plain(order())).toContain('Dostawa od0,00 zł');
    await user.click(card('cashondelivery'));
    expect(selected(commerce)).toEqual([{ paymentMethod: { method: 'cashondelivery' } }]);
    await waitFor(() => expect(plain(order())).toContain('Opłata za płatność9,99 zł'));
    expect(plain(order())).toContain('Do zapłaty1 808,99 zł');
    await user.click(next());
    await waitFor(() => expect(address()).toBe('/checkout/address'));
  });

  it('[K-27] a choice that the cart brings while the step stands is shown, and counts', async () => {
    const commerce = createFakeCommerce();
    const { user, address, shop } = await openCheckout(commerce, '/checkout/payment');
    expect(card('cashondelivery').checked).toBe(false);
    commerce.cart = { ...commerce.cart, payment: readyCart('cashondelivery').payment };
    await act(async () => void (await shop.cart.load('full')));
    expect(card('cashondelivery').checked).toBe(true);
    await user.click(next());
    await waitFor(() => expect(address()).toBe('/checkout/address'));
  });

  it('without a choice the step says what is missing and leads to it', async () => {
    const { user, address } = await openCheckout(createFakeCommerce(), '/checkout/payment');
    await user.click(next());
    expect(screen.getByText('Wybierz sposób płatności.').closest('[role=alert]')).toBeTruthy();
    expect(document.activeElement).toBe(card('tpay_blik'));
    expect(address()).toBe('/checkout/payment');
  });

  it('[J-305] the same way through another operator waits behind other ways, which nothing that can’t be chosen stands in front of', async () => {
    const commerce = createFakeCommerce();
    const { user } = await openCheckout(commerce, '/checkout/payment');
    const others = screen.getByText('Inne sposoby płatności (1)').closest('details');
    expect(others?.open).toBe(false);
    expect(others?.contains(card('payu_gateway_blik'))).toBe(true);
    const radios = screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
    expect(radios.at(-1)).toBe('payu_gateway_blik');
    const closed = screen.getByText('Niedostępne dla tego zamówienia (1)');
    expect(others?.compareDocumentPosition(closed)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(card('payu_gateway_blik'));
    expect(others?.open).toBe(true);
    expect(selected(commerce)).toEqual([{ paymentMethod: { method: 'payu_gateway_blik' } }]);
  });

  it('[J-370] wallets stand in sight beside the card, Apple Pay only in browsers that have it or where it was chosen before', async () => {
    const withWallets = () => {
      const commerce = createFakeCommerce();
      const [blik, cardPayment, ...others] = commerce.cart.payment_methods ?? [];
      if (blik === undefined || cardPayment === undefined) throw new Error('the cart has ways to pay');
      const wallets = [
        { ...cardPayment, code: 'payu_gateway_google_pay', title: 'Google Pay' },
        { ...cardPayment, code: 'payu_gateway_apple_pay', title: 'Apple Pay' },
      ];
      commerce.cart = { ...commerce.cart, payment_methods: [blik, cardPayment, ...wallets, ...others] };
      return commerce;
    };
    const first = () =>
      screen
        .getAllByRole<HTMLInputElement>('radio')
        .slice(0, 4)
        .map(({ value }) => value);
    const { user } = await openCheckout(withWallets(), '/checkout/payment');
    expect(first()).toEqual(['tpay_blik', 'payu_gateway', 'payu_gateway_google_pay', 'Tpay']);
    expect(screen.getByText('Inne sposoby płatności (1)')).toBeTruthy();
    await user.click(card('payu_gateway_google_pay'));
    expect(screen.getByRole('link', { name: /Regulamin operatora/ })).toBeTruthy();
    cleanup();

    Object.assign(globalThis, { ApplePaySession: () => undefined });
    try {
      await openCheckout(withWallets(), '/checkout/payment');
      expect(first()).toEqual(['tpay_blik', 'payu_gateway', 'payu_gateway_google_pay', 'payu_gateway_apple_pay']);
    } finally {
      Reflect.deleteProperty(globalThis, 'ApplePaySession');
      cleanup();
    }
    const chosen = withWallets();
    chosen.cart = { ...chosen.cart, payment: readyCart('payu_gateway_apple_pay').payment };
    await openCheckout(chosen, '/checkout/payment');
    expect(card('payu_gateway_apple_pay').checked).toBe(true);
  });

  it('[J-305] the terms of the operator stand beside the chosen payment, and nowhere else', async () => {
    const { user } = await openCheckout(createFakeCommerce(), '/checkout/payment');
    const terms = () =>
      screen.queryAllByRole('link', { name: /Regulamin operatora/ }).map((link) => new URL(link.getAttribute('href') ?? '').host);
    expect(terms()).toEqual([]);
    await user.click(card('tpay_blik'));
    expect(terms()).toEqual(['tpay.com']);
    await user.click(card('payu_gateway'));
    expect(terms()).toEqual(['static.payu.com']);
    await user.click(card('banktransfer'));
    expect(terms()).toEqual([]);
  });

  it('what can’t be chosen stands behind the choices and says why', async () => {
    await openCheckout(createFakeCommerce(), '/checkout/payment');
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)).not.toContain('simply_lease');
    const behind = screen.getByText(/^Niedostępne dla tego zamówienia/).closest('details');
    expect([behind?.open, behind?.textContent]).toEqual([false, expect.stringContaining('Leasing jest tylko dla firm.')]);
  });

  it('the way that the cart holds stands in sight with its reason when it can’t be chosen any more', async () => {
    await openCheckout(createFakeCommerce(readyCart('simply_lease')), '/checkout/payment');
    const closed = screen.getByText(/^Niedostępne dla tego zamówienia/).closest('details');
    expect([closed?.open, closed?.textContent]).toEqual([true, expect.stringContaining('Leasing jest tylko dla firm.')]);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  it('[K-09] [C-06] an online transfer asks for the bank, and keeps it', async () => {
    const commerce = createFakeCommerce();
    const { user, address, shop } = await openCheckout(commerce, '/checkout/payment');
    await user.click(card('Tpay'));
    await user.click(next());
    expect(screen.getByText('Wybierz bank, z którego zapłacisz.')).toBeTruthy();
    expect(address()).toBe('/checkout/payment');
    await user.click(within(screen.getByRole('group', { name: 'Wybierz bank' })).getByRole('radio', { name: 'PKO BP' }));
    expect(selected(commerce).at(-1)).toEqual({ paymentMethod: { method: 'Tpay', additional_data: { group: 113 } } });
    expect(shop.store.get(checkoutSlice.read).bank).toBe('113');
    await user.click(next());
    await waitFor(() => expect(address()).toBe('/checkout/address'));
  });

  it('[J-211] plans of instalments are one card: the longest without cost is chosen first, another is saved, and costs are told', async () => {
    const commerce = createFakeCommerce();
    const { user, shop } = await openCheckout(commerce, '/checkout/payment');
    expect(screen.getAllByRole('radio', { name: /^Kup na raty/ })).toHaveLength(1);
    await user.click(screen.getByRole('radio', { name: /^Kup na raty/ }));
    const plans = await screen.findByRole('group', { name: 'Liczba rat' });
    expect(within(plans).getByRole('radio', { name: /^20 rat/ })).toHaveProperty('checked', true);
    await user.click(within(plans).getByRole('radio', { name: /^36 rat/ }));
    expect(selected(commerce)).toEqual([
      { paymentMethod: { method: 'global4net_installments_20', additional_data: { plan: 20 } } },
      { paymentMethod: { method: 'global4net_installments_36', additional_data: { plan: 36 } } },
    ]);
    expect(plain(plans)).toContain('RRSO 15,49%, razem');
    expect(plain(plans)).toContain('Przykład reprezentatywny: 36 rat');
    await waitFor(() => expect(shop.storage.read(INSTALMENT_PLAN)).toMatchObject({ cartId: 'c1', id: 36, RRSO: 1549 }));
    // Who looks at another way and comes back finds the plan again.
    await user.click(card('tpay_blik'));
    await user.click(screen.getByRole('radio', { name: /^Kup na raty/ }));
    expect(selected(commerce).at(-1)).toEqual({ paymentMethod: { method: 'global4net_installments_36', additional_data: { plan: 36 } } });
  });

  it('a lease can be chosen when the lessor takes the goods, and says why not otherwise', async () => {
    const commerce = createFakeCommerce();
    const answer = commerce.hold('simplylease/check');
    await openCheckout(commerce, '/checkout/payment');
    expect(card('simply_lease_shop').disabled).toBe(true);
    expect(screen.getByText(/Sprawdzamy, czy te produkty/)).toBeTruthy();
    await act(async () => answer());
    await waitFor(() => expect(card('simply_lease_shop').disabled).toBe(false));
    const refused = createFakeCommerce();
    refused.lease = { available: false, reason: 'Tych produktów nikt nie weźmie w leasing.', needs_company: true };
    await openCheckout(refused, '/checkout/payment');
    expect(await screen.findByText('Tych produktów nikt nie weźmie w leasing.')).toBeTruthy();
  });

  it('[J-212] a voucher pays its part: the sum falls, a refusal stands at the field, and it can be taken out', async () => {
    const commerce = createFakeCommerce(readyCart());
    const { user } = await openCheckout(commerce, '/checkout/payment');
    await user.click(screen.getByRole('button', { name: 'Mam bon lub kartę podarunkową' }));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Kod bonu' });
    expect(document.activeElement).toBe(field);
    commerce.refuse('/external-voucher', 400, { code: 'voucher_unknown', message: 'Nie znamy takiego bonu. Sprawdź kod.' });
    await user.type(field, 'BON-0100{Enter}');
    expect(await screen.findByText('Nie znamy takiego bonu. Sprawdź kod.')).toBeTruthy();
    expect([field.value, document.activeElement]).toEqual(['BON-0100', field]);
    await user.click(screen.getByRole('button', { name: 'Użyj bonu' }));
    await waitFor(() => expect(plain(order())).toContain('Bon •••• 0100−100,00 zł'));
    expect(plain(order())).toContain('Do zapłaty1 713,99 zł');
    await user.click(await screen.findByRole('button', { name: 'Zapłać bez bonu' }));
    await waitFor(() => expect(plain(order())).toContain('Do zapłaty1 813,99 zł'));
  });

  it('a choice that was not saved is told, stays, and is sent again with the button', async () => {
    const commerce = createFakeCommerce();
    const { user, address } = await openCheckout(commerce, '/checkout/payment');
    commerce.lose('selected-payment-method', false);
    await user.click(card('tpay_blik'));
    expect(await screen.findByText(/Nie ma połączenia ze sklepem/)).toBeTruthy();
    expect(card('tpay_blik')).toHaveProperty('checked', true);
    await user.click(next());
    await waitFor(() => expect(address()).toBe('/checkout/address'));
    expect(selected(commerce)).toHaveLength(2);
  });

  it('[K-02] [R-39] [X-02] sends its virtual page view once, and so does the delivery; the address stays', async () => {
    const { address } = await openCheckout(createFakeCommerce(), '/checkout/payment');
    const { dataLayer = [] } = globalThis as { dataLayer?: unknown[] }; // not in the DOM's types
    const viewsOf = (part: string) => dataLayer.filter((entry) => JSON.stringify(entry).includes(`/checkout/cart/${part}/`));
    expect(viewsOf('payment')).toEqual([{ event: 'virtualPageView', virtualPagePath: '/checkout/cart/payment/' }]);
    expect(address()).toBe('/checkout/payment');
    const shipping = await openCheckout(createFakeCommerce(readyCart()), '/checkout/shipping');
    expect(viewsOf('shipment')).toEqual([{ event: 'virtualPageView', virtualPagePath: '/checkout/cart/shipment/' }]);
    expect(shipping.address()).toBe('/checkout/shipping');
  });
});

describe('a checkout without a cart', () => {
  it('says that the cart is empty, and leads to the shop', async () => {
    await openCheckout(createFakeCommerce({ ...freshCart, items: [], total_count: 0 }), '/checkout/payment');
    expect(screen.getByText('Twój koszyk jest pusty')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Przejdź do zakupów' }).getAttribute('href')).toBe('/');
  });

  it('an unreachable server: what is safe, and a retry', async () => {
    const commerce = createFakeCommerce(readyCart());
    const { user } = await openCheckout(commerce, '/checkout/payment', {
      prepare: ({ cartApi }) => {
        const { read } = cartApi;
        let tries = 0;
        cartApi.read = (...args) =>
          (tries += 1) === 1
            ? Promise.resolve({ ok: false, error: { kind: 'network', status: 0, message: '', code: '', trace: '', parameters: {} } })
            : read(...args);
      },
    });
    expect(screen.getByText(/Twój koszyk i wpisane dane są bezpieczne/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Jak chcesz zapłacić?' })).toBeTruthy();
  });
});
