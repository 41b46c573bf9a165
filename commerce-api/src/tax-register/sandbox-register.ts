import type { Company, TaxRegister } from './tax-register.ts';

/** Companies that exist nowhere else; their numbers have right checksums. */
const companies: readonly Company[] = [
  { nip: '1111111111', name: 'Pracownia Projektowa Lipa sp. z o.o.', street: 'ul. Lipowa 12', postcode: '30-702', city: 'Kraków' },
  { nip: '2222222222', name: 'Biuro Rachunkowe Bilans s.c.', street: 'ul. Długa 5/3', postcode: '80-827', city: 'Gdańsk' },
  // A person who does business: the register keeps the address to itself.
  { nip: '3333333333', name: 'Jan Kowalski', street: '', postcode: '', city: '' },
];

/** Stands for a register where the shop is set up with none: it knows three companies and no others. */
export const sandboxRegister: TaxRegister = {
  find: (nip) => Promise.resolve(companies.find((company) => company.nip === nip) ?? null),
};
