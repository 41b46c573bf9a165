import { describe, expect, it } from '@jest/globals';
import { companyFill } from './company-fill.ts';

const company = { nip: '1111111111', name: 'Lipa sp. z o.o.', street: 'ul. Lipowa 12', postcode: '30-702', city: 'Kraków' };
const empty = { company: '', street: '', postcode: '', city: '' };

describe('data of a company in the form', () => {
  it('[J-306] fill what is empty', () => {
    expect(companyFill(empty, company)).toEqual({
      filled: { company: 'Lipa sp. z o.o.', street: 'ul. Lipowa 12', postcode: '30-702', city: 'Kraków' },
      differing: {},
      missing: [],
    });
  });

  it('[J-306] overwrite nothing that was typed: what differs is told apart, the same in other letters is not', () => {
    expect(companyFill({ ...empty, company: 'LIPA SP. Z O.O. ', street: 'ul. Długa 5' }, company)).toEqual({
      filled: { postcode: '30-702', city: 'Kraków' },
      differing: { street: 'ul. Lipowa 12' },
      missing: [],
    });
  });

  it('[J-306] name what the register keeps to itself, unless it was typed', () => {
    const person = { nip: '3333333333', name: 'Jan Kowalski', street: '', postcode: '', city: '' };
    expect(companyFill({ ...empty, city: 'Kraków' }, person)).toEqual({
      filled: { company: 'Jan Kowalski' },
      differing: {},
      missing: ['street', 'postcode'],
    });
  });
});
