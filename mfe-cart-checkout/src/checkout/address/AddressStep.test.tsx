/** @jest-environment ./shared-contracts/src/testing/jsdom-with-fetch.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { SIGNIN_TOKEN } from 'shared-contracts';
import { freshCart, points, readyCart } from '../../testing/checkout-fixtures.ts';
import { checkoutCreateAccountDataAtom } from './new-account-atom.ts';
import { createFakeCommerce, type FakeCommerce } from '../../testing/fake-commerce.ts';
import { card, openCheckout } from '../../testing/open-checkout.tsx';

const { payment } = readyCart();
const paid = () => createFakeCommerce({ ...freshCart, payment: payment ?? null });
const field = (name: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (found === null) throw new Error(`no field ${name}`);
  return found;
};
const next = () => screen.getByRole('button', { name: 'Dalej: dostawa' });
const sent = (commerce: FakeCommerce) => commerce.calls('set-addresses').map(({ body }) => body);
const problemAt = (name: string): string => document.getElementById(`${field(name).id}-error`)?.textContent ?? '';

const person = {
  email: 'ola@example.com',
  email_repeat: 'ola@example.com',
  firstname: 'Ola',
  lastname: 'Nowak',
  street: 'Lipowa 12/4',
  postcode: '30702',
  city: 'Kraków',
  telephone: '600100200',
};
/** Pasted, as browsers fill addresses in: one change of a field, not one for each letter. */
const fill = async (user: ReturnType<typeof userEvent.setup>, values: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(values)) {
    await user.clear(field(`billing_address.${name}`));
    await user.paste(text);
  }
};
const at = (commerce: FakeCommerce, options = {}) => openCheckout(commerce, '/checkout/address', options);

describe('who buys and where the goods go', () => {
  it('[R-38] [K-27] [C-05] a guest’s address is saved in its usual spelling and leads on to the delivery', async () => {
    const commerce = paid();
    const { user, address } = await at(commerce);
    await fill(user, person);
    await user.click(next());
    await waitFor(() => expect(address()).toBe('/checkout/shipping'));
    expect(sent(commerce)).toEqual([
      {
        addresses: {
          billing_address: {
            firstname: 'Ola',
            lastname: 'Nowak',
            company: null,
            vat_id: null,
            street: ['Lipowa 12/4'],
            postcode: '30-702',
            city: 'Kraków',
            country_id: 'PL',
            telephone: '600 100 200',
            email: 'ola@example.com',
          },
          shipping_address: null,
          with_invoice: false,
        },
      },
    ]);
  });

  it('[K-05] what is wrong stands at its field, and the first one has the focus', async () => {
    const commerce = paid();
    const { user } = await at(commerce);
    await fill(user, { ...person, email_repeat: 'ala@example.com', postcode: '3070', street: 'Lipowa' });
    await user.click(next());
    expect(problemAt('billing_address.email_repeat')).toBe('Podane adresy e-mail różnią się.');
    expect(problemAt('billing_address.postcode')).toBe('Podaj kod pocztowy w formacie 00-000.');
    expect(problemAt('billing_address.street')).toBe('Podaj ulicę i numer domu.');
    expect(document.activeElement).toBe(field('billing_address.email_repeat'));
    expect(sent(commerce)).toEqual([]);
    await user.type(field('billing_address.postcode'), '2');
    expect(problemAt('billing_address.postcode')).toBe('');
  });

  it('[K-05] what the server finds lands at the same fields', async () => {
    const commerce = paid();
    const { user, address } = await at(commerce);
    await fill(user, person);
    commerce.refuse('set-addresses', 400, {
      code: 'invalid_fields',
      message: 'Sprawdź zaznaczone pola.',
      parameters: { 'billing_address.telephone': 'phone' },
    });
    await user.click(next());
    await waitFor(() => expect(problemAt('billing_address.telephone')).toBe('Podaj poprawny numer telefonu (9 cyfr).'));
    expect(document.activeElement).toBe(field('billing_address.telephone'));
    expect(address()).toBe('/checkout/address');
  });

  it('[K-20] an invoice asks for company and NIP, and for no person', async () => {
    const commerce = paid();
    const { user } = await at(commerce);
    await user.click(card('company'));
    expect(document.querySelector('[name="billing_address.firstname"]')).toBeNull();
    const { firstname: _first, lastname: _last, ...rest } = person;
    await fill(user, { ...rest, company: 'Lipa sp. z o.o.', vat_id: '5261040827' });
    await user.click(next());
    expect(problemAt('billing_address.vat_id')).toBe('Podaj poprawny numer NIP.');
    await fill(user, { vat_id: '526-104-08-28' });
    await user.click(next());
    await waitFor(() => expect(sent(commerce)).toHaveLength(1));
    expect(sent(commerce)[0]).toMatchObject({
      addresses: { with_invoice: true, billing_address: { vat_id: '5261040828', firstname: null } },
    });
  });

  it('[J-327] who collects the goods is asked for name, e-mail and telephone; an invoice asks for the address, also of a person', async () => {
    const commerce = paid();
    const { user, address } = await at(commerce);
    const names = () => [...document.querySelectorAll('[name^="billing_address."]')].map((one) => one.getAttribute('name')?.split('.')[1]);
    await fill(user, person);
    await user.click(screen.getByRole('radio', { name: /^Odbiór w salonie, automacie lub punkcie/ }));
    expect(names()).toEqual(['email', 'email_repeat', 'firstname', 'lastname', 'telephone']);
    expect(screen.queryByRole('checkbox', { name: 'Wyślij na inny adres' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Chcę fakturę na te dane' }));
    expect(names()).toContain('street');
    await user.click(next());
    await waitFor(() => expect(address()).toBe('/checkout/shipping'));
    expect(sent(commerce)).toMatchObject([
      {
        addresses: {
          billing_address: { street: ['Lipowa 12/4'] },
          with_invoice: true,
          invoice_for: 'person',
          without_delivery_address: true,
        },
      },
    ]);
  });

  it('[J-327] the delivery offers places to collect alone then, and leads back to an address', async () => {
    const commerce = paid();
    const { user, go } = await at(commerce);
    await fill(user, person);
    await user.click(card('collection'));
    await user.click(next());
    await screen.findByRole('heading', { name: 'Gdzie odbierzesz zamówienie?' });
    expect(sent(commerce)).toMatchObject([{ addresses: { billing_address: { street: [], postcode: '', city: '' }, with_invoice: false } }]);
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)).toEqual(['paczkomaty', 'neopickupexpress']);
    const back = screen.getByRole('link', { name: 'Wolę dostawę pod adres' });
    await go(back.getAttribute('href') ?? '');
    // What was typed before is there again.
    await user.click(await waitFor(() => card('delivery')));
    expect(field('billing_address.street').value).toBe('Lipowa 12/4');
    await user.click(next());
    await waitFor(() => expect(sent(commerce)).toHaveLength(2));
    expect(sent(commerce)[1]).toMatchObject({ addresses: { billing_address: { street: ['Lipowa 12/4'] } } });
    expect(sent(commerce)[1]).not.toHaveProperty('addresses.without_delivery_address');
  });

  it('[J-327] where there is one way only nobody is asked; a place that was chosen before is an answer', async () => {
    const only = createFakeCommerce({
      ...freshCart,
      payment: payment ?? null,
      shipping_methods: (freshCart.shipping_methods ?? []).filter(({ kind }) => kind === 'store'),
    });
    const first = await at(only);
    expect(screen.queryByRole('radio', { name: /Dostawa pod adres/ })).toBeNull();
    expect(screen.getByText('To zamówienie odbierzesz w salonie. Nie potrzebujemy Twojego adresu.')).toBeTruthy();
    expect(document.querySelector('[name="billing_address.street"]')).toBeNull();
    first.unmount();
    const { shipping } = readyCart();
    const [point] = points;
    await at(
      createFakeCommerce({ ...freshCart, payment: payment ?? null, shipping: shipping && { ...shipping, pickup_point: point ?? null } }),
    );
    expect(card('collection').checked).toBe(true);
  });

  it('[C-04] the goods may go elsewhere: a second address with its own fields', async () => {
    const commerce = paid();
    const { user } = await at(commerce);
    await fill(user, person);
    await user.click(screen.getByRole('checkbox', { name: 'Wyślij na inny adres' }));
    await user.click(next());
    expect(document.activeElement).toBe(field('shipping_address.firstname'));
    for (const [name, text] of Object.entries({
      firstname: 'Jan',
      lastname: 'Lis',
      street: 'Prosta 1',
      postcode: '00-950',
      city: 'Warszawa',
      telephone: '221002030',
    }))
      await user.type(field(`shipping_address.${name}`), text);
    await user.click(next());
    await waitFor(() => expect(sent(commerce)).toHaveLength(1));
    expect(sent(commerce)[0]).toMatchObject({
      addresses: { shipping_address: { firstname: 'Jan', city: 'Warszawa', same_as_billing: false } },
    });
  });

  it('[K-19] an address that looks odd is asked about; the shopper’s word goes with it', async () => {
    const commerce = paid();
    const { user, address } = await at(commerce);
    await fill(user, { ...person, city: 'Gdańsk' });
    await user.click(next());
    expect(await screen.findByText(/Kod pocztowy 30702 i miejscowość Gdańsk nie pasują do siebie/)).toBeTruthy();
    expect(address()).toBe('/checkout/address');
    await user.click(screen.getByRole('button', { name: 'Adres jest poprawny' }));
    await waitFor(() => expect(address()).toBe('/checkout/shipping'));
    expect(sent(commerce)[1]).toMatchObject({ addresses: { verified: true } });
  });

  it('[K-19] or the shopper changes it, and is led to the postcode', async () => {
    const { user } = await at(paid());
    await fill(user, { ...person, city: 'Gdańsk' });
    await user.click(next());
    await user.click(await screen.findByRole('button', { name: 'Popraw adres' }));
    expect(document.activeElement).toBe(field('billing_address.postcode'));
    expect(screen.queryByText(/nie pasują do siebie/)).toBeNull();
  });

  it('nothing typed is lost by a lost connection, nor by a reload', async () => {
    const commerce = paid();
    const first = await at(commerce);
    await fill(first.user, person);
    commerce.lose('set-addresses', false);
    await first.user.click(next());
    expect(await screen.findByText(/Nie ma połączenia ze sklepem/)).toBeTruthy();
    expect(field('billing_address.city').value).toBe('Kraków');
    first.unmount();
    const { address, user } = await at(commerce, { shop: first.shop });
    expect(field('billing_address.email_repeat').value).toBe('ola@example.com');
    await user.click(next());
    await waitFor(() => expect(address()).toBe('/checkout/shipping'));
  });

  it('a double click sends once', async () => {
    const commerce = paid();
    const { user } = await at(commerce);
    await fill(user, person);
    const release = commerce.hold('set-addresses');
    await user.dblClick(next());
    release();
    await screen.findByRole('heading', { name: 'Jak dostarczyć zamówienie?' });
    expect(sent(commerce)).toHaveLength(1);
  });

  it('[U-13] a guest may open an account: two equal passwords, never kept in the browser', async () => {
    const commerce = paid();
    const { user, shop, address } = await at(commerce);
    await fill(user, person);
    await user.click(screen.getByRole('checkbox', { name: /Załóż konto/ }));
    await user.type(field('password'), 'Amperio2026');
    await user.type(field('confirm'), 'Amperio2025');
    await user.click(next());
    expect(problemAt('confirm')).toBe('Hasła nie są takie same.');
    expect(sent(commerce)).toEqual([]);
    await user.clear(field('confirm'));
    await user.type(field('confirm'), 'Amperio2026');
    await user.click(next());
    await waitFor(() => expect(address()).toBe('/checkout/shipping'));
    expect(shop.store.get(checkoutCreateAccountDataAtom)).toEqual({ password: 'Amperio2026', confirm: 'Amperio2026' });
    for (const area of [shop.storage.local, shop.storage.session])
      for (let index = 0; index < area.length; index += 1) expect(area.getItem(area.key(index) ?? '')).not.toContain('Amperio202');
  });

  it('a guest can sign in and comes back here', async () => {
    await at(paid());
    expect(screen.getByRole('link', { name: 'Zaloguj się' }).getAttribute('href')).toBe(
      '/customer/account/login?redirect=%2Fcheckout%2Faddress',
    );
  });

  it('a customer is asked for no e-mail and no password, and may keep the address', async () => {
    const commerce = paid();
    const { user } = await at(commerce, {
      prepare: (shop: { storage: { write: (key: typeof SIGNIN_TOKEN, value: string) => boolean } }) =>
        void shop.storage.write(SIGNIN_TOKEN, 't'),
    });
    expect(document.querySelector('[name="billing_address.email"]')).toBeNull();
    expect(screen.queryByRole('checkbox', { name: /Załóż konto/ })).toBeNull();
    const { email: _email, email_repeat: _repeat, ...rest } = person;
    await fill(user, rest);
    await user.click(screen.getByRole('checkbox', { name: 'Zapisz ten adres w moim koncie' }));
    await user.click(next());
    await waitFor(() => expect(sent(commerce)).toHaveLength(1));
    expect(sent(commerce)[0]).toMatchObject({ addresses: { billing_address: { save_in_address_book: true } } });
    expect(commerce.calls('/carts/mine/set-addresses')).toHaveLength(1);
  });

  it('[J-306] [K-20] a right NIP offers the data of its company: empty fields are filled, what was typed stays until the shopper says otherwise', async () => {
    const commerce = paid();
    const { user } = await at(commerce);
    await user.click(card('company'));
    const find = (): HTMLButtonElement => screen.getByRole('button', { name: 'Pobierz dane firmy' });
    await fill(user, { vat_id: '1111111112', street: 'Długa 5' });
    expect(find().disabled).toBe(true);
    await fill(user, { vat_id: '111-111-11-11' });
    commerce.answer('/companies/1111111111', {
      nip: '1111111111',
      name: 'Lipa sp. z o.o.',
      street: 'ul. Lipowa 12',
      postcode: '30-702',
      city: 'Kraków',
    });
    await user.click(find());
    const values = () => ['company', 'street', 'postcode', 'city'].map((name) => field(`billing_address.${name}`).value);
    await waitFor(() => expect(values()).toEqual(['Lipa sp. z o.o.', 'Długa 5', '30-702', 'Kraków']));
    expect(screen.getByText(/W rejestrze jest coś innego niż wpisano: Ulica/).closest('[role=status]')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Wstaw dane z rejestru' }));
    expect(values()[1]).toBe('ul. Lipowa 12');
    expect(screen.getByText(/Uzupełniliśmy dane z rejestru/)).toBeTruthy();
  });

  it('[J-306] an unknown number and a register that is away are told, and typing goes on', async () => {
    const commerce = paid();
    const { user } = await at(commerce);
    await user.click(card('company'));
    await fill(user, { vat_id: '2222222222', company: 'Bilans' });
    const find = () => user.click(screen.getByRole('button', { name: 'Pobierz dane firmy' }));
    await find();
    expect(await screen.findByText(/Rejestr nie zna firmy o tym numerze/)).toBeTruthy();
    commerce.refuse('/companies/', 503, { code: 'register_unavailable', message: 'Rejestr teraz nie odpowiada.' });
    await find();
    expect(await screen.findByText(/Rejestr teraz nie odpowiada/)).toBeTruthy();
    commerce.lose('/companies/');
    await find();
    expect(await screen.findByText(/Nie ma połączenia/)).toBeTruthy();
    expect(field('billing_address.company').value).toBe('Bilans');
  });
});
