/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { pageModules, parseApiError } from 'shared-contracts';
import type { Order } from 'shared-contracts/rest';
import { createTestShop } from 'shared-contracts/testing';
import { order } from '../testing/fixtures.ts';
import { openInShop } from '../testing/session-shop.tsx';
import OrderTrackingPage, { texts } from './OrderTrackingPage.tsx';

const page = <OrderTrackingPage kind="order-tracking" resolution={null} params={{}} />;
const path = '/track/tracking/order';
const open = async (prepare?: Parameters<typeof openInShop>[2]) => ({
  ...(await openInShop(page, { path }, prepare)),
  user: userEvent.setup(),
});
const submit = async (user: ReturnType<typeof userEvent.setup>, number = ' A100001 '): Promise<void> => {
  await user.type(screen.getByLabelText('Numer zamówienia'), number);
  await user.type(screen.getByLabelText('Adres e-mail'), 'jan.kowalski@example.com{Enter}');
};

describe('tracking of an order', () => {
  it('[R-54] is a page of the account', () =>
    expect(pageModules['order-tracking']).toEqual({ remote: 'mfe-account', module: './OrderTrackingPage' }));

  it('[R-54] [O-08] shows where the order is to whoever knows number and e-mail, but not where its customer lives', async () => {
    const { user, server, container } = await open((_shop, server) => server.setOrders([{ ...order, hash: '' }]));
    await submit(user);
    expect(server.calls).toEqual(['trackOrder ["A100001","jan.kowalski@example.com"]']);
    const found = within(screen.getByRole('region', { name: 'Zamówienie A100001' }));
    expect(within(found.getByRole('list', { name: 'Przebieg zamówienia' })).getAllByRole('listitem')).toHaveLength(6);
    expect(found.getByText('Kurier DPD')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Zamówienie A100001' }));
    expect(container.textContent).not.toContain('Lipowa');
  });

  it('[J-310] shows the way of the parcel with its times below „Wysłane”', async () => {
    const parcel = [
      { state: 'taken_over', at: '2026-11-27T16:00:00.000Z' },
      { state: 'out_for_delivery', at: '2026-11-28T07:00:00.000Z' },
    ];
    const { user } = await open((_shop, server) =>
      server.setOrders([{ ...order, hash: '', status: 'shipped', shipping: { ...order.shipping, tracking_number: '6200', parcel } }]),
    );
    await submit(user);
    const way = within(screen.getByRole('list', { name: 'Droga przesyłki' })).getAllByRole('listitem');
    expect(way.map(({ textContent }) => textContent)).toEqual([
      'Przejęta przez przewoźnika27 listopada 2026 17:00',
      'Wydana do doręczenia28 listopada 2026 08:00',
    ]);
    expect(way.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step']);
  });

  it('[R-54] a wrong pair is told once, at the form, and what was typed stays', async () => {
    const { user } = await open();
    await submit(user, 'A1');
    expect(screen.getAllByRole('alert').filter(({ textContent }) => textContent !== '')).toHaveLength(1);
    expect(screen.getAllByRole('alert')[0]?.textContent).toContain('Nie znaleźliśmy zamówienia z takim numerem i adresem e-mail.');
    expect(screen.getByLabelText('Numer zamówienia')).toHaveProperty('value', 'A1');
  });

  it('[R-54] an order that was found goes when another one is asked for', async () => {
    const { user, server } = await open((_shop, server) => server.setOrders([order]));
    await submit(user);
    server.refuse('trackOrder', parseApiError(429, {}));
    await user.click(screen.getByRole('button', { name: 'Sprawdź zamówienie' }));
    expect(screen.queryByRole('region', { name: 'Zamówienie A100001' })).toBeNull();
    expect(screen.getAllByRole('alert')[0]?.textContent).toContain('Za dużo prób');
  });

  const giftCard: NonNullable<Order['gift_cards']>[number] = {
    position: 1,
    value: 10_000,
    recipient_name: 'Zosia',
    recipient_email: 'zosia@example.com',
    day: '2026-11-24',
    state: 'waiting',
    sent_at: null,
    expires_at: null,
    code_end: null,
    is_spent: false,
    withdraw_until: null,
    kept: null,
  };
  const papers: Order['documents'] = [
    { id: 'proforma', kind: 'proforma', number: 'PRO/A100001', issued_at: '2026-11-20T10:00:00.000Z', ksef_number: null },
  ];

  it('[J-249] [J-245] is opened with its telephone number: then its papers are there, and day and address are changed until it is packed', async () => {
    const { user, server, container } = await open((_shop, fake) =>
      fake.setOrders([{ ...order, hash: '', can_change_delivery: true, documents: papers }]),
    );
    await submit(user);
    expect(screen.queryByRole('button', { name: 'Zmień dzień lub adres' })).toBeNull();
    await user.type(screen.getByLabelText('Numer telefonu z zamówienia'), '600 100 200{Enter}');
    expect(screen.getByRole('link', { name: 'Proforma PRO/A100001' }).getAttribute('href')).toBe(
      '/rest/V1/orders/A100001/h4sh/documents/proforma',
    );
    expect(container.textContent).toContain('Lipowa');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Zamówienie A100001' }));

    await user.click(screen.getByRole('button', { name: 'Zmień dzień lub adres' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Zmiana dostawy zamówienia A100001' }));
    await user.selectOptions(await dialog.findByLabelText('Termin dostawy'), '2026-11-28 08-12');
    server.refuse('changeOrderDelivery', parseApiError(409, { code: 'day_impossible', message: 'W ten dzień nie' }));
    await user.click(dialog.getByRole('button', { name: 'Zapisz zmiany' }));
    expect(dialog.getAllByRole('alert')[0]?.textContent).toContain('W ten dzień nie dowieziemy pod ten adres.');
    expect(server.calls.at(-1)).toBe('readOrderDelivery ["A100001","30-702"]');
    await user.click(dialog.getByRole('button', { name: 'Zapisz zmiany' }));
    expect(server.calls.at(-1)).toBe('changeOrderDelivery ["A100001",{"date":"2026-11-28","range":"08-12"}]');
    expect(await screen.findByText('Dostawa jest zmieniona.')).toBeTruthy();
    expect(container.textContent).toContain('8:00–12:00');
  });

  it('[J-249] a delivery that is sent as it was is not said to be changed, whatever else has happened to the order meanwhile', async () => {
    const { user, server, container } = await open((_shop, fake) => fake.setOrders([{ ...order, hash: '', can_change_delivery: true }]));
    await submit(user);
    await user.type(screen.getByLabelText('Numer telefonu z zamówienia'), '600 100 200{Enter}');
    await user.click(screen.getByRole('button', { name: 'Zmień dzień lub adres' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Zmiana dostawy zamówienia A100001' }));
    await dialog.findByLabelText('Termin dostawy');
    const paid = { event: 'paid', at: '2026-11-20T10:30:00.000Z' };
    server.setOrders([{ ...order, can_change_delivery: true, status: 'processing', timeline: [...order.timeline, paid] }]);
    await user.click(dialog.getByRole('button', { name: 'Zapisz zmiany' }));
    await waitFor(() => expect(container.textContent).toContain('W realizacji (teraz)'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(container.textContent).not.toContain('Dostawa jest zmieniona');
  });

  it('[J-254] leads to its gift cards once it is open', async () => {
    const { user } = await open((_shop, fake) => fake.setOrders([{ ...order, hash: '', gift_cards: [giftCard] }]));
    await submit(user);
    const link = { name: 'Karty podarunkowe: kiedy wysłane, zwrot' };
    expect(screen.queryByRole('link', link)).toBeNull();
    await user.type(screen.getByLabelText('Numer telefonu z zamówienia'), '600 100 200{Enter}');
    expect(screen.getByRole('link', link).getAttribute('href')).toBe('/checkout/success/A100001/h4sh');
  });

  it('[J-249] another street keeps the chosen day, also one that is not offered any more', async () => {
    const shipping = { ...order.shipping, delivery_from: '2026-11-23', delivery_to: '2026-11-23', delivery_hours: '12-16' };
    const held: Order = { ...order, hash: '', can_change_delivery: true, shipping };
    const { user, server } = await open((_shop, fake) => fake.setOrders([held]));
    await submit(user);
    await user.type(screen.getByLabelText('Numer telefonu z zamówienia'), '600 100 200{Enter}');
    await user.click(screen.getByRole('button', { name: 'Zmień dzień lub adres' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Zmiana dostawy zamówienia A100001' }));
    expect(await dialog.findByLabelText('Termin dostawy')).toHaveProperty('value', '2026-11-23 12-16');
    await user.type(dialog.getByLabelText(/^Ulica/), ' m. 2');
    await user.click(dialog.getByRole('button', { name: 'Zapisz zmiany' }));
    expect(await screen.findByText('Dostawa jest zmieniona.')).toBeTruthy();
    expect(server.calls.at(-1)).toBe('changeOrderDelivery ["A100001"]');
  });

  it('[J-249] a delivery that cannot be changed says so, and whom to call', async () => {
    const { user, server } = await open((_shop, fake) => fake.setOrders([{ ...order, hash: '', can_change_delivery: true }]));
    await submit(user);
    await user.type(screen.getByLabelText('Numer telefonu z zamówienia'), '600 100 200{Enter}');
    server.refuse('readOrderDelivery', parseApiError(409, { code: 'delivery_fixed', message: 'Tej dostawy' }));
    await user.click(screen.getByRole('button', { name: 'Zmień dzień lub adres' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Zmiana dostawy zamówienia A100001' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('Tej dostawy nie można zmienić przez internet. Zadzwoń do nas, pomożemy.');
  });

  it('[J-249] a wrong telephone number opens nothing, and is told', async () => {
    const { user, server, container } = await open((_shop, fake) => fake.setOrders([{ ...order, hash: '' }]));
    await submit(user);
    server.refuse('openTrackedOrder', parseApiError(403, { code: 'telephone_differs', message: 'Tego numeru' }));
    await user.type(screen.getByLabelText('Numer telefonu z zamówienia'), '600 100 201{Enter}');
    expect(container.textContent).toContain('W zamówieniu podano inny numer telefonu.');
    expect(container.textContent).not.toContain('Lipowa');
  });

  it('[J-183] is cancelled by whoever knows its telephone number, too', async () => {
    const { user, server } = await open((_shop, fake) => fake.setOrders([{ ...order, hash: '', can_cancel: true }]));
    await submit(user);
    await user.click(screen.getByRole('button', { name: 'Anuluj zamówienie' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Anulować zamówienie A100001?' }));
    await user.click(dialog.getByRole('button', { name: 'Anuluj zamówienie' }));
    expect(document.activeElement).toBe(dialog.getByLabelText(/^Numer telefonu z zamówienia/));
    await user.type(dialog.getByLabelText(/^Numer telefonu z zamówienia/), '600 100 200');
    await user.click(dialog.getByRole('button', { name: 'Anuluj zamówienie' }));
    expect(await screen.findByText(/^Zamówienie jest anulowane/)).toBeTruthy();
    expect(server.calls.at(-1)).toBe('cancelTrackedOrder ["A100001","jan.kowalski@example.com","600 100 200"]');
  });

  it('[K-05] needs both', async () => {
    const { user, server } = await open();
    await user.click(screen.getByRole('button', { name: 'Sprawdź zamówienie' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Numer zamówienia'));
    expect(server.calls).toEqual([]);
  });

  it('[I-01] the server draws it, in Ukrainian too', async () => {
    await texts.load('ua');
    const { Wrapper } = createTestShop({ path, language: 'ua' });
    expect(renderToString(<Wrapper>{page}</Wrapper>)).toMatch(/<h1[^>]*>Відстежити замовлення<\/h1>/);
  });
});
