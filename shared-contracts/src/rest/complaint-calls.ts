/** Complaints (A-52, A-55 … A-57, ∅09) and what is asked about an order. */
import type { paths } from './openapi-types.ts';
import { result } from './transport.ts';
import type { RestClientOptions, Transport } from './transport.ts';
import { uploadOptions, type Upload } from './upload.ts';

export type ComplaintToSubmit = paths['/rest/V1/amperio/rma/submit']['post']['requestBody']['content']['application/json'];
type ComplaintMessage = paths['/rest/V1/rma/messages']['post']['requestBody']['content']['application/json'];
type WantedPickup = paths['/rest/V1/rma/pickup']['post']['requestBody']['content']['application/json'];
type DocumentQuery = paths['/rest/V1/amperio/rma/stationary/validate-document']['get']['parameters']['query'];
type Rating = paths['/rest/V1/surveys/rating/{orderId}/{token}']['post']['requestBody']['content']['application/json'];
type Cancellation = paths['/rest/V1/surveys/cancellation/{id}']['post']['requestBody']['content']['application/json'];

/** J-273: where the confirmation of a complaint lies, as a PDF. */
export const complaintConfirmationUrl = (complaintNumber: string): string =>
  `/rest/V1/rma/confirmation?${new URLSearchParams({ complaintNumber }).toString()}`;

export function complaintCalls(client: Transport, { watched }: Pick<RestClientOptions, 'watched'>) {
  return {
    /** */
    complaintTypes: () => result(client.GET('/rest/V1/amperio/rma/stationary/complaint-types')),
    /** */
    checkDocument: (query: DocumentQuery) => result(client.GET('/rest/V1/amperio/rma/stationary/validate-document', { params: { query } })),
    /** ∅09: the bytes as they are; what they are is found out by the server. */
    uploadComplaintFile: (file: Blob, name: string, upload: Upload = {}) =>
      result(
        client.POST('/rest/V1/amperio/rma/files', {
          params: { query: { name } },
          body: file,
          bodySerializer: (body) => body,
          headers: { 'content-type': file.type || 'application/octet-stream' },
          ...uploadOptions(upload, watched),
        }),
      ),
    /** */
    submitComplaint: (complaint: ComplaintToSubmit) => result(client.POST('/rest/V1/amperio/rma/submit', { body: complaint })),
    /** @param email of the claimant: tells what was written in it, too (J-287) */
    complaintStatus: (complaintNumber: string, email?: string) =>
      result(client.POST('/rest/V1/rma/status', { body: { complaintNumber, ...(email !== undefined && { email }) } })),
    /** J-286: answers how the complaint stands then. */
    writeToComplaint: (message: ComplaintMessage) => result(client.POST('/rest/V1/rma/messages', { body: message })),
    /** J-288: days, `YYYY-MM-DD`. */
    complaintPickupDays: () => result(client.GET('/rest/V1/amperio/rma/pickup-days')),
    /** J-288: answers how the complaint stands then. */
    chooseComplaintPickup: (pickup: WantedPickup) => result(client.POST('/rest/V1/rma/pickup', { body: pickup })),
    /** */
    readOrderRating: (orderId: number, token: string) =>
      result(client.GET('/rest/V1/surveys/rating/{orderId}/{token}', { params: { path: { orderId, token } } })),
    /** */
    rateOrder: (orderId: number, token: string, rating: Rating) =>
      result(client.POST('/rest/V1/surveys/rating/{orderId}/{token}', { params: { path: { orderId, token } }, body: rating })),
    /** J-340: the shop may not publish the comment of the rating (any more). */
    withdrawRatingComment: (orderId: number, token: string) =>
      result(client.DELETE('/rest/V1/surveys/rating/{orderId}/{token}/publication', { params: { path: { orderId, token } } })),
    /** */
    readCancelSurvey: (id: string) => result(client.GET('/rest/V1/surveys/cancellation/{id}', { params: { path: { id } } })),
    /** */
    answerCancelSurvey: (id: string, answer: Cancellation) =>
      result(client.POST('/rest/V1/surveys/cancellation/{id}', { params: { path: { id } }, body: answer })),
  };
}
