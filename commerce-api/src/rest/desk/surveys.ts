import type { AppServices } from '../../server/app-services.ts';
import { SurveyAnswers } from '../schemas/index.ts';
import { errorAnswers } from '../types.ts';
import type { TypedApp } from '../types.ts';
import { mostListed } from './shared.ts';

/** J-233: what shoppers have answered about their orders. */
export function deskSurveyRoutes({ database }: Pick<AppServices, 'database'>) {
  return async (app: TypedApp): Promise<void> => {
    app.get(
      '/rest/V1/desk/surveys',
      {
        schema: {
          operationId: 'surveyAnswers',
          tags: ['desk'],
          summary: 'Ratings of orders and reasons for giving them up, the newest first (J-233)',
          response: { 200: SurveyAnswers, ...errorAnswers },
        },
      },
      async () => ({
        items: (await database.run('surveys.answers', { most: mostListed })).map(({ number, answeredAt, document }, index) => ({
          id: index + 1,
          number,
          answered_at: answeredAt.toISOString(),
          kind: document.kind,
          ...(document.kind === 'rating'
            ? { shop: document.shop, delivery: document.delivery, text: document.comment }
            : { reason: document.reason, text: document.text }),
        })),
      }),
    );
  };
}
