import { answered, answersOf, Refused, twice } from './calls.ts';
import type { Purchase } from './purchase.ts';
import { person, type Visit } from './visit.ts';

const SOLD_OUT: readonly string[] = ['not_in_shop', 'out_of_stock', 'not_enough_stock'];

/** Reserves one piece in the shop that has most of them; gives it up again where the plan says so. */
export async function reserve({ rest, goods, email, plan }: Visit): Promise<Purchase> {
  const { sku } = goods;
  try {
    const draft = await answered(() => rest.createReservation([{ sku, qty: 1 }]));
    const [shop] = draft.shops.toSorted((one, other) => other.pieces - one.pieces);
    if (shop === undefined || shop.pieces === 0) return { kind: 'sold-out', sku };
    const { reservation_id: id, total } = draft;
    await answered(() => rest.chooseReservationShop(id, shop.shop_id, { firstname: person.firstname, telephone: person.telephone, email }));
    const [placed] = answersOf(await twice(() => rest.placeReservation(id, total)));
    const isGivenUp = plan === 'reservation-given-up';
    if (isGivenUp) answersOf(await twice(() => rest.cancelReservation(id)));
    return { kind: 'reserved', sku, email, number: placed?.number ?? '', isGivenUp };
  } catch (error) {
    if (error instanceof Refused && SOLD_OUT.includes(error.error.code)) return { kind: 'sold-out', sku };
    throw error;
  }
}
