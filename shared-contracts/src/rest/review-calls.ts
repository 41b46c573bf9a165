/** What shoppers write about products (∅47, ∅24): reviews with photos, questions, and the links that confirm them. */
import type { paths } from './openapi-types.ts';
import { result } from './transport.ts';
import type { Transport } from './transport.ts';

type Body<Path extends '/rest/V1/reviews' | '/rest/V1/pqa/questions'> = paths[Path]['post']['requestBody']['content']['application/json'];

export type ReviewToWrite = Body<'/rest/V1/reviews'>;
export type QuestionToAsk = Body<'/rest/V1/pqa/questions'>;

export function reviewCalls(client: Transport) {
  return {
    /** J-150. */
    writeReview: (review: ReviewToWrite) => result(client.POST('/rest/V1/reviews', { body: review })),
    /** J-152: the bytes as they are; what they are is found out by the server. */
    uploadReviewPhoto: (photo: Blob) =>
      result(
        client.POST('/rest/V1/reviews/photos', {
          body: photo,
          bodySerializer: (body) => body,
          headers: { 'content-type': photo.type || 'application/octet-stream' },
        }),
      ),
    /** J-154. */
    findReviewHelpful: (reviewId: number, browser: string) =>
      result(client.POST('/rest/V1/reviews/{reviewId}/helpful', { params: { path: { reviewId } }, body: { browser } })),
    /** J-156. */
    askQuestion: (question: QuestionToAsk) => result(client.POST('/rest/V1/pqa/questions', { body: question })),
    /** J-308: reviews of the signed-in customer. @param page from 1 */
    ownReviews: (page: number) => result(client.GET('/rest/V1/customers/me/reviews', { params: { query: { page } } })),
    /** J-308: takes one back. */
    withdrawReview: (id: number) => result(client.DELETE('/rest/V1/customers/me/reviews/{id}', { params: { path: { id } } })),
    /** J-308: questions of the signed-in customer. @param page from 1 */
    ownQuestions: (page: number) => result(client.GET('/rest/V1/customers/me/questions', { params: { query: { page } } })),
    /** */
    readWritten: (id: string) => result(client.GET('/rest/V1/pqa/confirm/{id}', { params: { path: { id } } })),
    /** ∅24. */
    confirmWritten: (id: string) => result(client.POST('/rest/V1/pqa/confirm/{id}', { params: { path: { id } } })),
  };
}
