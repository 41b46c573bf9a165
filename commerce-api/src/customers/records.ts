import type { Connection, RowOf } from '../database/database.ts';

export type AddressRow = Pick<RowOf<'customer_address'>, 'id' | 'document'>;

export interface CustomerRecord extends Pick<RowOf<'customer'>, 'id' | 'email' | 'firstname' | 'lastname' | 'dob' | 'document'> {
  /** The oldest first. */
  readonly addresses: readonly AddressRow[];
  readonly wishlistCount: number;
}

/** A customer's addresses, the oldest first. */
export const readAddresses = (db: Connection, customerId: number): Promise<readonly AddressRow[]> =>
  db.selectFrom('customer_address').select(['id', 'document']).where('customer_id', '=', customerId).orderBy('id').execute();

/** A customer with addresses; null when there is none with that id. */
export async function readCustomer(db: Connection, id: number): Promise<CustomerRecord | null> {
  const customer = await db
    .selectFrom('customer')
    // YYYY-MM-DD: `dob` is a text.
    .select(['id', 'email', 'firstname', 'lastname', 'dob', 'document'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (customer === undefined) return null;
  const addresses = await readAddresses(db, id);
  const wishlist = await db
    .selectFrom('wishlist_item')
    .select(({ fn }) => fn.count<number>('product_id').distinct().as('count'))
    .where('customer_id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...customer, addresses, wishlistCount: wishlist.count };
}
