import type { ExpressionBuilder, InsertResult } from 'kysely';
import { builtOnce } from '../database/built-once.ts';
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

const writeMade = builtOnce<{ readonly cartId: string; readonly key: string }, InsertResult>((db, value) =>
  db.insertInto('cart_addition').values({ cart_id: value('cartId'), key: value('key') }),
);

/** Remembers a change that is being made. One table has the names of all: additions were the first that had any. */
export const noteMade = async (db: Connection, cartId: string, key: string | null): Promise<void> => {
  if (key !== null) await writeMade(db, { cartId, key });
};
