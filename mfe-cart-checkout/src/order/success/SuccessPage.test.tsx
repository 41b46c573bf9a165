/** @jest-environment ./shared-contracts/src/testing/jsdom-with-fetch.cjs */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Order } from 'shared-contracts/rest';
import { ORDER_RECEIPT } from 'shared-contracts/storage';
import { orderOf } from '../../testing/checkout-fixtures.ts';
import { createFakeCommerce } from '../../testing/fake-commerce.ts';
import { openCheckout, plain } from '../../testing/open-checkout.tsx';

const PATH = '/checkout/success/100000001/h4sh';
const bank = { account_number: '10105000997603123456789123', bank: 'Bank Rzeczny', owner: 'Amperio Sp. z o.o.', title: '100000001' };
const transfer = () => {
  const commerce = createFakeCommerce();
  commerce.order = orderOf('banktransfer', { title: 'Przelew tradycyjny', bank_transfer: bank, can_pay: false });
  return commerce;
};

describe('the success page', () => {
  it('[R-40] [K-21] [K-22] thanks, names the order and says where the money goes, each part to be copied', async () => {
    const copied: string[] = [];
    const { user } = await openCheckout(transfer(), PATH);
    await screen.findByText('Numer zamówienia: 100000001');
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void copied.push(text) },
    });
    expect(screen.getByText('Czeka na płatność: Przelew tradycyjny')).toBeTruthy();
    const data = screen.getByRole('region', { name: 'Dane do przelewu' });
    expect(plain(data)).toContain('10 1050 0099 7603 1234 5678 9123');
    expect(plain(data)).toContain('1 813,99 zł');
    for (const part of [/Numer konta/, /Kwota/]) await user.click(screen.getByRole('button', { name: part }));
    expect(copied).toEqual(['10105000997603123456789123', '1813,99']);
    expect(screen.getByText('Skopiowano: Kwota', { selector: '[role=status]' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Zapłać' })).toBeNull();
  });

  it('[R-41] [R-42] [R-43] [K-22] without a hash the receipt of this tab finds the order', async () => {
    for (const path of ['/checkout/success/100000001', '/checkout/success', '/checkout/onepage/success']) {
      const { unmount } = await openCheckout(transfer(), path, {
        prepare: (shop) => void shop.storage.write(ORDER_RECEIPT, { order: '100000001', hash: 'h4sh' }),
      });
      expect(await screen.findByText('Numer zamówienia: 100000001')).toBeTruthy();
      unmount();
    }
  });

  it('[J-268] says that the confirmation comes with the payment where the e-mail waits for it', async () => {
    const commerce = transfer();
    await openCheckout(commerce, PATH);
    expect(await screen.findByText(/^Potwierdzenie wysłaliśmy na adres/)).toBeTruthy();
    const waiting = transfer();
    waiting.order = { ...orderOf('Tpay', { can_pay: true }), is_mail_held: true };
    await openCheckout(waiting, PATH);
    expect(await screen.findByText(/^Potwierdzenie wyślemy na adres .+, gdy zamówienie zostanie opłacone\.$/)).toBeTruthy();
  });

  it('[R-42] without any order it says so, and leads to tracking and account', async () => {
    await openCheckout(transfer(), '/checkout/success');
    expect(await screen.findByRole('link', { name: 'Sprawdź stan zamówienia' })).toHaveProperty('pathname', '/track/tracking/order');
    expect(screen.getByRole('link', { name: 'Moje konto' })).toBeTruthy();
  });

  it('[J-210] an application that waits says for what, and leads back to the lender; nothing can be paid beside it', async () => {
    const commerce = createFakeCommerce();
    commerce.order = orderOf('installments', { title: 'Raty bankowe', review: 'documents', can_pay: false });
    commerce.postPlace = { redirect_url: 'https://bank.example/wniosek/1' };
    const { user, left } = await openCheckout(commerce, PATH);
    expect(await screen.findByText('Wniosek czeka na dokumenty: Raty bankowe')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Zapłać' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Przejdź do wniosku' }));
    expect(left).toEqual(['https://bank.example/wniosek/1']);
  });

  it('a server that can’t be reached: the order is safe, and a retry reads it', async () => {
    const commerce = transfer();
    commerce.lose('/orders/');
    const { user } = await openCheckout(commerce, PATH);
    expect(await screen.findByText(/Zamówienie jest bezpieczne/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(await screen.findByText('Numer zamówienia: 100000001')).toBeTruthy();
  });

  it('an order that is not paid offers to pay', async () => {
    const commerce = createFakeCommerce();
    commerce.order = orderOf('payu_gateway');
    await openCheckout(commerce, PATH);
    const link = await screen.findByRole('link', { name: 'Zapłać' });
    expect(link.getAttribute('href')).toBe('/checkout/payment/error?order=100000001&hash=h4sh&pay=1');
  });
});

describe('[J-254] gift cards of an order', () => {
  const gift: NonNullable<Order['gift_cards']>[number] = {
    position: 1,
    value: 10_000,
    recipient_name: 'Zosia',
    recipient_email: 'zosia@example.com',
    day: '2026-11-24',
    state: 'sent',
    sent_at: '2026-11-24T07:00:00.000Z',
    expires_at: '2027-11-24T07:00:00.000Z',
    code_end: 'ABCD',
    is_spent: false,
    kept: null,
    withdraw_until: '2026-12-08',
  };
  const ask = async () => {
    const commerce = createFakeCommerce();
    const show = (change: Partial<typeof gift>): void => {
      commerce.order = { ...orderOf('tpay', { status: 'paid', can_pay: false }), gift_cards: [{ ...gift, ...change }] };
    };
    show({});
    const { user } = await openCheckout(commerce, PATH);
    await user.click(await screen.findByRole('button', { name: 'Zwróć kartę nr 1' }));
    const dialog = within(screen.getByRole('dialog', { name: /^Zwrócić kartę za 100,00.zł\?$/ }));
    return { commerce, show, dialog, withdraw: () => user.click(dialog.getByRole('button', { name: 'Zwróć kartę' })) };
  };

  it('are given back; that is told where the focus is, as the button has gone', async () => {
    const { commerce, show, withdraw } = await ask();
    show({ state: 'cancelled' });
    commerce.answer('/withdraw', commerce.order ?? {});
    await withdraw();
    const told = await screen.findByText('Karta nr 1 jest zwrócona. Potwierdzenie wysłaliśmy e-mailem.');
    expect(document.activeElement?.contains(told)).toBe(true);
    expect(screen.queryByRole('button', { name: 'Zwróć kartę nr 1' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['late', 'Termin na zwrot tej karty minął 8 grudnia 2026.'],
    ['spent', 'Kartą już zapłacono, dlatego nie można jej zwrócić.'],
  ] as const)('that are %s by now are kept, and the dialog says why', async (kept, told) => {
    const { commerce, show, dialog, withdraw } = await ask();
    show({ kept });
    commerce.refuse('/withdraw', 409, { code: `gift_card_${kept}`, message: 'Nie można.' });
    await withdraw();
    expect((await dialog.findByText(told)).closest('[role=alert]')).not.toBeNull();
  });
});

describe('a BLIK payment', () => {
  afterEach(() => void jest.useRealTimers());
  const start = async () => {
    jest.useFakeTimers();
    const commerce = createFakeCommerce();
    commerce.order = orderOf('tpay_blik');
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const opened = await openCheckout(commerce, `${PATH}?blik=1`, { user });
    return { ...opened, commerce };
  };
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const pay = (commerce: ReturnType<typeof createFakeCommerce>) => {
    commerce.transaction = { status: 'success', code: null, message: null, expires_at: null };
    commerce.order = orderOf('tpay_blik', { status: 'paid', can_pay: false });
  };

  it('[K-08] is waited for with a countdown, over a reload, and ends on the success page', async () => {
    const { commerce, address } = await start();
    await pass(1);
    expect(screen.getByText('Potwierdź płatność w aplikacji banku')).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toMatch(/^[12]:\d\d$/);
    pay(commerce);
    await pass(3000);
    await pass(10);
    expect(screen.getByText('Opłacone: tpay_blik')).toBeTruthy();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(address()).toBe(PATH);
    expect(commerce.calls('checkTransactionStatus').length).toBeGreaterThan(1);
  });

  it('[K-08] a refused one asks for a new code, and waits again', async () => {
    const { commerce, user } = await start();
    commerce.transaction = { status: 'error', code: 'rejected', message: null, expires_at: null };
    await pass(3010);
    expect(screen.getByText('Płatność odrzucona. Wpisz nowy kod BLIK.')).toBeTruthy();
    const code = screen.getByRole('textbox', { name: /Kod BLIK/ });
    await user.type(code, '123');
    await user.click(screen.getByRole('button', { name: 'Zapłać' }));
    expect(screen.getByText('Kod BLIK musi mieć 6 cyfr.')).toBeTruthy();
    expect(commerce.calls('blikPay')).toEqual([]);
    commerce.transaction = { status: 'pending', code: null, message: null, expires_at: null };
    await user.type(code, '456');
    await user.click(screen.getByRole('button', { name: 'Zapłać' }));
    await pass(10);
    expect(commerce.calls('blikPay').map(({ body }) => body)).toEqual([{ blikCode: '123456', order: '100000001', hash: 'h4sh' }]);
    expect(screen.getByText('Potwierdź płatność w aplikacji banku')).toBeTruthy();
    pay(commerce);
    await pass(3010);
    expect(screen.getByText('Opłacone: tpay_blik')).toBeTruthy();
  });

  it('[K-08] a wrong code is refused at the field', async () => {
    const { commerce } = await start();
    commerce.transaction = { status: 'error', code: 'wrong_code', message: null, expires_at: null };
    await pass(3010);
    expect(screen.getByRole('textbox', { name: /Kod BLIK/ }).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Ten kod BLIK jest nieprawidłowy lub wygasł. Wpisz nowy kod.')).toBeTruthy();
  });

  it('[K-08] after two minutes without a word the time is over, and a new code can be typed', async () => {
    await start();
    await pass(125_000);
    expect(screen.getByText('Czas na potwierdzenie minął. Wpisz nowy kod BLIK.')).toBeTruthy();
  });
});
