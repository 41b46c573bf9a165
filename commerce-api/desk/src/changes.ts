import type { operations } from 'shared-contracts/rest';
import { answerOf, calls } from './api.ts';

type Decision = 'publish' | 'reject';
type ComplaintReply = 'answered' | 'accepted' | 'rejected';

/** What staff changes, one call each. @throws DeskError */
export const deskChanges = {
  decideReview: (id: number, body: { readonly decision: Decision; readonly reason?: string; readonly without_photos?: string[] }) =>
    answerOf(calls.POST('/rest/V1/desk/reviews/{id}/decision', { params: { path: { id } }, body })),
  decideQuestion: (id: number, body: { readonly decision: Decision; readonly reason?: string; readonly answer?: string }) =>
    answerOf(calls.POST('/rest/V1/desk/questions/{id}/decision', { params: { path: { id } }, body })),
  decideShopReview: (id: number, body: { readonly decision: Decision; readonly reason?: string }) =>
    answerOf(calls.POST('/rest/V1/desk/shop-reviews/{id}/decision', { params: { path: { id } }, body })),
  answerQuestion: (id: number, answer: string) =>
    answerOf(calls.POST('/rest/V1/desk/questions/{id}/answer', { params: { path: { id } }, body: { answer } })),
  closeErrorReport: (id: number) => answerOf(calls.POST('/rest/V1/desk/error-reports/{id}/close', { params: { path: { id } } })),
  replyToComplaint: (id: number, reply: ComplaintReply, message: string) =>
    answerOf(calls.POST('/rest/V1/desk/complaints/{id}/reply', { params: { path: { id } }, body: { reply, message } })),
  refundComplaint: (id: number, amount: number, note: string) =>
    answerOf(calls.POST('/rest/V1/desk/complaints/{id}/refund', { params: { path: { id } }, body: { amount, note } })),
  moveOrder: (id: number, body: operations['moveOrder']['requestBody']['content']['application/json']) =>
    answerOf(calls.POST('/rest/V1/desk/orders/{id}/step', { params: { path: { id } }, body })),
  refundOrder: (id: number, body: { readonly amount: number; readonly refunded: number }) =>
    answerOf(calls.POST('/rest/V1/desk/orders/{id}/refund', { params: { path: { id } }, body })),
  payOutRefund: (id: number, refundId: string) =>
    answerOf(calls.POST('/rest/V1/desk/orders/{id}/refunds/{refundId}/paid-out', { params: { path: { id, refundId } } })),
  noteOrder: (id: number, body: { readonly note: string; readonly seen: string }) =>
    answerOf(calls.POST('/rest/V1/desk/orders/{id}/note', { params: { path: { id } }, body })),
  resendGiftCard: (id: number, position: number) =>
    answerOf(calls.POST('/rest/V1/desk/orders/{id}/gift-cards/{position}/resend', { params: { path: { id, position } } })),
  cancelGiftCard: (id: number, position: number) =>
    answerOf(calls.POST('/rest/V1/desk/orders/{id}/gift-cards/{position}/cancel', { params: { path: { id, position } } })),
  numberInvoice: (id: number, document: number, ksefNumber: string) =>
    answerOf(
      calls.POST('/rest/V1/desk/orders/{id}/documents/{document}/ksef', {
        params: { path: { id, document } },
        body: { ksef_number: ksefNumber },
      }),
    ),
  endReservation: (id: number, state: 'collected' | 'cancelled') =>
    answerOf(calls.POST('/rest/V1/desk/reservations/{id}/end', { params: { path: { id } }, body: { state } })),
  moveWithdrawal: (id: number, body: operations['moveWithdrawal']['requestBody']['content']['application/json']) =>
    answerOf(calls.POST('/rest/V1/desk/withdrawals/{id}/step', { params: { path: { id } }, body })),
  makeToken: (body: { readonly name: string; readonly role: 'moderator' | 'editor' | 'admin'; readonly own_token: string }) =>
    answerOf(calls.POST('/rest/V1/desk/tokens', { body })),
  endSessions: (body: { readonly who: 'customer' | 'customers' | 'staff'; readonly email?: string; readonly own_token: string }) =>
    answerOf(calls.POST('/rest/V1/desk/sessions/end', { body })),
  revokeToken: (id: number) => answerOf(calls.DELETE('/rest/V1/desk/tokens/{id}', { params: { path: { id } } })),
} as const;

/** A photo that waits. @throws DeskError */
export const readPhoto = (photoId: string): Promise<Blob> =>
  answerOf(calls.GET('/rest/V1/desk/photos/{photoId}/{size}', { params: { path: { photoId, size: 'picture' } }, parseAs: 'blob' }));

/** J-375: the screen as it came with a reported error. @throws DeskError */
export const readErrorPicture = (id: number): Promise<Blob> =>
  answerOf(calls.GET('/rest/V1/desk/error-reports/{id}/picture', { params: { path: { id } }, parseAs: 'blob' }));

/** A paper of an order's sale. @throws DeskError */
export const readOrderPaper = (id: number, document: string): Promise<Blob> =>
  answerOf(calls.GET('/rest/V1/desk/orders/{id}/documents/{document}', { params: { path: { id, document } }, parseAs: 'blob' }));

/** A photo or a paper of a complaint. @throws DeskError */
export const readComplaintFile = (fileId: string): Promise<Blob> =>
  answerOf(calls.GET('/rest/V1/desk/complaint-files/{fileId}', { params: { path: { fileId } }, parseAs: 'blob' }));
