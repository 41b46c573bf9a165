import type { Connection } from '../database/database.ts';

/**
 * Whether a change of the cart has been made before: then its answer was lost on the way. The cart is locked, so nobody is making it now.
 * @param key null where the caller does not care whether it is made twice
 */
export async function isMade(connection: Connection, cartId: string, key: string | null): Promise<boolean> {
  if (key === null) return false;
  const made = await connection.query('select key from cart_addition where cart_id = $1 and key = $2', [cartId, key]);
  return made.length > 0;
}

/** Remembers a change that is being made. One table has the names of all: additions were the first that had any. */
export const noteMade = async (connection: Connection, cartId: string, key: string | null): Promise<void> => {
  if (key !== null) await connection.query('insert into cart_addition (cart_id, key) values ($1, $2)', [cartId, key]);
};
