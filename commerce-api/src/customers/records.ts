import type { Row, Connection } from '../database/database.ts';

export interface CustomerDocument {
  readonly isPlus: boolean;
  readonly isPlusAllowed: boolean;
  readonly neoportalUserId: string | null;
}

export interface AddressDocument {
  readonly firstname: string;
  readonly lastname: string;
  readonly company: string | null;
  readonly vatId: string | null;
  readonly street: readonly string[];
  readonly postcode: string;
  readonly city: string;
  readonly countryId: string;
  readonly telephone: string;
  readonly isDefaultBilling: boolean;
  readonly isDefaultShipping: boolean;
}

interface CustomerRow extends Row {
  readonly id: number;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  /** YYYY-MM-DD. */
  readonly dob: string | null;
  readonly document: CustomerDocument;
}

export interface AddressRow extends Row {
  readonly id: number;
  readonly document: AddressDocument;
}

export interface CustomerRecord extends CustomerRow {
  /** The oldest first. */
  readonly addresses: readonly AddressRow[];
  readonly wishlistCount: number;
}

/** A customer's addresses, the oldest first. */
export const readAddresses = (connection: Connection, customerId: number): Promise<readonly AddressRow[]> =>
  connection.query<AddressRow>('select id, document from customer_address where customer_id = $1 order by id', [customerId]);

/** A customer with addresses; null when there is none with that id. */
export async function readCustomer(connection: Connection, id: number): Promise<CustomerRecord | null> {
  const rows = await connection.query<CustomerRow>('select id, email, firstname, lastname, dob, document from customer where id = $1', [
    id,
  ]);
  const customer = rows[0];
  if (customer === undefined) return null;
  const addresses = await readAddresses(connection, id);
  const wishlist = await connection.query<{ count: number }>('select count(*)::int as count from wishlist_item where customer_id = $1', [
    id,
  ]);
  return { ...customer, addresses, wishlistCount: wishlist[0]?.count ?? 0 };
}
