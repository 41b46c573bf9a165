import { Type } from 'typebox';
import { grosze, multiplyGrosze, sumGrosze } from 'shared-contracts/money';
import type { CatalogueChanges } from '../../catalogue/changes.ts';
import type { DeskAccess } from '../../desk/access.ts';
import { ApiError } from '../../server/api-error.ts';
import type { AppServices } from '../../server/app-services.ts';
import { EndReservationAnswer, EndReservationBody, OpenReservations, RecordId } from '../schemas/index.ts';
import { errorAnswers } from '../types.ts';
import type { TypedApp } from '../types.ts';
import { byColleague, mostListed } from './shared.ts';

const tags = ['desk'];

const overMessages = {
  collected: 'Ta rezerwacja została już odebrana',
  cancelled: 'Ta rezerwacja została już anulowana',
  expired: 'Ta rezerwacja już wygasła',
} as const;

/** J-220: reservations that wait in shops: handed out, or given up. */
export function deskReservationRoutes(
  services: AppServices,
  changes: Pick<CatalogueChanges, 'stockChanged'>,
  { staffOf }: Pick<DeskAccess, 'staffOf'>,
) {
  const { database, reference, now } = services;
  return async (app: TypedApp): Promise<void> => {
    app.get(
      '/rest/V1/desk/reservations',
      {
        schema: {
          operationId: 'openReservations',
          tags,
          summary: 'Reservations that wait in shops, those that end first at the beginning (J-220)',
          response: { 200: OpenReservations, ...errorAnswers },
        },
      },
      async () => ({
        items: (await database.run('reservations.open', { most: mostListed })).flatMap(
          ({ number, shop_id: shopId, expires_at: expiresAt, document: { contact, code }, lines }) => {
            if (number === null || contact === null || expiresAt === null) return [];
            const items = lines.map(({ name, qty, price }) => ({ name, qty, price: grosze(price ?? 0) }));
            return [
              {
                id: Number(number.slice(1)),
                number,
                shop_name: reference.physicalStores.get(shopId ?? 0)?.name ?? '',
                ...contact,
                code: code ?? '',
                expires_at: expiresAt.toISOString(),
                items,
                total: sumGrosze(items.map(({ price, qty }) => multiplyGrosze(price, qty))),
              },
            ];
          },
        ),
      }),
    );

    app.post(
      '/rest/V1/desk/reservations/:id/end',
      {
        schema: {
          operationId: 'endReservation',
          tags,
          summary: 'Notes that the goods of a reservation were collected, or gives them back to the shelf (J-220)',
          params: Type.Object({ id: RecordId }),
          body: EndReservationBody,
          response: { 200: EndReservationAnswer, ...errorAnswers },
        },
      },
      async (request) => {
        const { id } = request.params;
        const { state } = request.body;
        const result = await database.run('desk.end-reservation', { id, state, staffId: staffOf(request).id, at: now().toISOString() });
        if ('refusal' in result) {
          if (result.refusal === 'unknown') throw new ApiError(404, 'not_waiting', 'Nie ma takiej rezerwacji.');
          throw new ApiError(409, 'already_decided', byColleague(overMessages[result.state], result.by), {
            state: result.state,
          });
        }
        if (result.productIds.length > 0) {
          services.mail.wake();
          await changes.stockChanged(result.productIds);
        }
        return { id, state };
      },
    );
  };
}
