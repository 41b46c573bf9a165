import type { Connection } from '../../database/database.ts';

/** Who a customer is, and how and where the account is signed in to. */
export async function readProfile(db: Connection, customerId: number) {
  const { document, ...profile } = await db
    .selectFrom('customer')
    .select(['id', 'email', 'email_confirmed_at', 'mailbox_owned_at', 'firstname', 'lastname', 'dob', 'document'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  const addresses = await db
    .selectFrom('customer_address')
    .select('document')
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
  const sessions = await db
    .selectFrom('customer_session')
    .select(['browser', 'system', 'method', 'created_at', 'last_used_at', 'expires_at'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute();
  const passkeys = await db
    .selectFrom('passkey')
    .select(['name', 'created_at', 'last_used_at'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute();
  const factor = await db.selectFrom('second_factor').select('confirmed_at').where('customer_id', '=', customerId).executeTakeFirst();
  const shop = await db
    .selectFrom('neoportal_store')
    .select(['shop_id', 'chosen_at'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return {
    profile: { ...profile, ...document, second_factor_since: factor?.confirmed_at ?? null, neoportal_shop: shop ?? null },
    addresses: addresses.map((row) => ({ ...row.document })),
    sessions,
    passkeys,
  };
}
