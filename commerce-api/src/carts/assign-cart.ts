import { isOutlived } from '../cart-reminders/copy.ts';
import { mergeChoices, parseChoices } from '../checkout/choices.ts';
import type { Transaction } from '../database/database.ts';
import type { CartKey, CartResult } from './cart.ts';
import { changed, lockCart, readItems, removeCart } from './cart-rows.ts';
import type { ItemRow } from './cart-rows.ts';
import { mergeSaved } from './merge-saved.ts';
import { isSameLine, isSameProduct } from './same-line.ts';

export interface AssignCart {
  readonly guest: Extract<CartKey, { kind: 'guest' }>;
  readonly customerId: number;
}

/** Which line of the customer's each of the guest's becomes part of; one each: first those that are the same, then those of the same product. */
export function partners(guests: readonly ItemRow[], own: readonly ItemRow[]): ReadonlyMap<ItemRow, ItemRow> {
  const found = new Map<ItemRow, ItemRow>();
  for (const matches of [isSameLine, isSameProduct]) {
    for (const item of guests) {
      const taken = new Set(found.values());
      const partner = found.has(item) ? undefined : own.find((one) => !taken.has(one) && matches(one, item));
      if (partner !== undefined) found.set(item, partner);
    }
  }
  return found;
}

/** The customer's line, with the greater number of pieces; what the guest has chosen with it fills in what the customer has not. */
const joined = (own: ItemRow, guest: ItemRow): Pick<ItemRow, 'qty' | 'add_ons'> => ({
  qty: Math.max(own.qty, guest.qty),
  add_ons: {
    warrantyId: own.add_ons.warrantyId ?? guest.add_ons.warrantyId,
    services: own.add_ons.services.length > 0 ? own.add_ons.services : guest.add_ons.services,
  },
});

/**
 * A-08, C-30: the guest's cart becomes the customer's. Where the customer has one already, the items move into it:
 * of a product in both the greater number of pieces stays, so that nothing is bought twice; so do those that were put aside. What the guest has
 * chosen for the checkout fills in what the customer has not.
 */
export const assignCart: Transaction<AssignCart, CartResult> = async (db, { guest, customerId }) => {
  const cart = await lockCart(db, guest);
  if (cart === undefined || (await isOutlived(db, cart))) return { refusal: { reason: 'cart_not_found' } };
  const own = await lockCart(db, { kind: 'customer', customerId, storeCode: guest.storeCode });
  if (own === undefined) {
    return changed(db, cart, await readItems(db, cart.id), { customer_id: customerId });
  }
  const items = await readItems(db, cart.id);
  const partnerOf = partners(items, await readItems(db, own.id));
  let lastItemId = own.last_item_id;
  for (const item of items) {
    const same = partnerOf.get(item);
    if (same !== undefined) {
      await db.updateTable('cart_item').set(joined(same, item)).where('cart_id', '=', own.id).where('item_id', '=', same.item_id).execute();
      continue;
    }
    lastItemId += 1;
    await db
      .insertInto('cart_item')
      .values({ ...item, cart_id: own.id, item_id: lastItemId })
      .execute();
  }
  const merged = await mergeSaved(db, cart, { ...own, last_item_id: lastItemId });
  const checkout = mergeChoices(parseChoices(own.checkout), parseChoices(cart.checkout));
  // An addition whose answer has not arrived may be sent again, to the customer's cart now; or has been, before this call.
  await db
    .insertInto('cart_addition')
    .columns(['cart_id', 'key'])
    .expression((eb) =>
      eb
        .selectFrom('cart_addition')
        .select([eb.val(own.id).as('cart_id'), 'key'])
        .where('cart_id', '=', cart.id),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await removeCart(db, cart.id);
  const both = { ...own, saved: merged.saved };
  return changed(db, both, await readItems(db, own.id), { last_item_id: merged.lastItemId, checkout });
};
