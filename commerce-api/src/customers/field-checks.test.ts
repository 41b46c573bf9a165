import { describe, expect, it } from '@jest/globals';
import { birthdayProblem, checkAddress, emailProblem, nameProblem, newPasswordProblem } from './field-checks.ts';

const today = new Date('2026-11-22T12:00:00Z');

describe('what a customer sends', () => {
  it.each([
    ['1984-05-17', null],
    ['2024-02-29', null],
    ['2026-11-23', 'date'],
    ['2023-02-29', 'date'],
    ['1899-12-31', 'date'],
    ['17.05.1984', 'date'],
    ['', 'date'],
  ])('the day of birth %p has the problem %p', (text, problem) => expect(birthdayProblem(text, today)).toBe(problem));

  it.each([
    [nameProblem(' '), 'required'],
    [nameProblem('x'.repeat(61)), 'too-long'],
    [nameProblem(' Ola '), null],
    [emailProblem(''), 'required'],
    [emailProblem('ola@example'), 'email'],
    [emailProblem(' ola@example.com '), null],
    [newPasswordProblem(''), 'required'],
    [newPasswordProblem('bezcyfry'), 'password'],
    [newPasswordProblem('Zielony7Rower'), null],
  ])('a field has the problem %p: %p', (found, problem) => expect(found).toBe(problem));

  const person = {
    firstname: 'Ola',
    lastname: 'Nowak',
    street: ['ul. Lipowa 12', 'm. 4'],
    postcode: '30702',
    city: 'Kraków',
    telephone: '600100200',
  };

  it('a person’s address is kept in the usual spelling', () => {
    expect(checkAddress(person)).toEqual({
      problems: {},
      address: {
        firstname: 'Ola',
        lastname: 'Nowak',
        company: null,
        vatId: null,
        street: ['ul. Lipowa 12 m. 4'],
        postcode: '30-702',
        city: 'Kraków',
        countryId: 'PL',
        telephone: '600 100 200',
      },
    });
  });

  it('[U-11] a company’s address has a dash where people have names', () => {
    const { problems, address } = checkAddress({ ...person, firstname: null, company: 'Lipa sp. z o.o.', vat_id: '526-104-08-28' });
    expect(problems).toEqual({});
    expect(address).toMatchObject({ firstname: '-', lastname: '-', company: 'Lipa sp. z o.o.', vatId: '5261040828' });
  });

  it('every problem is told by its field', () => {
    const wrong = { ...person, firstname: '', vat_id: '123', street: ['Lipowa'], postcode: 'x', telephone: '1' };
    expect(checkAddress(wrong).problems).toEqual({
      company: 'required',
      vat_id: 'nip',
      street: 'house-number',
      postcode: 'postcode',
      telephone: 'phone',
    });
  });
});
