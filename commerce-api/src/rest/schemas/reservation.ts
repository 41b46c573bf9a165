/** Reservations: goods that wait in a shop without being paid (A-04, K-16). */
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Cart } from './cart.ts';
import { PickupPointRef } from './pickup.ts';
import { Money, named, nullable, oneOf, RecordId } from './common.ts';

const Contact = Type.Object({
  firstname: Type.String(),
  telephone: Type.String({ description: 'Its last three digits alone once the goods are reserved' }),
  email: Type.String({ description: 'Only for a draft; empty later' }),
});

/** A shop that has all goods on its shelves. */
export const ShelfShop = Type.Object(
  {
    shop_id: Type.Integer(),
    place: Type.String({ description: 'What its neighbours call it: Galeria Wiślana' }),
    point: PickupPointRef,
    day: Type.String({ format: 'date', description: 'First day on which the goods can be collected' }),
    hour: nullable(Type.Integer({ description: 'Hour of that day from which on they lie ready' })),
    pieces: Type.Integer({ description: 'How often all of them lie on its shelves' }),
  },
  { $id: 'ShelfShop', title: 'ShelfShop' },
);
export type ShelfShop = Static<typeof ShelfShop>;
const ShelfShopRef = named<ShelfShop>('ShelfShop');

/** */
export const ShelfShops = Type.Object({ items: Type.Array(ShelfShopRef) });

export const Reservation = Type.Object(
  {
    ...Cart.properties,
    reservation_id: Type.String({ description: 'Lets its bearer read and change the reservation' }),
    status: oneOf(['draft', 'waiting', 'cancelled', 'expired'] as const),
    is_collected: Type.Optional(Type.Boolean({ description: 'Over because the goods were handed out (J-220)' })),
    number: nullable(Type.String({ description: 'Null for a draft' })),
    expires_at: nullable(Type.String({ format: 'date-time', description: 'Until then the goods are put aside; null for a draft' })),
    contact: nullable(Contact),
    shop: nullable(PickupPointRef),
    shops: Type.Array(ShelfShopRef, { description: 'Shops that have all goods on their shelves; none once they are reserved' }),
  },
  { $id: 'Reservation', title: 'Reservation', description: 'A-04, Z-05: the fields of a cart and those of a reservation' },
);
export type Reservation = Static<typeof Reservation>;
export const ReservationRef = named<Reservation>('Reservation');

export const NewReservationBody = Type.Object({
  items: Type.Array(
    Type.Object({ sku: Type.String({ minLength: 1, maxLength: 64 }), qty: Type.Integer({ minimum: 1, maximum: 100_000 }) }),
    {
      minItems: 1,
      maxItems: 100,
    },
  ),
});

const Text = Type.String({ maxLength: 300 });

export const ReservationBody = Type.Object({ contact: Type.Object({ firstname: Text, telephone: Text, email: Text }) });

export const PlaceReservationBody = Type.Object({
  expected_total: Money('What the shopper has read as the sum to be paid in the shop: another one is refused'),
});

export const ReservationParams = Type.Object({ reservationId: Type.String({ minLength: 1, maxLength: 64 }) });
export const ShopParams = Type.Object({
  ...ReservationParams.properties,
  storeId: Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1, description: 'The shop that is looked at; 0: the chosen one' }),
});

/** J-220: a reservation whose goods wait in a shop, as the shop's staff sees it. */
export const OpenReservation = Type.Object({
  id: RecordId,
  number: Type.String(),
  shop_name: Type.String(),
  firstname: Type.String(),
  telephone: Type.String(),
  email: Type.String(),
  code: Type.String({ description: 'Of the SMS, to be compared' }),
  expires_at: Type.String({ format: 'date-time' }),
  items: Type.Array(Type.Object({ name: Type.String(), qty: Type.Integer(), price: Money('Of one piece, as it was reserved') })),
  total: Money('To be paid in the shop'),
});
export const OpenReservations = Type.Object({ items: Type.Array(OpenReservation) });
export const endedReservation = ['collected', 'cancelled'] as const;
export const EndReservationBody = Type.Object({ state: oneOf(endedReservation) });
export const EndReservationAnswer = Type.Object({ id: RecordId, state: oneOf(endedReservation) });
