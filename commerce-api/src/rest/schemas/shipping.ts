/** Methods of delivery, the days that they offer, and how one is chosen. */
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Money, named, nullable, oneOf } from './common.ts';
import { Choice } from './choice.ts';
import { CollectionRef } from './pickup.ts';

export const OfferedShipping = Type.Object(
  {
    ...Choice,
    kind: oneOf(['courier', 'pickup-point', 'store', 'large', 'electronic'] as const),
    amount: Money('What the delivery of this cart costs'),
    delivery_from: Type.String({ format: 'date', description: 'First day on which it may arrive' }),
    delivery_to: Type.String({ format: 'date' }),
    collection: Type.Optional(nullable(CollectionRef)),
    needs_pickup_point: Type.Boolean(),
    needs_address: Type.Optional(Type.Boolean({ description: 'It lacks nothing but an address to bring the goods to (J-327)' })),
  },
  { $id: 'ShippingMethod', title: 'ShippingMethod' },
);
export type OfferedShipping = Static<typeof OfferedShipping>;

/** */
export const ShippingBody = Type.Object({
  addressInformation: Type.Object({
    shipping_method_code: Type.String({ maxLength: 64 }),
    shipping_carrier_code: Type.Optional(Type.String({ maxLength: 64 })),
    pickup_point_id: Type.Optional(nullable(Type.String({ maxLength: 64 }))),
  }),
});

/** */
export const CalendarBody = Type.Object({
  postcode: Type.Optional(Type.String({ pattern: '^\\d{2}-\\d{3}$' })),
  shipping_method: Type.Optional(Type.String({ maxLength: 64, description: 'Shipping code; the soonest way that fits unless told' })),
  items: Type.Array(
    Type.Object({ sku: Type.String({ minLength: 1, maxLength: 64 }), qty: Type.Integer({ minimum: 1, maximum: 100_000 }) }),
    {
      minItems: 1,
      maxItems: 200,
    },
  ),
});

export const ShippingCalendar = Type.Object(
  {
    days: Type.Array(
      Type.Object({
        date: Type.String({ format: 'date' }),
        ranges: Type.Array(
          Type.Object({
            range: Type.String({ description: 'Hours: 08-12' }),
            code: Type.String({ description: 'Names the day and the hours (A-16)' }),
            price: Money('What the delivery costs then'),
            available: Type.Boolean(),
          }),
        ),
      }),
    ),
  },
  { $id: 'ShippingCalendar', title: 'ShippingCalendar', description: '∅08: no Sundays and no Polish public holidays' },
);
export type ShippingCalendar = Static<typeof ShippingCalendar>;

export const ShippingCalendarRef = named<ShippingCalendar>('ShippingCalendar');
