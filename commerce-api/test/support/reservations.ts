/** A reservation as a shopper makes it, where a test needs one and looks at something else. */
import { sellable, valueOf } from './checkout.ts';
import type { Shop } from './server.ts';

/** Reserves a piece in a shop that has it on its shelves. */
export async function reservedBy(
  server: Shop,
  contact: { readonly telephone: string; readonly email: string },
): Promise<{ readonly id: string; readonly number: string }> {
  for (const { sku } of await sellable(server)) {
    const { reservation_id: id, shops, total } = valueOf(await server.rest.createReservation([{ sku, qty: 1 }]));
    const [shop] = shops;
    if (shop === undefined) continue;
    valueOf(await server.rest.chooseReservationShop(id, shop.shop_id, { firstname: 'Ola', ...contact }));
    const { number } = valueOf(await server.rest.placeReservation(id, total));
    if (number !== null) return { id, number };
  }
  throw new Error('no shop has a product on its shelves');
}
