import { Type } from 'typebox';
import { complaintAnswerBy } from 'shared-contracts/complaints';
import { grosze } from 'shared-contracts/money';
import { complaintTypes } from '../../complaints/complaint.ts';
import type { DeskAccess } from '../../desk/access.ts';
import type { Payments } from '../../payments/payments.ts';
import { ApiError } from '../../server/api-error.ts';
import type { AppServices } from '../../server/app-services.ts';
import { invalidFields, requireValid } from '../../server/invalid-fields.ts';
import {
  ComplaintRefundAnswer,
  ComplaintRefundBody,
  ComplaintReplyAnswer,
  ComplaintReplyBody,
  OpenComplaints,
  RecordId,
} from '../schemas/index.ts';
import { errorAnswers } from '../types.ts';
import type { TypedApp } from '../types.ts';
import { byColleague, mostListed, staffText } from './shared.ts';

const tags = ['desk'];

const decidedMessages = { accepted: 'Ktoś już uznał tę reklamację', rejected: 'Ktoś już odrzucił tę reklamację' } as const;

/** J-232: complaints that wait: read with their files, answered, accepted or rejected. */
export function deskComplaintRoutes(
  services: AppServices,
  payments: Pick<Payments, 'sendRefunds'>,
  { staffOf }: Pick<DeskAccess, 'staffOf'>,
) {
  const { database, reference, now } = services;
  return async (app: TypedApp): Promise<void> => {
    app.get(
      '/rest/V1/desk/complaints',
      {
        schema: {
          operationId: 'openComplaints',
          tags,
          summary: 'Complaints that are not decided, the oldest first (J-232)',
          response: { 200: OpenComplaints, ...errorAnswers },
        },
      },
      async () => ({
        items: (await database.run('complaints.open', { most: mostListed })).map(
          ({ complaint, events, messages, files, pickup, refund, left }) => {
            const { claimant, proof, product, ...document } = complaint.document;
            const submittedAt = complaint.submitted_at.toISOString();
            const shop = proof.shopId === null ? undefined : reference.physicalStores.get(proof.shopId);
            return {
              id: complaint.id,
              number: complaint.number,
              state: complaint.state,
              submitted_at: submittedAt,
              answer_by: complaintAnswerBy(submittedAt),
              channel: document.channel,
              claimant: {
                name: `${claimant.firstname} ${claimant.lastname}`,
                email: claimant.email,
                telephone: claimant.telephone,
                address: `${claimant.street}, ${claimant.postcode} ${claimant.city}`,
              },
              buyer: document.buyer,
              nip: document.nip,
              proof: proof.kind,
              proof_text: [proof.number, proof.day, shop?.name].filter((part) => part != null).join(', '),
              product_name: product.name,
              sku: product.sku,
              serial: product.serial,
              qty: product.qty,
              type: complaintTypes.find(({ id }) => id === document.typeId)?.name ?? '',
              defect_found_on: document.defectFoundOn,
              description: document.description,
              basis: document.basis,
              demand: document.demand,
              demand_reason: document.demandReason,
              amount: document.amount === null ? null : grosze(document.amount),
              iban: document.iban,
              return_way: document.returnWay,
              timeline: events.map(({ state, at, message }) => ({ state, at: at.toISOString(), message })),
              files: [...files],
              language: complaint.language,
              messages: messages.map((message) => ({ at: message.at.toISOString(), text: message.text, files: [...message.files] })),
              pickup: pickup && {
                day: pickup.day,
                shipment: pickup.shipment,
                collected_at: pickup.collected_at?.toISOString() ?? null,
              },
              refund: refund && {
                expected: refund.expected === null ? null : grosze(refund.expected),
                left: left === null ? null : grosze(left),
              },
            };
          },
        ),
      }),
    );

    app.get(
      '/rest/V1/desk/complaint-files/:fileId',
      {
        schema: {
          operationId: 'readComplaintFile',
          tags,
          summary: 'A photo or a paper of a complaint (J-232)',
          params: Type.Object({ fileId: Type.String({ format: 'uuid' }) }),
          response: {
            200: { content: { 'image/webp': { schema: Type.Any() }, 'application/pdf': { schema: Type.Any() } } },
            ...errorAnswers,
          },
        },
      },
      async (request, reply) => {
        const file = await database.run('complaints.read-file', request.params.fileId);
        if (file === null) throw new ApiError(404, 'no_file', 'Nie ma takiego pliku.');
        reply.header('x-content-type-options', 'nosniff').header('content-disposition', 'attachment');
        return reply.type(file.mediaType).send(Buffer.from(file.bytes));
      },
    );

    app.post(
      '/rest/V1/desk/complaints/:id/reply',
      {
        schema: {
          operationId: 'replyToComplaint',
          tags,
          summary: 'Answers a complaint, accepts or rejects it; its claimant gets an e-mail (J-232)',
          params: Type.Object({ id: RecordId }),
          body: ComplaintReplyBody,
          response: { 200: ComplaintReplyAnswer, ...errorAnswers },
        },
      },
      async (request) => {
        const { id } = request.params;
        const { reply } = request.body;
        const { value: message, problem } = staffText(request.body.message);
        requireValid({ message: problem });
        const result = await database.run('desk.reply-complaint', {
          id,
          reply,
          message,
          staffId: staffOf(request).id,
          at: now().toISOString(),
        });
        if ('refusal' in result) {
          if (result.refusal === 'unknown') throw new ApiError(404, 'not_waiting', 'Tego wpisu już nie ma.');
          throw new ApiError(409, 'already_decided', byColleague(decidedMessages[result.state], result.by), {
            state: result.state,
          });
        }
        services.mail.wake();
        return { id, state: reply };
      },
    );

    app.post(
      '/rest/V1/desk/complaints/:id/refund',
      {
        schema: {
          operationId: 'refundComplaint',
          tags,
          summary: 'Gives back what an accepted complaint is worth, once; its claimant gets an e-mail (J-333)',
          params: Type.Object({ id: RecordId }),
          body: ComplaintRefundBody,
          response: { 200: ComplaintRefundAnswer, ...errorAnswers },
        },
      },
      async (request) => {
        const { id } = request.params;
        const { amount, note: sent = '' } = request.body;
        const note = sent.trim() === '' ? { value: '', problem: null } : staffText(sent);
        requireValid({ note: note.problem });
        const by = { staffId: staffOf(request).id, at: now().toISOString() };
        const result = await database.run('desk.refund-complaint', { id, amount, note: note.value, ...by });
        if ('refusal' in result) {
          if (result.refusal === 'unknown') throw new ApiError(404, 'not_waiting', 'Tego wpisu już nie ma.');
          if (result.refusal === 'refunded')
            throw new ApiError(409, 'already_refunded', byColleague('Pieniądze są już zwrócone', result.by));
          if (result.refusal === 'unpaid')
            throw new ApiError(409, 'order_unpaid', 'Zamówienie nie jest opłacone. Oznacz je jako dostarczone albo je anuluj.');
          throw invalidFields(result.refusal === 'note' ? { note: 'required' } : { amount: 'amount' });
        }
        services.mail.wake();
        payments.sendRefunds();
        return { id, by_hand: result.isByHand };
      },
    );
  };
}
