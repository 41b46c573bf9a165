import { joinRefusal } from '../../customers/plus.ts';
import type { JoinRefusal } from '../../customers/plus.ts';
import { endedSession, requireCustomer } from '../../customers/session.ts';
import { ApiError } from '../../server/api-error.ts';
import type { AppServices } from '../../server/app-services.ts';
import { storeOf } from '../../server/store.ts';
import { CustomerRef } from '../schemas/index.ts';
import { errorAnswers } from '../types.ts';
import type { TypedApp } from '../types.ts';
import { customerAnswer } from './customer-answer.ts';

const tags = ['customers'];
const path = '/rest/V1/customers/me/plus';
const response = { 200: CustomerRef, ...errorAnswers };

function plusError(refusal: JoinRefusal): ApiError {
  switch (refusal) {
    case 'no_plus_programme':
      return new ApiError(404, refusal, 'W tym sklepie nie ma programu Plus.');
    case 'plus_not_for_neoportal':
      return new ApiError(403, refusal, 'Konta sprzedawców nie mogą należeć do programu Plus.');
    case 'plus_by_invitation':
      return new ApiError(403, refusal, 'Do programu Plus można teraz dołączyć tylko na zaproszenie.');
  }
}

/** J-298: joining and leaving the Plus programme. Both are effective with the next call; orders keep the terms with which they were placed. */
export function plusRoutes(services: AppServices) {
  const { database, reference } = services;
  const set = async (customerId: number, isPlus: boolean) => {
    const customer = await database.run('customers.set-plus', { customerId, isPlus });
    if (customer === null) throw endedSession('unknown');
    return customerAnswer(customer);
  };
  return async (app: TypedApp): Promise<void> => {
    app.put(path, { schema: { operationId: 'joinPlus', tags, summary: 'Joins the Plus programme (J-298)', response } }, async (request) => {
      const customer = await requireCustomer(request, services);
      const refusal = joinRefusal(customer.document, storeOf(request, reference), request.ip);
      if (refusal !== undefined) throw plusError(refusal);
      return set(customer.id, true);
    });

    app.delete(
      path,
      { schema: { operationId: 'leavePlus', tags, summary: 'Leaves the Plus programme (J-298)', response } },
      async (request) => {
        const { id } = await requireCustomer(request, services);
        if (!storeOf(request, reference).config.plusEnabled) throw plusError('no_plus_programme');
        return set(id, false);
      },
    );
  };
}
