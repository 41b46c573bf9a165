import type { ExpressionBuilder } from 'kysely';
import type { Connection } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

/**
 * Whether a change of the selected cart has been made before: then its answer was lost on the way. The cart is locked, so nobody is making
 * it now.
 * @param key null where the caller does not care whether it is made twice
 */
export const isMade = (eb: ExpressionBuilder<Tables, 'cart'>, key: string | null) =>
  eb.exists(
    eb.selectFrom('cart_addition').select('key').whereRef('cart_addition.cart_id', '=', 'cart.id').where('cart_addition.key', '=', key),
  );

/** Remembers a change that is being made. One table has the names of all: additions were the first that had any. */
export const noteMade = async (db: Connection, cartId: string, key: string | null): Promise<void> => {
  if (key !== null) await db.insertInto('cart_addition').values({ cart_id: cartId, key }).execute();
};
