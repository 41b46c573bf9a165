import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { addressKey } from 'shared-contracts/network';
import { ownName } from '../../catalogue/own-name.ts';
import { tokenHash } from '../../customers/token.ts';
import { ApiError } from '../../server/api-error.ts';
import type { AppServices } from '../../server/app-services.ts';
import { translatorOf } from '../../server/translator-of.ts';
import { LinkAnswer } from '../schemas/index.ts';
import { errorAnswers } from '../types.ts';
import type { TypedApp } from '../types.ts';

const linkLifeMs = 7 * 24 * 60 * 60_000;
/** Of one network within an hour. */
const mostGuesses = 60;

const tags = ['questions'];
const params = Type.Object({ id: Type.String({ minLength: 1, maxLength: 200 }) });
const response = { 200: LinkAnswer, ...errorAnswers };

/** R-66, ∅24: what the links of e-mails about questions and reviews lead to. A look changes nothing, a press does. */
export function linkRoutes(services: AppServices) {
  const guesses = services.limits.of({ name: 'written-link-network', most: mostGuesses, spanMs: 60 * 60_000 });
  const open = async (request: FastifyRequest, id: string, step: 'read-link' | 'confirm'): Promise<Static<typeof LinkAnswer>> => {
    const caller = addressKey(request.ip);
    await guesses.take(caller);
    const now = services.now();
    const link = { tokenHash: tokenHash(id), at: now.toISOString(), writtenSince: new Date(now.getTime() - linkLifeMs).toISOString() };
    const question = await services.database.run(`questions.${step}`, link);
    const target = question ?? (await services.database.run(`reviews.${step}`, link));
    const product = target === null ? undefined : await services.products.get(target.productId);
    if (target === null || product === undefined) throw new ApiError(404, 'link_invalid', 'Link jest nieprawidłowy lub wygasł.');
    await guesses.giveBack(caller);
    return {
      kind: question === null ? 'review' : 'question',
      state: target.isConfirmed ? 'confirmed' : 'open',
      product_name: translatorOf(request, services).translate(product.name, ownName(product)),
      request_path: product.request_path,
    };
  };
  return async (app: TypedApp): Promise<void> => {
    app.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'));
    app.get(
      '/rest/V1/pqa/confirm/:id',
      { schema: { operationId: 'readWritten', tags, summary: 'What a link opens; changes nothing (R-66)', params, response } },
      async (request) => open(request, request.params.id, 'read-link'),
    );
    app.post(
      '/rest/V1/pqa/confirm/:id',
      {
        schema: {
          operationId: 'confirmWritten',
          tags,
          summary: 'Confirms a question or a review by the link of an e-mail; again changes nothing (∅24)',
          params,
          response,
        },
      },
      async (request) => open(request, request.params.id, 'confirm'),
    );
  };
}
