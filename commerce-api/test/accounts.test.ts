/** Registration, personal data, addresses, counters and the end of a session. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { createRestClient } from 'shared-contracts/rest';
import type { AddressToKeep, CustomerAddress } from 'shared-contracts/rest';
import { clientWith, goodPassword, registered, signedIn } from './support/customers.ts';
import { mailsTo } from './support/inbox.ts';
import { useSharedServer } from './support/use-server.ts';

const server = useSharedServer();

/** U-08, ≠32: the answer to a token that is no longer valid. */
const sessionExpired = { ok: false, error: { status: 401, code: 'session_expired' } };
const notSignedIn = { ok: false, error: { status: 401, message: 'Strona dostępna tylko dla zalogowanego użytkownika' } };

describe('registration', () => {
  const ola = { customer: { email: ' Ola.Lipa@Example.com ', firstname: ' Ola ', lastname: 'Lipa' }, password: goodPassword };

  it('[A-47] creates an account that can be used at once, and sends a welcome e-mail', async () => {
    const created = await server.rest.createCustomer({ ...ola, agreements: { checked_terms: true } });
    const expected = { email: 'ola.lipa@example.com', firstname: 'Ola', lastname: 'Lipa', dob: null, addresses: [] };
    expect(created).toMatchObject({ ok: true, value: expected });
    expect(created.ok && created.value.id >= 1000).toBe(true);
    const { rest } = await signedIn(server, 'OLA.LIPA@example.com');
    expect(await rest.readCustomer()).toEqual(created);
    const [mail] = await mailsTo(server, 'ola.lipa@example.com');
    expect(mail).toMatchObject({ kind: 'welcome', subject: 'Witamy w Amperio', text: expect.stringMatching(/^Dzień dobry!/) });
    expect(mail?.html).toContain('href="https://sklep.example/customer/account/index"');
  });

  it('an e-mail address has one account, whatever its letter case and spaces', async () => {
    const again = { ...ola, customer: { ...ola.customer, email: 'OLA.lipa@example.com' }, agreements: { checked_terms: true } };
    expect(await server.rest.createCustomer(again)).toMatchObject({
      ok: false,
      error: { status: 400, code: 'email_taken', message: 'Konto z tym adresem e-mail już istnieje.' },
    });
  });

  it('one of two concurrent registrations creates the account', async () => {
    const twin = { ...ola, customer: { ...ola.customer, email: 'twin@example.com' }, agreements: { checked_terms: true } };
    const both = await Promise.all([server.rest.createCustomer(twin), server.rest.createCustomer(twin)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'email_taken' } });
    expect(await mailsTo(server, 'twin@example.com')).toHaveLength(1);
  });

  it('names the problem of each field', async () => {
    const wrong = { customer: { email: 'ola@', firstname: ' ', lastname: 'x'.repeat(61) }, password: 'bezcyfry' };
    expect(await server.rest.createCustomer({ ...wrong, agreements: { checked_terms: true } })).toMatchObject({
      ok: false,
      error: {
        status: 400,
        code: 'invalid_fields',
        message: 'Sprawdź zaznaczone pola.',
        parameters: { email: 'email', firstname: 'required', lastname: 'too-long', password: 'password' },
      },
    });
  });

  it.each([undefined, {}, { checked_terms: false }, { checked_newsletter: true }])(
    'needs the terms accepted, not %j',
    async (agreements) => {
      const customer = { ...ola.customer, email: 'bez.zgody@example.com' };
      const body = { ...ola, customer, ...(agreements === undefined ? {} : { agreements }) };
      expect(await server.rest.createCustomer(body)).toMatchObject({ ok: false, error: { status: 400, code: 'missing_agreements' } });
    },
  );
});

describe('signed-in customer', () => {
  it('[O-11] sends the token with every call, and a guest sends none', async () => {
    const { token } = await signedIn(server, 'jan.kowalski@example.com');
    const sent: (string | null)[] = [];
    const recorded = (request: Request): Promise<Response> => {
      sent.push(request.headers.get('authorization'));
      return fetch(request);
    };
    const client = (bearer: string | undefined) =>
      createRestClient({ baseUrl: server.url, store: () => 'amperio', token: () => bearer, fetch: recorded });
    expect(await client(token).readCustomer()).toMatchObject({ ok: true, value: { email: 'jan.kowalski@example.com' } });
    expect(await client(token).readCountable()).toMatchObject({ ok: true });
    expect(await client(undefined).readCountable()).toMatchObject(notSignedIn);
    expect(sent).toEqual([`Bearer ${token}`, `Bearer ${token}`, null]);
  });

  it('[A-47] reads the customer’s data with all fields of the addresses', async () => {
    const { rest } = await signedIn(server, 'jan.kowalski@example.com');
    expect(await rest.readCustomer()).toMatchObject({
      ok: true,
      value: {
        id: 1,
        firstname: 'Jan',
        addresses: expect.arrayContaining([
          expect.objectContaining({
            id: 1,
            default_billing: true,
            default_shipping: true,
            city: 'Kraków',
            company: null,
            country_id: 'PL',
            street: ['ul. Lipowa 12/4'],
            postcode: '30-702',
            telephone: '600 100 200',
            firstname: 'Jan',
            lastname: 'Kowalski',
          }),
        ]),
      },
    });
  });

  it('[A-48] [U-12] has counters of the wishlist and of the orders', async () => {
    const { rest } = await registered(server, 'liczniki@example.com');
    expect(await rest.readCountable()).toEqual({ ok: true, value: { wishlist_count: 0, orders_count: 0, open_orders_count: 0 } });
    expect(await server.rest.readCountable()).toMatchObject(notSignedIn);
  });

  it('changes name and date of birth; fields that are not sent stay', async () => {
    const { rest } = await registered(server, 'dane@example.com');
    expect(await rest.changeCustomer({ firstname: 'Aleksandra', lastname: 'Lipa', dob: '1990-02-28' })).toMatchObject({
      ok: true,
      value: { firstname: 'Aleksandra', dob: '1990-02-28', email: 'dane@example.com' },
    });
    expect(await rest.changeCustomer({ firstname: 'Ola', lastname: 'Lipa' })).toMatchObject({ ok: true, value: { dob: '1990-02-28' } });
    expect(await rest.changeCustomer({ firstname: 'Ola', lastname: 'Lipa', dob: '' })).toMatchObject({ ok: true, value: { dob: null } });
    expect(await rest.changeCustomer({ firstname: '', lastname: 'Lipa', dob: '1990-02-30' })).toMatchObject({
      ok: false,
      error: { code: 'invalid_fields', parameters: { firstname: 'required', dob: 'date' } },
    });
    expect(await server.rest.changeCustomer({ firstname: 'Ola', lastname: 'Lipa' })).toMatchObject(notSignedIn);
  });
});

describe('addresses', () => {
  const home: AddressToKeep = {
    firstname: 'Ola',
    lastname: 'Lipa',
    street: ['ul. Lipowa 12/4'],
    postcode: '30702',
    city: 'Kraków',
    telephone: '+48 600100200',
  };
  const defaults = (addresses: readonly CustomerAddress[]) =>
    addresses.map(({ city, default_billing: billing, default_shipping: shipping }) => [city, billing, shipping]);

  it('the first is the default of both kinds, another one on request, the oldest when the default is deleted', async () => {
    const { rest } = await registered(server, 'adresy@example.com');
    const first = await rest.addAddress(home);
    expect(first).toMatchObject({ ok: true, value: { addresses: [{ postcode: '30-702', telephone: '600 100 200', country_id: 'PL' }] } });
    expect(first.ok && defaults(first.value.addresses)).toEqual([['Kraków', true, true]]);
    await rest.addAddress({ ...home, city: 'Gdynia' });
    const third = await rest.addAddress({ ...home, city: 'Łódź', default_shipping: true });
    if (!third.ok) throw new Error(third.error.message);
    expect(defaults(third.value.addresses)).toEqual([
      ['Kraków', true, false],
      ['Gdynia', false, false],
      ['Łódź', false, true],
    ]);
    const [oldest, second, newest] = third.value.addresses.map(({ id }) => id);
    const changed = await rest.changeAddress(second ?? 0, { ...home, city: 'Sopot', default_billing: true });
    expect(changed.ok && defaults(changed.value.addresses)).toEqual([
      ['Kraków', false, false],
      ['Sopot', true, false],
      ['Łódź', false, true],
    ]);
    const removed = await rest.removeAddress(newest ?? 0);
    expect(removed.ok && defaults(removed.value.addresses)).toEqual([
      ['Kraków', false, true],
      ['Sopot', true, false],
    ]);
    await rest.removeAddress(oldest ?? 0);
    expect(await rest.removeAddress(second ?? 0)).toMatchObject({ ok: true, value: { addresses: [] } });
  });

  it('a company’s has a dash where people have names', async () => {
    const { rest } = await registered(server, 'firma@example.com');
    const company = { ...home, firstname: null, lastname: null, company: 'Lipa sp. z o.o.', vat_id: '526-104-08-28' };
    expect(await rest.addAddress(company)).toMatchObject({
      ok: true,
      value: { addresses: [{ firstname: '-', lastname: '-', company: 'Lipa sp. z o.o.', vat_id: '5261040828' }] },
    });
  });

  it('an invalid field is named with its problem', async () => {
    const { rest } = await signedIn(server, 'anna.nowak@example.com');
    expect(await rest.addAddress({ ...home, postcode: 'x', street: ['Lipowa'], firstname: '' })).toMatchObject({
      ok: false,
      error: {
        status: 400,
        code: 'invalid_fields',
        parameters: { firstname: 'required', postcode: 'postcode', street: 'house-number' },
      },
    });
    expect(await rest.addAddress({ ...home, country_id: 'DE' })).toMatchObject({ ok: false, error: { code: 'unknown_country' } });
  });

  it('those of other customers are not found, and the limit is twenty', async () => {
    const { rest } = await registered(server, 'duzo@example.com');
    const notThere = { ok: false, error: { status: 404, code: 'address_not_found', message: 'Nie znaleziono adresu.' } };
    expect(await rest.changeAddress(1, home)).toMatchObject(notThere);
    expect(await rest.removeAddress(1)).toMatchObject(notThere);
    expect(await rest.removeAddress(99_999_999_999)).toMatchObject(notThere);
    expect(await server.rest.addAddress(home)).toMatchObject(notSignedIn);
    const added = await Promise.all(Array.from({ length: 22 }, () => rest.addAddress(home)));
    expect(added.filter(({ ok }) => ok)).toHaveLength(20);
    expect(added.find(({ ok }) => !ok)).toMatchObject({ error: { status: 400, code: 'too_many_addresses' } });
    const { addresses } = await rest.readCustomer().then((read) => (read.ok ? read.value : { addresses: [] }));
    expect([addresses.length, addresses.filter((one) => one.default_billing).length]).toEqual([20, 1]);
  });
});

describe('the end of a session', () => {
  it('[A-46] [U-07] a removed token is no longer valid; other sessions stay valid', async () => {
    const [here, there] = [await signedIn(server, 'anna.nowak@example.com'), await signedIn(server, 'anna.nowak@example.com')];
    expect(await server.rest.removeToken(here.token)).toEqual({ ok: true, value: true });
    expect(await here.rest.readCustomer()).toMatchObject(sessionExpired);
    expect(await there.rest.readCustomer()).toMatchObject({ ok: true });
  });

  it.each(['nie-ma-takiego', '', 'x'.repeat(200)])('[A-46] an unknown token (%j) is answered like a known one', async (token) => {
    expect(await server.rest.removeToken(token)).toEqual({ ok: true, value: true });
  });

  it('[J-127] a token is revoked by its digest, too; an unknown one is answered alike', async () => {
    const [here, there] = [await signedIn(server, 'anna.nowak@example.com'), await signedIn(server, 'anna.nowak@example.com')];
    const revoke = (digest: string) => server.rest.calls.POST('/rest/V1/customers/revokeToken', { body: { digest } });
    const digest = createHash('sha256').update(here.token).digest('hex');
    expect((await revoke(digest)).data).toBe(true);
    expect((await revoke(digest)).data).toBe(true);
    expect(await here.rest.readCustomer()).toMatchObject(sessionExpired);
    expect(await there.rest.readCustomer()).toMatchObject({ ok: true });
    // What revokes opens nothing.
    expect(await clientWith(server, createHash('sha256').update(there.token).digest('hex')).readCustomer()).toMatchObject(sessionExpired);
  });

  it('[A-49] [U-07] logout ends the session of the token that is sent, and succeeds with an invalid token and without one', async () => {
    const { rest } = await signedIn(server, 'anna.nowak@example.com');
    expect(await rest.logout()).toEqual({ ok: true, value: true });
    expect(await rest.readCustomer()).toMatchObject(sessionExpired);
    expect(await rest.logout()).toEqual({ ok: true, value: true });
    expect(await clientWith(server, undefined).logout()).toEqual({ ok: true, value: true });
  });
});
