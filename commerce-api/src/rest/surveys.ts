import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { addressKey } from 'shared-contracts/network';
import { cleanText } from 'shared-contracts/reviews';
import { SURVEY_LIMITS } from 'shared-contracts/surveys';
import type { CatalogueChanges } from '../catalogue/changes.ts';
import { tokenHash } from '../customers/token.ts';
import { ApiError } from '../server/api-error.ts';
import type { AppServices } from '../server/app-services.ts';
import { requireValid } from '../server/invalid-fields.ts';
import type { PublicationConsent } from '../shop-reviews/shop-review.ts';
import type { SurveyAnswer } from '../surveys/survey.ts';
import type { SurveyWanted } from '../surveys/transactions.ts';
import { CancellationBody, OpenedSurvey, RatingBody, RecordId } from './schemas/index.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

const tags = ['surveys'];
/** Wrong links of one network within an hour. */
const mostGuesses = 60;
const Token = Type.String({ minLength: 1, maxLength: 200 });
const rated = Type.Object({ orderId: RecordId, token: Token });
const cancelled = Type.Object({ id: Token });
const response = { 200: OpenedSurvey, ...errorAnswers };

const text = (sent: string | undefined): string => cleanText(sent ?? '', { lines: true });

/** J-339: the consent as it is kept; null without one. */
const consentOf = ({ publication }: Static<typeof RatingBody>): PublicationConsent | null =>
  publication === undefined
    ? null
    : {
        firstName: cleanText(publication.first_name ?? '', { lines: false }),
        words: publication.words,
      };

/** the links of e-mails about an order's end; one answer each. J-339, J-340: whether the comment of a rating may be published. */
export function surveyRoutes(services: AppServices, { shopReviewsChanged }: Pick<CatalogueChanges, 'shopReviewsChanged'>) {
  const { database } = services;
  const guesses = services.limits.of({ name: 'survey-link-network', most: mostGuesses, spanMs: 60 * 60_000 });
  const guessed = async <Found>(request: FastifyRequest, look: () => Promise<Found | null>): Promise<Found> => {
    const caller = addressKey(request.ip);
    await guesses.take(caller);
    const found = await look();
    if (found === null) throw new ApiError(404, 'link_invalid', 'Link jest nieprawidłowy lub wygasł.');
    await guesses.giveBack(caller);
    return found;
  };
  const open = async (request: FastifyRequest, wanted: SurveyWanted) => {
    const { number, isAnswered, publication } = await guessed(request, () => database.run('surveys.read', wanted));
    return { number, state: isAnswered ? ('answered' as const) : ('open' as const), ...(publication !== null && { publication }) };
  };
  /** @throws ApiError 409 where there is an answer already */
  const take = async (
    request: FastifyRequest,
    wanted: SurveyWanted,
    given: { readonly answer: SurveyAnswer; readonly publication: PublicationConsent | null },
  ) => {
    const { isTaken } = await guessed(request, () =>
      database.run('surveys.answer', { ...wanted, ...given, at: services.now().toISOString() }),
    );
    if (!isTaken) throw new ApiError(409, 'already_answered', 'Ta ocena została już wysłana.');
    if (given.answer.kind === 'rating') shopReviewsChanged();
    return open(request, wanted);
  };
  const rating = ({ orderId, token }: { readonly orderId: number; readonly token: string }): SurveyWanted => ({
    kind: 'rating',
    orderId,
    tokenHash: tokenHash(token),
  });
  const cancellation = ({ id }: { readonly id: string }): SurveyWanted => ({
    kind: 'cancellation',
    orderId: null,
    tokenHash: tokenHash(id),
  });

  return async (app: TypedApp): Promise<void> => {
    app.get(
      '/rest/V1/surveys/rating/:orderId/:token',
      {
        schema: { operationId: 'readOrderRating', tags, summary: 'Whether the link still takes a rating (R-65)', params: rated, response },
      },
      async (request) => open(request, rating(request.params)),
    );
    app.post(
      '/rest/V1/surveys/rating/:orderId/:token',
      {
        schema: {
          operationId: 'rateOrder',
          tags,
          summary: 'Rates the shop and the delivery, once (R-65)',
          params: rated,
          body: RatingBody,
          response,
        },
      },
      async (request) => {
        const { shop, delivery } = request.body;
        const comment = text(request.body.comment);
        const publication = consentOf(request.body);
        requireValid({
          shop: shop === 0 ? 'required' : null,
          delivery: delivery === 0 ? 'required' : null,
          // Without words there is nothing to publish.
          comment: comment.length > SURVEY_LIMITS.comment ? 'too-long' : comment === '' && publication !== null ? 'required' : null,
          first_name: (publication?.firstName.length ?? 0) > SURVEY_LIMITS.firstName ? 'too-long' : null,
        });
        return take(request, rating(request.params), { answer: { kind: 'rating', shop, delivery, comment }, publication });
      },
    );
    app.delete(
      '/rest/V1/surveys/rating/:orderId/:token/publication',
      {
        schema: {
          operationId: 'withdrawRatingComment',
          tags,
          summary: 'Takes the consent to publish the comment of a rating back; again, it changes nothing (J-340)',
          params: rated,
          response,
        },
      },
      async (request) => {
        const wanted = rating(request.params);
        const { was } = await guessed(request, () =>
          database.run('surveys.withdraw-comment', { ...wanted, at: services.now().toISOString() }),
        );
        // Nobody has seen another one, and every open page would be told.
        if (was === 'published') shopReviewsChanged();
        return open(request, wanted);
      },
    );
    app.get(
      '/rest/V1/surveys/cancellation/:id',
      {
        schema: {
          operationId: 'readCancelSurvey',
          tags,
          summary: 'Whether the link still takes an answer (R-69)',
          params: cancelled,
          response,
        },
      },
      async (request) => open(request, cancellation(request.params)),
    );
    app.post(
      '/rest/V1/surveys/cancellation/:id',
      {
        schema: {
          operationId: 'answerCancelSurvey',
          tags,
          summary: 'Tells why an order was given up, once (R-69)',
          params: cancelled,
          body: CancellationBody,
          response,
        },
      },
      async (request) => {
        const { reason } = request.body;
        const words = text(request.body.text);
        requireValid({
          text: reason === 'other' && words === '' ? 'required' : words.length > SURVEY_LIMITS.text ? 'too-long' : null,
        });
        return take(request, cancellation(request.params), { answer: { kind: 'cancellation', reason, text: words }, publication: null });
      },
    );
  };
}
