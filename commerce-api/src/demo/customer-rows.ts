import { hash } from '@node-rs/argon2';
import type { ImportRows } from '../importing/tables.ts';

/** The password of all demo customers. */
const password = 'Amperio2026';

/** Customers to sign in as: one of the Plus programme, one without anything, and one whose shop assistant signs in at a terminal (F-06). */
export async function customerRows(): Promise<ImportRows> {
  return {
    customer: [
      {
        id: 1,
        email: 'jan.kowalski@example.com',
        firstname: 'Jan',
        lastname: 'Kowalski',
        dob: '1984-05-17',
        password_hash: await hash(password),
        document: { isPlus: true, isPlusAllowed: true, neoportalUserId: null },
        has_signed_in: false,
        email_confirmed_at: null,
        mailbox_owned_at: null,
      },
      {
        id: 2,
        email: 'anna.nowak@example.com',
        firstname: 'Anna',
        lastname: 'Nowak',
        dob: null,
        password_hash: await hash(password),
        document: { isPlus: false, isPlusAllowed: false, neoportalUserId: null },
        has_signed_in: false,
        email_confirmed_at: null,
        mailbox_owned_at: null,
      },
      {
        id: 3,
        email: 'ewa.salon@example.com',
        firstname: 'Ewa',
        lastname: 'Dąbrowska',
        dob: null,
        password_hash: await hash(password),
        document: { isPlus: false, isPlusAllowed: false, neoportalUserId: 'salon-7' },
        has_signed_in: false,
        email_confirmed_at: null,
        mailbox_owned_at: null,
      },
    ],
    customer_address: [
      {
        id: 1,
        customer_id: 1,
        document: {
          firstname: 'Jan',
          lastname: 'Kowalski',
          company: null,
          vatId: null,
          street: ['ul. Lipowa 12/4'],
          postcode: '30-702',
          city: 'Kraków',
          countryId: 'PL',
          telephone: '600 100 200',
          isDefaultBilling: true,
          isDefaultShipping: true,
        },
      },
    ],
  };
}
