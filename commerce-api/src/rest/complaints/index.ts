import { createHash } from 'node:crypto';
import { Type } from 'typebox';
import { SHOP_CODE } from 'shared-contracts/constants';
import { addressKey } from 'shared-contracts/network';
import { complaintDocument, complaintProblems, pastDayProblem } from '../../complaints/check-complaint.ts';
import { complaintPdf } from '../../complaints/confirmation-pdf.ts';
import { complaintTypes } from '../../complaints/complaint.ts';
import { createComplaintLimits } from '../../complaints/complaint-limits.ts';
import { pickupDays } from '../../pickups/days.ts';
import { requireCustomer } from '../../customers/session.ts';
import { bearerToken } from '../../customers/token.ts';
import { polishDay } from '../../promise/working-days.ts';
import { ApiError } from '../../server/api-error.ts';
import { newCaseNumber } from '../../server/case-number.ts';
import type { AppServices } from '../../server/app-services.ts';
import { requireValid } from '../../server/invalid-fields.ts';
import { storeOf } from '../../server/store.ts';
import { translatorOf } from '../../server/translator-of.ts';
import { askedLanguage } from '../../translation/asked-language.ts';
import {
  CheckedDocument,
  ComplaintBody,
  ComplaintNumber,
  ComplaintStatus,
  ComplaintTypes,
  DocumentQuery,
  StatusBody,
  SubmittedComplaint,
} from '../schemas/index.ts';
import { errorAnswers } from '../types.ts';
import type { TypedApp } from '../types.ts';
import { conversationRoutes } from './conversation.ts';
import { complaintFileRoutes } from './files.ts';
import { complaintFinder } from './proof.ts';
import { boughtProduct, itemsOf } from './purchase.ts';
import { statusAnswer } from './status-answer.ts';

const tags = ['complaints'];

/** … A-57, ∅09: complaints. Nobody's data are told: of a document what it lists, of a complaint how it stands. */
export function complaintRoutes(services: AppServices) {
  const { database, reference, now } = services;
  const limits = createComplaintLimits(services);
  const finder = complaintFinder(services, limits);
  return async (app: TypedApp): Promise<void> => {
    await app.register(complaintFileRoutes(services, limits));
    await app.register(conversationRoutes(services, finder, limits));

    app.get(
      `/rest/V1/${SHOP_CODE}/rma/stationary/complaint-types`,
      {
        schema: {
          operationId: 'complaintTypes',
          tags,
          summary: 'What a complaint can be about (A-55)',
          response: { 200: ComplaintTypes, ...errorAnswers },
        },
      },
      async (request) => {
        const { translate } = translatorOf(request, services);
        return { items: complaintTypes.map(({ id, name }) => ({ id, name: translate(name) })) };
      },
    );

    app.get(
      `/rest/V1/${SHOP_CODE}/rma/stationary/validate-document`,
      {
        schema: {
          operationId: 'validateComplaintDocument',
          tags,
          summary: 'Whether a shop has issued this receipt or invoice, and what it lists (A-56)',
          querystring: DocumentQuery,
          response: { 200: CheckedDocument, ...errorAnswers },
        },
      },
      async (request) => {
        const { docNo, docDate, storeId } = request.query;
        requireValid({ docDate: pastDayProblem(docDate, polishDay(now())) });
        const caller = addressKey(request.ip);
        await limits.documents.take(caller);
        const sale = await database.run('complaints.sale-document', { number: docNo.trim(), day: docDate, shopId: storeId ?? null });
        const shop = sale && reference.physicalStores.get(sale.shopId);
        // The same answer whichever of the three is wrong, so that documents cannot be enumerated.
        if (sale === null || !shop)
          throw new ApiError(404, 'document_not_found', 'Nie znaleźliśmy takiego dokumentu. Sprawdź numer, datę i salon.');
        await limits.documents.giveBack(caller);
        return {
          kind: sale.kind,
          doc_no: sale.number,
          doc_date: sale.day,
          store: { id: shop.id, name: shop.name },
          items: [...(await itemsOf(sale, services))],
        };
      },
    );

    app.post(
      `/rest/V1/${SHOP_CODE}/rma/submit`,
      {
        schema: {
          operationId: 'submitComplaint',
          tags,
          summary: 'Takes a complaint in; the same once more is the same one (A-57, ∅09)',
          body: ComplaintBody,
          response: { 200: SubmittedComplaint, ...errorAnswers },
        },
      },
      async (request) => {
        const { body } = request;
        // A session that is over is told: what was typed is not sent under another name.
        const customer = bearerToken(request.headers.authorization) === undefined ? null : await requireCustomer(request, services);
        const wantedDay = body.return_way === 'courier' ? (body.pickup_on ?? '') : '';
        const isPossible = wantedDay === '' || pickupDays(now()).includes(wantedDay);
        requireValid({ ...complaintProblems(body, polishDay(now())), pickup_on: isPossible ? null : 'date' });
        const productName = await boughtProduct(request, services, limits, body);
        await limits.takeComplaint(addressKey(request.ip), body.claimant.email);
        const document = complaintDocument(body, productName);
        const fileIds = [...new Set(body.files)];
        const result = await database.run('complaints.submit', {
          number: newCaseNumber('RMA'),
          storeCode: storeOf(request, reference).code,
          customerId: customer?.id ?? null,
          // With its files: whoever adds a photo sends another complaint, and none is lost.
          digest: createHash('sha256')
            .update(JSON.stringify([document, fileIds]))
            .digest('hex'),
          document,
          language: askedLanguage(request.headers.cookie),
          pickupDay: wantedDay === '' ? null : wantedDay,
          fileIds,
          at: now().toISOString(),
        });
        if ('refusal' in result) throw new ApiError(400, 'file_gone', 'Pliki wygasły. Dodaj je jeszcze raz.');
        services.mail.wake();
        return { complaintNumber: result.number };
      },
    );

    app.post(
      '/rest/V1/rma/status',
      {
        schema: {
          operationId: 'complaintStatus',
          tags,
          summary: 'How a complaint stands, for whoever knows its number (A-52); what was written in it, for its claimant (J-287)',
          body: StatusBody,
          response: { 200: ComplaintStatus, ...errorAnswers },
        },
      },
      async (request) => {
        const found = await finder.complaintOf(request, request.body);
        return statusAnswer(found, { isProven: found.isProven, now: now() });
      },
    );

    app.get(
      '/rest/V1/rma/confirmation',
      {
        schema: {
          operationId: 'complaintConfirmation',
          tags,
          summary: 'The confirmation of a complaint as PDF, for whoever knows its number (J-273)',
          querystring: ComplaintNumber,
          response: { 200: { content: { 'application/pdf': { schema: Type.Any() } } }, ...errorAnswers },
        },
      },
      async (request, reply) => {
        await limits.papers.take(addressKey(request.ip));
        const { complaint, pickup } = await finder.complaintOf(request, { complaintNumber: request.query.complaintNumber });
        const seller = reference.storesByCode.get(complaint.store_code);
        if (seller === undefined) throw new Error(`no store ${complaint.store_code}`);
        const content = await complaintPdf({
          complaint,
          pickupDay: pickup?.ended_at == null ? (pickup?.day ?? null) : null,
          seller,
          translator: translatorOf(request, services),
        });
        reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
        reply.header('content-disposition', `attachment; filename="${complaint.number}.pdf"`);
        return reply.type('application/pdf').send(content);
      },
    );
  };
}
