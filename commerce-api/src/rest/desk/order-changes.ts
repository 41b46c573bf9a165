import { Type } from 'typebox';
import { cleanText } from 'shared-contracts/reviews';
import type { CatalogueChanges } from '../../catalogue/changes.ts';
import type { DeskAccess } from '../../desk/access.ts';
import type { Payments } from '../../payments/payments.ts';
import { ApiError } from '../../server/api-error.ts';
import type { AppServices } from '../../server/app-services.ts';
import { requireValid } from '../../server/invalid-fields.ts';
import type { ServerProblem } from '../../server/invalid-fields.ts';
import { ChangedOrder, OrderNoteBody, OrderRefundBody, OrderStepBody, RecordId } from '../schemas/index.ts';
import { errorAnswers } from '../types.ts';
import type { TypedApp } from '../types.ts';
import { byColleague, staffText } from './shared.ts';

const tags = ['desk'];
const params = Type.Object({ id: RecordId });
const cardParams = Type.Object({ ...params.properties, position: RecordId });
const response = { 200: ChangedOrder, ...errorAnswers };

const statusMessages = {
  pending_payment: 'Zamówienie czeka na płatność',
  processing: 'Zamówienie jest w realizacji',
  packed: 'Zamówienie jest już spakowane',
  shipped: 'Zamówienie jest już wysłane',
  ready_for_pickup: 'Zamówienie jest już gotowe do odbioru',
  delivered: 'Zamówienie jest już dostarczone',
  cancelled: 'Zamówienie jest już anulowane',
} as const;

const unknownOrder = (): ApiError => new ApiError(404, 'order_not_found', 'Nie ma takiego zamówienia.');
const changedBy = (message: string, by: string | null): ApiError => new ApiError(409, 'already_decided', byColleague(message, by));

/** A line of staff, as it is kept, and what is wrong with it. @param most characters */
function lineOf(sent: string | undefined, most: number): { readonly value: string; readonly problem: ServerProblem | null } {
  const { value, problem } = staffText(sent);
  const line = value.replaceAll(/\s+/g, ' ');
  return { value: line, problem: problem ?? (line.length > most ? 'too-long' : null) };
}

const longestCarrier = 60;
const longestParcelNumber = 60;

/** J-182, J-184, J-185: steps, refunds and notes of orders; each is made once, whoever asks for it and how often. */
export function deskOrderChangeRoutes(
  services: AppServices,
  changes: Pick<CatalogueChanges, 'stockChanged'>,
  payments: Pick<Payments, 'sendRefunds'>,
  { staffOf }: Pick<DeskAccess, 'staffOf'>,
) {
  const { database, mail, now } = services;
  const at = (): string => now().toISOString();
  /** E-mails and refunds that the change has begun. */
  const goOn = (): void => {
    mail.wake();
    payments.sendRefunds();
  };

  return async (app: TypedApp): Promise<void> => {
    app.post(
      '/rest/V1/desk/orders/:id/step',
      {
        schema: {
          operationId: 'moveOrder',
          tags,
          summary: 'The next step of an order: packed, sent, delivered, or cancelled while nobody has packed it (J-182)',
          params,
          body: OrderStepBody,
          response,
        },
      },
      async (request) => {
        const { id } = request.params;
        const { step, carrier, parcel_number: number } = request.body;
        const parcel = { carrier: lineOf(carrier, longestCarrier), number: lineOf(number, longestParcelNumber) };
        const isSent = step === 'send';
        if (isSent) requireValid({ carrier: parcel.carrier.problem, parcel_number: parcel.number.problem });
        const moved = await database.run('desk.move-order', {
          id,
          step,
          parcel: isSent ? { carrier: parcel.carrier.value, number: parcel.number.value } : null,
          staffId: staffOf(request).id,
          at: at(),
        });
        if ('refusal' in moved) throw moved.refusal === 'unknown' ? unknownOrder() : changedBy(statusMessages[moved.status], moved.by);
        goOn();
        if (moved.productIds.length > 0) await changes.stockChanged(moved.productIds);
        return { id };
      },
    );

    app.post(
      '/rest/V1/desk/orders/:id/refund',
      {
        schema: {
          operationId: 'refundOrder',
          tags,
          summary: 'Gives back a part of what was paid, or all of it, to where it came from (J-184)',
          params,
          body: OrderRefundBody,
          response,
        },
      },
      async (request) => {
        const { id } = request.params;
        const { amount, refunded: seen } = request.body;
        const made = await database.run('desk.refund-order', { id, amount, seen, staffId: staffOf(request).id, at: at() });
        if ('refusal' in made) {
          if (made.refusal === 'unknown') throw unknownOrder();
          if (made.refusal === 'changed') throw changedBy('Ktoś już zlecił zwrot', made.by);
          throw new ApiError(409, 'refund_too_high', 'Tyle nie zostało do zwrotu.', { left: made.left });
        }
        goOn();
        return { id };
      },
    );

    app.post(
      '/rest/V1/desk/orders/:id/refunds/:refundId/paid-out',
      {
        schema: {
          operationId: 'payOutRefund',
          tags,
          summary: 'Notes that a refund that no gateway makes has been paid by hand (J-184)',
          params: Type.Object({ ...params.properties, refundId: Type.String({ format: 'uuid' }) }),
          response,
        },
      },
      async (request) => {
        const { id, refundId } = request.params;
        const paid = await database.run('desk.pay-out-refund', { id, refundId, staffId: staffOf(request).id, at: at() });
        if ('refusal' in paid) throw paid.refusal === 'unknown' ? unknownOrder() : changedBy('Ten zwrot jest już wypłacony', paid.by);
        goOn();
        return { id };
      },
    );

    app.post(
      '/rest/V1/desk/orders/:id/gift-cards/:position/resend',
      {
        schema: {
          operationId: 'resendGiftCard',
          tags,
          summary: 'Sends a gift card once more, with a new code in the place of the one before (J-251)',
          params: cardParams,
          response,
        },
      },
      async (request) => {
        const { id, position } = request.params;
        const sent = await database.run('desk.resend-gift-card', { id, position, staffId: staffOf(request).id, at: at() });
        if ('refusal' in sent) {
          if (sent.refusal === 'unknown') throw unknownOrder();
          if (sent.refusal === 'worthless') throw new ApiError(409, 'already_decided', 'Tą kartą nie można już zapłacić.');
          throw changedBy('Ta karta jest już anulowana', sent.by);
        }
        goOn();
        return { id };
      },
    );

    app.post(
      '/rest/V1/desk/orders/:id/gift-cards/:position/cancel',
      {
        schema: {
          operationId: 'cancelGiftCard',
          tags,
          summary: 'Cancels a gift card with which nothing was paid, and gives back what it cost (J-254)',
          params: cardParams,
          response,
        },
      },
      async (request) => {
        const { id, position } = request.params;
        const made = await database.run('desk.cancel-gift-card', { id, position, staffId: staffOf(request).id, at: at() });
        if ('refusal' in made) {
          if (made.refusal === 'unknown') throw unknownOrder();
          if (made.refusal === 'spent') throw new ApiError(409, 'already_decided', 'Tą kartą już zapłacono, nie można jej anulować.');
          throw changedBy('Ta karta jest już anulowana', made.by);
        }
        goOn();
        return { id };
      },
    );

    app.post(
      '/rest/V1/desk/orders/:id/note',
      {
        schema: {
          operationId: 'noteOrder',
          tags,
          summary: "Changes the shop's own note about an order (J-185)",
          params,
          body: OrderNoteBody,
          response,
        },
      },
      async (request) => {
        const { id } = request.params;
        const note = cleanText(request.body.note, { lines: true });
        if (note !== '') requireValid({ note: staffText(note).problem });
        const noted = await database.run('desk.note-order', { id, note, seen: request.body.seen, staffId: staffOf(request).id, at: at() });
        if ('refusal' in noted) throw noted.refusal === 'unknown' ? unknownOrder() : changedBy('Ktoś już zmienił notatkę', noted.by);
        return { id };
      },
    );
  };
}
