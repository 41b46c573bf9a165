import { describe, expect, it } from '@jest/globals';
import { checkAddress, isPostal } from './address.ts';

const body = { firstname: 'Ola', lastname: 'Nowak', street: 'ul. Lipowa 12', postcode: '30702', city: 'Kraków', telephone: '+48600100200' };
const person = { isOfCompany: false, isContact: false };

describe('an address of the checkout', () => {
  it('[C-05] is kept in the usual spelling', () => {
    expect(checkAddress({ ...body, email: ' ola@example.com ' }, 'billing_address', person)).toEqual({
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
    const { problems } = checkAddress({ ...body, postcode: '1', telephone: 'x', email: 'ola@' }, 'billing_address', person);
    expect(problems).toEqual({
      'billing_address.postcode': 'postcode',
      'billing_address.telephone': 'phone',
      'billing_address.email': 'email',
    });
  });

  it('an invoice asks for company and NIP; a delivery to a company does not', () => {
    const company = { ...body, firstname: null, lastname: null, company: 'Lipa sp. z o.o.' };
    expect(checkAddress(company, 'billing_address', { ...person, isOfCompany: true }).problems).toEqual({
      'billing_address.vat_id': 'required',
    });
    expect(checkAddress(company, 'shipping_address', person)).toMatchObject({ problems: {}, address: { company: 'Lipa sp. z o.o.' } });
  });

  it('[J-327] of who collects the goods nothing but name and telephone is asked, and no street is kept that was typed', () => {
    const contact = { ...person, isContact: true };
    const { problems, address } = checkAddress({ ...body, save_in_address_book: true }, 'billing_address', contact);
    expect(problems).toEqual({});
    expect(address).toMatchObject({ firstname: 'Ola', street: [], postcode: '', city: '', telephone: '600 100 200' });
    expect(address).not.toHaveProperty('save_in_address_book');
    expect([isPostal(address), isPostal({ street: ['Lipowa 1'], postcode: '30-702', city: 'Kraków' })]).toEqual([false, true]);
    expect(checkAddress({ ...body, telephone: '', street: [], postcode: '', city: '' }, 'billing_address', contact).problems).toEqual({
      'billing_address.telephone': 'required',
    });
  });

  it('[C-12] without a town there is no postcode', () => {
    expect(checkAddress({ ...body, city: ' ' }, 'shipping_address', person)).toMatchObject({
      address: { postcode: '' },
      problems: { 'shipping_address.city': 'required', 'shipping_address.postcode': 'required' },
    });
  });
});
