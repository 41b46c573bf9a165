/** @jest-environment ./shared-contracts/src/testing/jsdom-with-fetch.cjs */
import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { orderOf } from '../../testing/checkout-fixtures.ts';
import { createFakeCommerce } from '../../testing/fake-commerce.ts';
import { card, openCheckout } from '../../testing/open-checkout.tsx';

const PATH = '/checkout/payment/error?order=100000001&hash=h4sh';
const failedOrder = (method = 'payu_gateway') => {
  const commerce = createFakeCommerce();
  commerce.order = orderOf(method, { status: 'failed' });
  commerce.next = 'redirect';
  commerce.postPlace = { redirect_url: 'https://payu.example/pay/2' };
  return commerce;
};
const paid = (commerce: ReturnType<typeof createFakeCommerce>) =>
  commerce.calls('/h4sh/payment').filter(({ call }) => call.startsWith('POST'));

describe('a payment that did not succeed', () => {
  it('[R-45] says that the order is safe, and pays again in the same way, once', async () => {
    const commerce = failedOrder();
    const { user, left } = await openCheckout(commerce, PATH);
    expect(await screen.findByText('Numer zamówienia: 100000001')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Płatność nie powiodła się' })).toBeTruthy();
    expect(screen.getByText(/Twoje zamówienie jest bezpieczne/)).toBeTruthy();
    await user.dblClick(screen.getByRole('button', { name: 'Zapłać ponownie' }));
    await waitFor(() => expect(left).toEqual(['https://payu.example/pay/2']));
    expect(paid(commerce).map(({ body }) => body)).toEqual([{ paymentMethod: { method: 'payu_gateway', additional_data: {} } }]);
  });

  it('[R-45] [K-08] or in another way: BLIK asks for its code', async () => {
    const commerce = failedOrder();
    commerce.next = 'blik-code';
    const { user, address } = await openCheckout(commerce, PATH);
    await user.click(await screen.findByRole('button', { name: 'Zmień metodę płatności' }));
    await screen.findByRole('group', { name: 'Sposób płatności' });
    await waitFor(() => card('tpay_blik'));
    await user.click(card('tpay_blik'));
    await user.click(screen.getByRole('button', { name: 'Zapłać ponownie' }));
    expect(screen.getByText('Kod BLIK musi mieć 6 cyfr.')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: /Kod BLIK/ }), '777123');
    await user.click(screen.getByRole('button', { name: 'Zapłać ponownie' }));
    await waitFor(() => expect(address()).toBe('/checkout/success/100000001/h4sh?blik=1'));
    expect(commerce.calls('blikPay')).toHaveLength(1);
  });

  it('[R-45] a refusal is told, and nothing is lost', async () => {
    const commerce = failedOrder();
    const { user, left } = await openCheckout(commerce, PATH);
    commerce.lose('/h4sh/payment', false);
    await user.click(await screen.findByRole('button', { name: 'Zapłać ponownie' }));
    expect(await screen.findByText(/Nie ma połączenia ze sklepem/)).toBeTruthy();
    expect(left).toEqual([]);
  });

  it('[J-282] an operator that is away is told in the words of the shop, and the next press reaches it', async () => {
    const commerce = failedOrder();
    const { user, left } = await openCheckout(commerce, PATH);
    commerce.refuse('getPostPlaceOrderData', 503, { code: 'gateway_unavailable', message: 'Operator płatności nie odpowiada.' });
    await user.click(await screen.findByRole('button', { name: 'Zapłać ponownie' }));
    expect((await screen.findByText('Operator płatności nie odpowiada.')).closest('[role=alert]')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Zapłać ponownie' }));
    await waitFor(() => expect(left).toEqual(['https://payu.example/pay/2']));
  });

  it('[R-45] a paid order is not paid again', async () => {
    const commerce = failedOrder();
    commerce.order = orderOf('payu_gateway', { status: 'paid', can_pay: false });
    await openCheckout(commerce, PATH);
    expect(await screen.findByRole('heading', { name: 'Zamówienie jest opłacone' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Zapłać ponownie' })).toBeNull();
  });

  it('[R-45] of an order that cannot be paid here any more it does not say that it can', async () => {
    const commerce = failedOrder();
    commerce.order = orderOf('payu_gateway', { status: 'failed', can_pay: false });
    await openCheckout(commerce, PATH);
    expect(await screen.findByText(/nie można już opłacić na stronie/)).toBeTruthy();
    expect(screen.queryByText(/Możesz zapłacić ponownie/)).toBeNull();
  });

  it.each([
    ['failed', 'Płatność nie powiodła się'],
    ['pending', 'Płatność jest niedostępna'],
  ] as const)('[R-45] nor does its heading, where the shopper came to pay: %s', async (status, title) => {
    const commerce = failedOrder();
    commerce.order = orderOf('payu_gateway', { status, can_pay: false });
    await openCheckout(commerce, `${PATH}&pay=1`);
    expect(await screen.findByText(/nie można już opłacić na stronie/)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  });

  it('[R-45] while the order is read it does not say that it can be paid', async () => {
    const commerce = failedOrder();
    const answer = commerce.hold('/h4sh');
    await openCheckout(commerce, PATH);
    expect(screen.getByRole('heading', { level: 1, name: 'Płatność nie powiodła się' })).toBeTruthy();
    expect(screen.queryByText(/Możesz zapłacić ponownie/)).toBeNull();
    await act(async () => answer());
    expect(await screen.findByText(/Możesz zapłacić ponownie/)).toBeTruthy();
  });

  it('[R-45] without an order it says what is known, and where to look', async () => {
    await openCheckout(failedOrder(), '/checkout/payment/error');
    expect(await screen.findByRole('link', { name: 'Sprawdź stan zamówienia' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Płatność nie powiodła się' })).toBeTruthy();
  });
});
