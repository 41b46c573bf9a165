import { Type } from 'typebox';
import type { DeskAccess } from '../../desk/access.ts';
import type { Payments } from '../../payments/payments.ts';
import { ApiError } from '../../server/api-error.ts';
import type { AppServices } from '../../server/app-services.ts';
import { invalidFields, requireValid } from '../../server/invalid-fields.ts';
import { MovedWithdrawal, OpenWithdrawals, RecordId, WithdrawalStepBody } from '../schemas/index.ts';
import { errorAnswers } from '../types.ts';
import type { TypedApp } from '../types.ts';
import { openView } from '../withdrawals/views.ts';
import { byColleague, mostListed, staffText } from './shared.ts';

const tags = ['desk'];

const movedMessages = {
  submitted: 'Najpierw trzeba przyjąć towar',
  received: 'Towar jest już przyjęty',
  checked: 'Towar jest już sprawdzony',
  refunded: 'Pieniądze są już zwrócone',
} as const;

/** J-205: withdrawals whose money has not gone back: the goods are received, checked, paid back. */
export function deskWithdrawalRoutes(
  services: AppServices,
  payments: Pick<Payments, 'sendRefunds'>,
  { staffOf }: Pick<DeskAccess, 'staffOf'>,
) {
  const { database, now } = services;

  return async (app: TypedApp): Promise<void> => {
    app.get(
      '/rest/V1/desk/withdrawals',
      {
        schema: {
          operationId: 'openWithdrawals',
          tags,
          summary: 'Withdrawals whose money has not gone back, the oldest first (J-205)',
          response: { 200: OpenWithdrawals, ...errorAnswers },
        },
      },
      async () => ({ items: (await database.run('withdrawals.open', { most: mostListed })).map(openView) }),
    );

    app.post(
      '/rest/V1/desk/withdrawals/:id/step',
      {
        schema: {
          operationId: 'moveWithdrawal',
          tags,
          summary: 'The goods are there, are checked, or the money goes back; the shopper gets an e-mail (J-205)',
          params: Type.Object({ id: RecordId }),
          body: WithdrawalStepBody,
          response: { 200: MovedWithdrawal, ...errorAnswers },
        },
      },
      async (request) => {
        const { id } = request.params;
        const { step, reduced: sent } = request.body;
        const reason = staffText(sent?.reason);
        if (sent !== undefined) requireValid({ by: step === 'refunded' ? null : 'amount', reason: reason.problem });
        const reduced = sent === undefined ? {} : { reduced: { by: sent.by, reason: reason.value } };
        const by = { staffId: staffOf(request).id, at: now().toISOString() };
        const result = await database.run('desk.move-withdrawal', { id, step, ...reduced, ...by });
        if ('refusal' in result) {
          if (result.refusal === 'unknown') throw new ApiError(404, 'not_waiting', 'Tego wpisu już nie ma.');
          if (result.refusal === 'unpaid')
            throw new ApiError(409, 'order_unpaid', 'Zamówienie nie jest opłacone. Oznacz je jako dostarczone albo je anuluj.');
          if (result.refusal === 'reduced-too-much') throw invalidFields({ by: 'amount' });
          throw new ApiError(409, 'already_moved', byColleague(movedMessages[result.state], result.by), {
            state: result.state,
          });
        }
        services.mail.wake();
        payments.sendRefunds();
        return { id, state: step, by_hand: result.isByHand };
      },
    );
  };
}
