import { sql } from 'kysely';
import type { GiftDetails } from 'shared-contracts/gift-cards';
import type { Connection } from '../../database/database.ts';
import { maskedEmail } from '../mailbox.ts';

/** Whose copy is read. */
export interface Owner {
  readonly customerId: number;
  /** Lower case; null where it may be another's: what is kept by it alone is not read then. */
  readonly provenEmail: string | null;
}

/** No address: nothing is kept by it. */
const NOBODY = '';

/** The address to look for what is kept by it alone. */
export const addressOf = ({ provenEmail }: Owner): string => provenEmail ?? NOBODY;

/** Orders of the customer, and those that a guest has placed with the address. */
export const ownOrders = (db: Connection, owner: Owner) =>
  db
    .selectFrom('shop_order')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('customer_id', '=', owner.customerId),
        eb.and([eb('customer_id', 'is', null), eb('email', '<>', NOBODY), eb(sql<string>`lower(email)`, '=', addressOf(owner))]),
      ]),
    );

/** To whom a card goes, as its buyer has written it; the address is another's. */
export const ownGift = (gift: GiftDetails): GiftDetails => ({ ...gift, recipientEmail: maskedEmail(gift.recipientEmail) });
