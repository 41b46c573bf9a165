import { Type } from 'typebox';
import { pickupPointIn } from '../checkout/checkout-in-language.ts';
import { mapZooms, parseBox, parsePosition } from '../checkout/pickup-map.ts';
import type { AppServices } from '../server/app-services.ts';
import { ApiError } from '../server/api-error.ts';
import { translatorOf } from '../server/translator-of.ts';
import { PickupMapAnswer, PickupPointsAnswer } from './schemas/index.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

const carrierCode = Type.String({ minLength: 1, maxLength: 64, description: 'Shipping code' });
const mapBox = Type.String({ maxLength: 100, description: 'west,south,east,north in degrees' });

/** What a text of a query means; undefined when it is absent. @throws 400 when it means nothing */
function parsed<Value>(
  text: string | undefined,
  parse: (text: string) => Value | undefined,
  code: string,
  message: string,
): Value | undefined {
  if (text === undefined) return undefined;
  const value = parse(text);
  if (value === undefined) throw new ApiError(400, code, message);
  return value;
}

const boxOf = (text: string | undefined) => parsed(text, parseBox, 'wrong_bbox', 'Nieprawidłowy obszar mapy.');
const positionOf = (text: string | undefined) => parsed(text, parsePosition, 'wrong_position', 'Nieprawidłowe położenie.');

/** Places where orders can be collected: points of carriers and the own shops (∅59). */
export function pickupPointRoutes(shop: AppServices) {
  return async (app: TypedApp): Promise<void> => {
    app.get(
      '/rest/V1/pickup-points',
      {
        schema: {
          operationId: 'listPickupPoints',
          tags: ['orders'],
          summary: 'Pickup points of a carrier, shops included (∅59)',
          querystring: Type.Object({
            carrier: carrierCode,
            query: Type.Optional(Type.String({ maxLength: 100, description: 'Town, postcode, street or name' })),
            near: Type.Optional(Type.String({ maxLength: 60, description: 'latitude,longitude in degrees: the nearest first' })),
            bbox: Type.Optional(mapBox),
            page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
            per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, description: '20 unless told' })),
          }),
          response: { 200: PickupPointsAnswer, ...errorAnswers },
        },
      },
      async (request) => {
        const translator = translatorOf(request, shop);
        const { carrier, query: text = '', near, bbox, page = 1, per_page: perPage = 20 } = request.query;
        const wanted = { text, box: boxOf(bbox), near: positionOf(near) };
        const found = shop.reference.pickupIndexes.get(carrier)?.find(wanted) ?? [];
        return {
          items: found.slice((page - 1) * perPage, page * perPage).map((point) => pickupPointIn(point, translator)),
          total_count: found.length,
        };
      },
    );

    app.get(
      '/rest/V1/pickup-points/map',
      {
        schema: {
          operationId: 'mapPickupPoints',
          tags: ['orders'],
          summary: 'What a map shows of the pickup points of a carrier: single ones and groups (J-206)',
          querystring: Type.Object({
            carrier: carrierCode,
            bbox: mapBox,
            zoom: Type.Integer({ minimum: mapZooms.smallest, maximum: mapZooms.largest, description: 'Of tiles of 256 px' }),
          }),
          response: { 200: PickupMapAnswer, ...errorAnswers },
        },
      },
      async (request) => {
        const translator = translatorOf(request, shop);
        const { carrier, bbox, zoom } = request.query;
        const box = boxOf(bbox);
        const groups = box === undefined ? [] : (shop.reference.pickupIndexes.get(carrier)?.groups(box, zoom) ?? []);
        return { items: groups.map((group) => ({ ...group, point: group.point && pickupPointIn(group.point, translator) })) };
      },
    );
  };
}
