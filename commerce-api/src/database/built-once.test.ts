import { expect, it } from '@jest/globals';
import { builtOnce } from './built-once.ts';
import { connectionOver } from './connection.ts';

it('a statement that is built once is run with the values of each run, on the connection of each', async () => {
  const ran: unknown[] = [];
  const connection = (name: string) =>
    connectionOver(async (statement, values) => {
      ran.push([name, statement, values]);
      return { rows: [{ qty: 3 }] };
    });
  let built = 0;
  const piecesOf = builtOnce<{ readonly cartId: string; readonly added: string | null }, { qty: number }>((db, value) => {
    built += 1;
    return db
      .selectFrom('cart_item')
      .select('qty')
      .where('cart_id', '=', value('cartId'))
      .where((eb) => eb.or([eb('main_product_sku', '=', value('added')), eb('cart_id', '=', value('cartId'))]))
      .limit(1);
  });
  expect(await piecesOf(connection('one'), { cartId: 'a', added: null })).toEqual([{ qty: 3 }]);
  await piecesOf(connection('other'), { cartId: "b' or true", added: 'x' });
  const statement = 'select "qty" from "cart_item" where "cart_id" = $1 and ("main_product_sku" = $2 or "cart_id" = $3) limit $4';
  expect(ran).toEqual([
    ['one', statement, ['a', null, 'a', 1]],
    ['other', statement, ["b' or true", 'x', "b' or true", 1]],
  ]);
  expect(built).toBe(1);
});
