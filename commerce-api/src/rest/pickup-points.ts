import { Type } from 'typebox';
import { pickupPointIn } from '../checkout/checkout-in-language.ts';
import { isInBox, parseBox, searchPoints } from '../checkout/pickup-points.ts';
import type { AppServices } from '../server/app-services.ts';
import { ApiError } from '../server/api-error.ts';
import { translatorOf } from '../server/translator-of.ts';
import { PickupPointsAnswer } from './schemas/index.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

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
            carrier: Type.String({ minLength: 1, maxLength: 64, description: 'Shipping code' }),
            query: Type.Optional(Type.String({ maxLength: 100, description: 'Town, postcode, street or name' })),
            bbox: Type.Optional(Type.String({ maxLength: 100, description: 'west,south,east,north in degrees' })),
            page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
            per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, description: '20 unless told' })),
          }),
          response: { 200: PickupPointsAnswer, ...errorAnswers },
        },
      },
      async (request) => {
        const translator = translatorOf(request, shop);
        const { carrier, query = '', bbox, page = 1, per_page: perPage = 20 } = request.query;
        const box = bbox === undefined ? undefined : parseBox(bbox);
        if (bbox !== undefined && box === undefined) throw new ApiError(400, 'wrong_bbox', 'Nieprawidłowy obszar mapy.');
        const found = searchPoints(shop.reference.pickupPoints.get(carrier) ?? [], query).filter((point) => isInBox(point, box));
        return {
          items: found.slice((page - 1) * perPage, page * perPage).map((point) => pickupPointIn(point, translator)),
          total_count: found.length,
        };
      },
    );
  };
}
