import type { Connection } from '../database/database.ts';

/**
 * Whether a change of the cart has been made before: then its answer was lost on the way. The cart is locked, so nobody is making it now.
 * @param key null where the caller does not care whether it is made twice
 */
export async function isMade(db: Connection, cartId: string, key: string | null): Promise<boolean> {
  if (key === null) return false;
  const made = await db.selectFrom('cart_addition').select('key').where('cart_id', '=', cartId).where('key', '=', key).executeTakeFirst();
  return made !== undefined;
}

/** Remembers a change that is being made. One table has the names of all: additions were the first that had any. */
export const noteMade = async (db: Connection, cartId: string, key: string | null): Promise<void> => {
  if (key !== null) await db.insertInto('cart_addition').values({ cart_id: cartId, key }).execute();
};
