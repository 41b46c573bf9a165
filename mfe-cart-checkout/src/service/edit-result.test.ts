import { describe, expect, it } from '@jest/globals';
import { grosze, parseApiError, type CartOutcome } from 'shared-contracts';

import type { CartItem } from './cart-schema.ts';
import type { CartEdit } from './edit-outbox.ts';
import { editResult } from './edit-result.ts';

const price = grosze(10_000);
const edit = (qty: number): CartEdit => ({
  key: 'edit-key',
  owner: 'me',
  time: 0,
  itemId: 1,
  sku: 'A',
  name: 'Pralka',
  qty,
  price,
  sent: false,
});
const line = (qty: number, sku = 'A', now = price): CartItem => ({
  item_id: 1,
  sku,
  qty,
  catalog_price: now,
  catalog_final_price: now,
});
const done: CartOutcome = { ok: true };
const refused: CartOutcome = { ok: false, error: parseApiError(400, { code: 'out_of_stock' }) };

describe('[J-104] what becomes of a change that has waited', () => {
  it.each<[string, CartEdit, CartOutcome, readonly CartItem[], object]>([
    ['another quantity is taken', edit(2), done, [line(2)], { kind: 'taken' }],
    [
      'at another price it is taken, and the price is told',
      edit(2),
      done,
      [line(2, 'A', grosze(12_000))],
      { kind: 'repriced', price: 12_000 },
    ],
    ['a refusal is told with what is in the cart', edit(2), refused, [line(1)], { kind: 'refused', qty: 1 }],
    ['a line that is gone is told', edit(2), done, [], { kind: 'gone' }],
    ['a line of another product has the same number by chance', edit(2), done, [line(1, 'B')], { kind: 'gone' }],
    ['a line that was to go and is gone is as it was wanted', edit(0), refused, [], { kind: 'taken' }],
    ['a removal that is refused is told', edit(0), refused, [line(1)], { kind: 'refused', qty: 1 }],
  ])('%s', (_title, waited, outcome, items, result) =>
    expect(editResult(waited, outcome, { items, saved_items: [] })).toMatchObject(result),
  );
});
