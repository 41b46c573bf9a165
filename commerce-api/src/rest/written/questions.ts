import { newToken, tokenHash } from '../../customers/token.ts';
import { emailProblem } from '../../customers/field-checks.ts';
import type { WritingLimits } from '../../reviews/writing-limits.ts';
import type { AppServices } from '../../server/app-services.ts';
import { requireValid } from '../../server/invalid-fields.ts';
import { QuestionBody, WrittenAnswer } from '../schemas/index.ts';
import { errorAnswers } from '../types.ts';
import type { TypedApp } from '../types.ts';
import { checked } from './checked.ts';
import { submittedAt } from './submitted-at.ts';
import { productOf, writerOf } from './writer.ts';

/** J-156: questions about products. Whoever asks proves the address to which the answer is announced, customers too. */
export function questionRoutes(services: AppServices, limits: WritingLimits) {
  return async (app: TypedApp): Promise<void> => {
    app.post(
      '/rest/V1/pqa/questions',
      {
        schema: {
          operationId: 'askQuestion',
          tags: ['questions'],
          summary: 'Takes a question in and sends a link that confirms it (∅24, J-156)',
          body: QuestionBody,
          response: { 200: WrittenAnswer, ...errorAnswers },
        },
      },
      async (request) => {
        const { body } = request;
        const { writer } = await writerOf(request, services, body.email);
        const email = (body.email ?? writer.email).trim().toLowerCase();
        const author = checked('author', body.author);
        const question = checked('question', body.question);
        requireValid({
          author: author.problem,
          email: emailProblem(email),
          question: question.problem,
          checked_publication: body.checked_publication === true ? null : 'required',
        });
        const { storeCode } = await productOf(request, services, body.product_id);
        await limits.take({ ...writer, email });
        const token = newToken();
        await services.database.run('questions.ask', {
          productId: body.product_id,
          storeCode,
          customerId: writer.customerId,
          email,
          token,
          tokenHash: tokenHash(token),
          document: { author: author.value, question: question.value },
          ...submittedAt(services.now()),
        });
        services.mail.wake();
        return { state: 'unconfirmed' as const };
      },
    );
  };
}
