import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { COMPLAINT_LIMITS } from 'shared-contracts/complaints';
import { SHOP_CODE } from 'shared-contracts/constants';
import { addressKey } from 'shared-contracts/network';
import { cleanText } from 'shared-contracts/reviews';
import type { ComplaintLimits } from '../../complaints/complaint-limits.ts';
import { pickupDays } from '../../pickups/days.ts';
import { ApiError } from '../../server/api-error.ts';
import type { AppServices } from '../../server/app-services.ts';
import { requireValid } from '../../server/invalid-fields.ts';
import { ComplaintMessageBody, ComplaintPickupBody, ComplaintStatus, PickupDays } from '../schemas/index.ts';
import { errorAnswers } from '../types.ts';
import type { TypedApp } from '../types.ts';
import type { ComplaintFinder } from './proof.ts';
import { statusAnswer } from './status-answer.ts';

const tags = ['complaints'];
const response = { 200: ComplaintStatus, ...errorAnswers };

const refusals = {
  decided: [409, 'complaint_decided', 'Ta reklamacja jest już rozpatrzona. Napisz do nas ze strony kontaktu.'],
  unknown_file: [400, 'file_gone', 'Pliki wygasły. Dodaj je jeszcze raz.'],
  unanswered: [429, 'complaint_unanswered', 'Mamy już kilka Twoich wiadomości. Następną wyślesz, gdy na nie odpowiemy.'],
} as const;

/** J-286, J-288: what the claimant of a complaint does while it is open: writes to the shop, and chooses the day of the courier. */
export function conversationRoutes(
  services: AppServices,
  { ownComplaint, complaintOf }: ComplaintFinder,
  limits: Pick<ComplaintLimits, 'takeMessage'>,
) {
  const { database, now } = services;
  const answer = async (request: FastifyRequest, body: { readonly complaintNumber: string; readonly email?: string }) =>
    statusAnswer(await complaintOf(request, body), { isProven: true, now: now() });

  return async (app: TypedApp): Promise<void> => {
    app.post(
      '/rest/V1/rma/messages',
      {
        schema: {
          operationId: 'writeToComplaint',
          tags,
          summary: 'A message of the claimant; the same once more is the same one (J-286)',
          body: ComplaintMessageBody,
          response,
        },
      },
      async (request) => {
        const { body } = request;
        const { complaint } = await ownComplaint(request, body);
        const text = cleanText(body.text, { lines: true });
        const isLong = text.length > COMPLAINT_LIMITS.message;
        requireValid({ text: text === '' ? 'required' : isLong ? 'too-long' : null });
        await limits.takeMessage(addressKey(request.ip), complaint.number);
        const fileIds = [...new Set(body.files)];
        const digest = createHash('sha256')
          .update(JSON.stringify([text, fileIds]))
          .digest('hex');
        const { refusal } = await database.run('complaints.write', { id: complaint.id, text, fileIds, digest, at: now().toISOString() });
        if (refusal !== null) {
          const [status, code, message] = refusals[refusal];
          throw new ApiError(status, code, message);
        }
        return answer(request, body);
      },
    );

    app.get(
      `/rest/V1/${SHOP_CODE}/rma/pickup-days`,
      {
        schema: {
          operationId: 'complaintPickupDays',
          tags,
          summary: 'Days on which a courier collects goods of complaints (J-288)',
          response: { 200: PickupDays, ...errorAnswers },
        },
      },
      async () => ({ days: [...pickupDays(now())] }),
    );

    app.post(
      '/rest/V1/rma/pickup',
      {
        schema: {
          operationId: 'chooseComplaintPickup',
          tags,
          summary: 'The day on which a courier collects the goods, until the day before (J-288)',
          body: ComplaintPickupBody,
          response,
        },
      },
      async (request) => {
        const { body } = request;
        const { complaint, pickup } = await ownComplaint(request, body);
        const isKept = pickup !== null && pickup.ended_at === null && pickup.day === body.day;
        requireValid({ day: isKept || pickupDays(now()).includes(body.day) ? null : 'date' });
        const isChosen =
          isKept || (await database.run('complaints.choose-pickup', { id: complaint.id, day: body.day, at: now().toISOString() }));
        if (!isChosen) throw new ApiError(409, 'pickup_fixed', 'Tego dnia odbioru nie można już zmienić.');
        return answer(request, body);
      },
    );
  };
}
