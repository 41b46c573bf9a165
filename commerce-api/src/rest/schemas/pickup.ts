/** Places where goods are collected: pickup points of carriers (∅59), and shops (J-167). */
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { named, nullable } from './common.ts';

export const PickupPoint = Type.Object(
  {
    id: Type.String(),
    carrier: Type.String({ description: 'Shipping code (Y-15 …)' }),
    name: Type.String(),
    street: Type.String(),
    postcode: Type.String(),
    city: Type.String(),
    latitude: Type.Number(),
    longitude: Type.Number(),
    opening_hours: Type.String(),
    always_open: Type.Optional(Type.Boolean({ description: 'All day, each day' })),
    pays_on_pickup: Type.Optional(Type.Boolean({ description: 'An order that is paid on delivery can be paid there' })),
    distance: Type.Optional(Type.Integer({ description: 'Metres from the position that was asked for' })),
    description: Type.String(),
  },
  { $id: 'PickupPoint', title: 'PickupPoint', description: '∅59' },
);
export type PickupPoint = Static<typeof PickupPoint>;

export const PickupPointRef = named<PickupPoint>('PickupPoint');

export const Collection = Type.Object(
  {
    shop_id: Type.Integer(),
    name: Type.String(),
    place: Type.String({ description: 'What its neighbours call it: Galeria Wiślana' }),
    day: Type.String({ format: 'date', description: 'First day on which the goods can be collected' }),
    hour: nullable(
      Type.Integer({ description: 'Hour of that day from which on they lie ready; null when they are brought there that day' }),
    ),
    pieces: Type.Integer({ description: 'How often they lie on the shelves of the shop; 0 when they have to be brought' }),
  },
  { $id: 'Collection', title: 'Collection', description: 'Where and when goods can be collected (J-167)' },
);
export type Collection = Static<typeof Collection>;

export const CollectionRef = named<Collection>('Collection');

export const PickupMapAnswer = Type.Object({
  items: Type.Array(
    Type.Object({
      latitude: Type.Number(),
      longitude: Type.Number(),
      count: Type.Integer(),
      zoom: nullable(Type.Integer({ description: 'Where a group falls apart; null for one point' })),
      point: nullable(PickupPointRef),
    }),
    { maxItems: 200 },
  ),
});

export const PickupPointsAnswer = Type.Object({ items: Type.Array(PickupPointRef), total_count: Type.Integer() });
