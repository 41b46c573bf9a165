/** @jest-environment ./shared-contracts/src/testing/jsdom-with-fetch.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { readyCart, severalCouriers } from '../../testing/checkout-fixtures.ts';
import { createFakeCommerce, type FakeCommerce } from '../../testing/fake-commerce.ts';
import { card, openCheckout, plain } from '../../testing/open-checkout.tsx';

const commerceWithAddress = () => createFakeCommerce({ ...readyCart(), shipping: null });
const at = (commerce: FakeCommerce) => openCheckout(commerce, '/checkout/shipping');
const next = () => screen.getByRole('button', { name: 'Dalej: podsumowanie' });
const sent = (commerce: FakeCommerce) => commerce.calls('shipping-information').map(({ body }) => body);
const panel = () => screen.findByRole('dialog', { name: /Wybierz/ });

describe('how the goods arrive', () => {
  it('[K-27] [C-07] a courier is saved at once with the days on the card, and stands in the sum', async () => {
    const commerce = commerceWithAddress();
    const { user, address } = await at(commerce);
    expect(plain(card('dpd').parentElement).replace(/^Kurier DPD/, '')).toBe('wtorek 25 XI · najpóźniej środa 26 XI14,99 zł');
    await user.click(card('dpd'));
    expect(sent(commerce)).toEqual([{ addressInformation: { shipping_method_code: 'dpd' } }]);
    await waitFor(() => expect(plain(screen.getByRole('region', { name: 'Twoje zamówienie' }))).toContain('Dostawa14,99 zł'));
    await user.click(next());
    await waitFor(() => expect(address()).toBe('/checkout/summary'));
  });

  it('[J-304] several couriers are one choice: the cheapest is chosen with it, another one inside; points open with their company', async () => {
    const commerce = createFakeCommerce({ ...readyCart(), shipping: null, shipping_methods: [...severalCouriers] });
    const { user } = await at(commerce);
    expect(screen.getAllByRole('radio').map(({ parentElement }) => plain(parentElement))).toEqual([
      expect.stringMatching(/^Kurier.*od 12,99 zł$/),
      expect.stringMatching(/^Punkt odbioru.*9,99 zł$/),
      expect.stringMatching(/^Odbiór w salonie/),
    ]);
    await user.click(screen.getByRole('radio', { name: /^Kurier/ }));
    expect(sent(commerce)).toEqual([{ addressInformation: { shipping_method_code: 'gls' } }]);
    const companies = within(screen.getByRole('group', { name: 'Firma' })).getAllByRole<HTMLInputElement>('radio');
    expect(companies.map(({ value, checked }) => [value, checked])).toEqual([['gls', true], ['dpd', false]]); // prettier-ignore
    await user.click(screen.getByRole('radio', { name: /Kurier DPD/ }));
    expect(sent(commerce).at(-1)).toEqual({ addressInformation: { shipping_method_code: 'dpd' } });
    // The days and the price of the chosen one are said once, at its own radio.
    expect(plain(screen.getByRole('radio', { name: 'Kurier' }).parentElement).match(/14,99 zł/g)).toHaveLength(1);
    // Of several companies none has been asked for yet: its list of points waits until it is, or until its button is pressed.
    await user.click(screen.getByRole('radio', { name: /^Punkt odbioru/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('radio', { name: /^DPD Pickup/ }));
    expect(await panel()).toBeTruthy();
  });

  it('[J-304] what can’t be chosen stands behind the choices and says why; without a choice the step says what is missing', async () => {
    const { user } = await at(commerceWithAddress());
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ value, disabled }) => [value, disabled])).toEqual([
      ['dpd', false],
      ['paczkomaty', false],
      ['neopickupexpress', false],
    ]);
    const behind = screen.getByText('Niedostępne dla tego zamówienia (1)').closest('details');
    expect([behind?.open, behind?.textContent]).toEqual([false, expect.stringContaining('Kurier FedExPaczka jest za ciężka.')]);
    await user.click(next());
    expect(screen.getByText('Wybierz sposób dostawy.')).toBeTruthy();
    expect(document.activeElement).toBe(card('dpd'));
  });

  it('[J-304] the way that the cart holds stands in sight with its reason when it can’t be chosen any more', async () => {
    const { shipping, ...cart } = readyCart();
    if (shipping == null) throw new Error('the cart has a delivery');
    await at(createFakeCommerce({ ...cart, shipping: { ...shipping, method_code: 'fedex', method_title: 'Kurier FedEx' } }));
    const closed = screen.getByText('Niedostępne dla tego zamówienia (1)').closest('details');
    expect([closed?.open, closed?.textContent]).toEqual([true, expect.stringContaining('Paczka jest za ciężka.')]);
  });

  it('why a choice was not saved is told in the place of a day that is over', async () => {
    const over = { code: 'delivery_day_over', message: 'Wybrany dzień dostawy już minął.' };
    const commerce = createFakeCommerce({ ...readyCart(), validation: [over] });
    const { user } = await at(commerce);
    const told = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(told()).toContain(over.message);
    commerce.refuse('shipping-information', 409, { code: 'no_delivery', message: 'Kurier nie przyjmie tej paczki.' });
    await user.click(next());
    await waitFor(() => expect(told()).toContain('Kurier nie przyjmie tej paczki.'));
    expect(told()).not.toContain(over.message);
  });

  it('a pickup point is found by place, saved with its delivery and shown on the card', async () => {
    const commerce = commerceWithAddress();
    const { user, address } = await at(commerce);
    await user.click(card('paczkomaty'));
    expect(sent(commerce)).toEqual([]);
    const dialog = within(await panel());
    expect(await dialog.findByText('1 punkt')).toBeTruthy(); // It starts in the shopper's town.
    const search = dialog.getByRole('searchbox');
    await user.clear(search);
    await user.type(search, 'Prosta');
    await user.click(await dialog.findByRole('button', { name: /Wybierz.*WAW01/ }));
    expect(sent(commerce)).toEqual([{ addressInformation: { shipping_method_code: 'paczkomaty', pickup_point_id: 'WAW01' } }]);
    expect(await screen.findByRole('button', { name: 'Zmień punkt' })).toBeTruthy();
    expect(card('paczkomaty').parentElement?.textContent).toContain('Paczkomat WAW01');
    await user.click(next());
    await waitFor(() => expect(address()).toBe('/checkout/summary'));
  });

  it('arrow keys lead past ways with a point without opening a panel over the list; the button opens it', async () => {
    const { user } = await at(commerceWithAddress());
    await user.click(card('dpd'));
    await user.keyboard('{ArrowDown}');
    expect(card('paczkomaty').checked).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Wybierz punkt' }));
    expect(await panel()).toBeTruthy();
  });

  it('[J-331] without a point the step is not left: the panel asks for it again, and says why where it is heard', async () => {
    const commerce = commerceWithAddress();
    const { user, address } = await at(commerce);
    await user.click(card('paczkomaty'));
    await user.click(within(await panel()).getByRole('button', { name: 'Zamknij' }));
    await user.click(next());
    // What lies behind the panel is inert.
    expect(within(await panel()).getByRole('alert').textContent).toBe('Wybierz punkt odbioru.');
    expect(address()).toBe('/checkout/shipping');
  });

  it('a place where there is nothing says what to try', async () => {
    const { user } = await at(commerceWithAddress());
    await user.click(card('paczkomaty'));
    const dialog = within(await panel());
    await user.type(dialog.getByRole('searchbox'), ' Nigdzie');
    expect(await dialog.findByText('Nic tu nie znaleźliśmy')).toBeTruthy();
  });

  it('a list that can’t be read offers a retry', async () => {
    const commerce = commerceWithAddress();
    commerce.lose('pickup-points');
    const { user } = await at(commerce);
    await user.click(card('paczkomaty'));
    const dialog = within(await panel());
    expect(await dialog.findByText('Nie udało się wczytać listy')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(await dialog.findByText('1 punkt')).toBeTruthy();
  });

  it('shops of the chain are chosen in the same way', async () => {
    const commerce = commerceWithAddress();
    const { user } = await at(commerce);
    await user.click(card('neopickupexpress'));
    expect(await screen.findByRole('dialog', { name: 'Wybierz salon' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Wybierz salon' })).toBeTruthy();
  });

  it('no day can be chosen while nobody knows when the money comes', async () => {
    const commerce = createFakeCommerce({ ...readyCart(), shipping: null });
    const { user } = await at(commerce);
    await user.click(card('dpd'));
    expect(screen.queryByRole('button', { name: 'Wybierz dzień dostawy' })).toBeNull();
  });

  it('[K-23] the day of a courier is chosen with its hours, saved at once, and goes with another way', async () => {
    const commerce = createFakeCommerce({ ...readyCart('tpay_blik'), shipping: null });
    const { user } = await at(commerce);
    await user.click(card('dpd'));
    await user.click(await screen.findByRole('button', { name: 'Wybierz dzień dostawy' }));
    await user.click(await screen.findByRole('radio', { name: /sobota/ }));
    expect(commerce.calls('/delivery-date/')).toEqual([]);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '16:00–20:00' }).disabled).toBe(true);
    await user.click(screen.getByRole('radio', { name: '8:00–12:00' }));
    const [{ call } = { call: '' }] = commerce.calls('/delivery-date/');
    expect(call).toMatch(/\/delivery-date\/2026-11-28\/range\/08-12\/code\/2026-11-28_08-12$/);
    expect(await screen.findByText(/Przyjedziemy: sobota 28/)).toBeTruthy();
    await user.click(card('neopickupexpress'));
    await user.click(within(await panel()).getByRole('button', { name: 'Zamknij' }));
    expect(screen.queryByText(/Przyjedziemy/)).toBeNull();
  });
});
