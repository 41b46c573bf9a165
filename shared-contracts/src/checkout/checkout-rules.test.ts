import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  type AddressForm,
  EMPTY_ADDRESS,
  addressFields,
  addressProblems,
  addressToSend,
  isEmail,
  isGoodPassword,
  normaliseNip,
  normalisePhone,
  normalisePostcode,
} from './index.ts';

describe('fields of the checkout', () => {
  it.each([
    ['00-950', '00-950'],
    ['00950', '00-950'],
    [' 00 950 ', '00-950'],
    ['0-0950', undefined],
    ['00-9500', undefined],
    ['ab-cde', undefined],
    ['', undefined],
  ])('[K-05] the postcode %p is kept as %p', (typed, kept) => expect(normalisePostcode(typed)).toBe(kept));

  it.each([
    ['600100200', '600 100 200'],
    ['+48 600-100-200', '600 100 200'],
    ['(22) 100 20 30', '221 002 030'],
    ['0048600100200', '600 100 200'],
    ['012345678', undefined],
    ['60010020', undefined],
    ['telefon', undefined],
  ])('[K-05] the telephone %p is kept as %p', (typed, kept) => expect(normalisePhone(typed)).toBe(kept));

  it.each([
    ['526-104-08-28', '5261040828'],
    ['PL 5261040828', '5261040828'],
    ['5261040827', undefined],
    ['526104082', undefined],
    ['0000000010', undefined],
  ])('[K-05] [K-20] the NIP %p is kept as %p', (typed, kept) => expect(normaliseNip(typed)).toBe(kept));

  it('[K-20] one wrong digit of a NIP is always noticed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 9 }), (place, difference) => {
        const digits = [...'5261040828'].map(Number);
        digits[place] = ((digits[place] ?? 0) + difference) % 10;
        expect(normaliseNip(digits.join(''))).toBeUndefined();
      }),
    );
  });

  it.each([
    ['ola@example.com', true],
    ['ola@example', false],
    ['ola example@x.pl', false],
    ['@x.pl', false],
    ['ola.nowak+sklep@poczta.example.com', true],
    ['ala,ola@example.com', false],
    ['Ola<ola@example.com', false],
    ['"ola"@example.com', false],
  ])('[K-05] %p is an e-mail address: %p', (text, is) => expect(isEmail(text)).toBe(is));

  it.each([
    ['Amperio2026', true],
    ['krótkie1', true],
    ['bezcyfry', false],
    ['12345678', false],
    ['Ab1', false],
  ])('[K-05] %p will do as a password: %p', (text, will) => expect(isGoodPassword(text)).toBe(will));
});

describe('an address', () => {
  const person: AddressForm = {
    ...EMPTY_ADDRESS,
    firstname: ' Ola ',
    lastname: 'Nowak',
    street: 'ul. Lipowa 12/4',
    postcode: '30702',
    city: 'Kraków',
    telephone: '600100200',
    email: 'ola@example.com',
    email_repeat: 'Ola@example.com',
  };

  it('[K-05] an empty one is missing every field that is asked, in the order of the form', () => {
    const purpose = { isCompany: false, asksEmail: true };
    const problems = addressProblems(EMPTY_ADDRESS, purpose);
    expect(Object.keys(problems)).toEqual(addressFields(purpose));
    expect(new Set(Object.values(problems))).toEqual(new Set(['required']));
  });

  it('[C-04] [C-05] a person’s is sent in the usual spelling, with the street as a list and nothing of a company', () => {
    expect(addressProblems(person, { isCompany: false, asksEmail: true })).toEqual({});
    expect(addressToSend(person, { isCompany: false })).toEqual({
      firstname: 'Ola',
      lastname: 'Nowak',
      company: null,
      vat_id: null,
      street: ['ul. Lipowa 12/4'],
      postcode: '30-702',
      city: 'Kraków',
      country_id: 'PL',
      telephone: '600 100 200',
    });
  });

  it('[K-20] a company’s asks for its name and NIP, and for no person', () => {
    const company = { ...person, firstname: '', lastname: '', company: 'Lipa sp. z o.o.', vat_id: '526-104-08-28' };
    expect(addressProblems(company, { isCompany: true, asksEmail: false })).toEqual({});
    expect(addressToSend(company, { isCompany: true })).toMatchObject({
      firstname: null,
      company: 'Lipa sp. z o.o.',
      vat_id: '5261040828',
    });
  });

  it('[K-05] a street needs a number, a repeated e-mail must be the same, and no field is endless', () => {
    const wrong = { ...person, street: 'Lipowa', email_repeat: 'ala@example.com', city: 'K'.repeat(61) };
    expect(addressProblems(wrong, { isCompany: false, asksEmail: true })).toEqual({
      email_repeat: 'email-repeat',
      street: 'house-number',
      city: 'too-long',
    });
  });
});
