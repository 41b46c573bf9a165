import { describe, expect, it } from '@jest/globals';
import { checkAddress } from './address.ts';

const body = { firstname: 'Ola', lastname: 'Nowak', street: 'ul. Lipowa 12', postcode: '30702', city: 'Kraków', telephone: '+48600100200' };

describe('an address of the checkout', () => {
  it('[C-05] is kept in the usual spelling', () => {
    expect(checkAddress({ ...body, email: ' ola@example.com ' }, 'billing_address', false)).toEqual({
      problems: {},
      address: {
        firstname: 'Ola',
        lastname: 'Nowak',
        company: null,
        vat_id: null,
        street: ['ul. Lipowa 12'],
        postcode: '30-702',
        city: 'Kraków',
        country_id: 'PL',
        telephone: '600 100 200',
        email: 'ola@example.com',
      },
    });
  });

  it('names each field that is wrong', () => {
    const { problems } = checkAddress({ ...body, postcode: '1', telephone: 'x', email: 'ola@' }, 'billing_address', false);
    expect(problems).toEqual({
      'billing_address.postcode': 'postcode',
      'billing_address.telephone': 'phone',
      'billing_address.email': 'email',
    });
  });

  it('an invoice asks for company and NIP; a delivery to a company does not', () => {
    const company = { ...body, firstname: null, lastname: null, company: 'Lipa sp. z o.o.' };
    expect(checkAddress(company, 'billing_address', true).problems).toEqual({ 'billing_address.vat_id': 'required' });
    expect(checkAddress(company, 'shipping_address', false)).toMatchObject({ problems: {}, address: { company: 'Lipa sp. z o.o.' } });
  });

  it('[C-12] without a town there is no postcode', () => {
    expect(checkAddress({ ...body, city: ' ' }, 'shipping_address', false)).toMatchObject({
      address: { postcode: '' },
      problems: { 'shipping_address.city': 'required', 'shipping_address.postcode': 'required' },
    });
  });
});
