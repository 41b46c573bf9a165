import { Type } from 'typebox';
import type { AppServices } from '../../server/app-services.ts';
import { errorAnswers } from '../types.ts';
import type { TypedApp } from '../types.ts';

const mostPages = 200;
const mostComments = 100;

const PageVotes = Type.Object({
  items: Type.Array(
    Type.Object({
      id: Type.Integer({ description: 'Place in the list' }),
      page: Type.String({ description: '`/zwroty.html`' }),
      page_url: Type.String(),
      helpful: Type.Integer(),
      unhelpful: Type.Integer(),
      comments: Type.Array(
        Type.Object({ text: Type.String(), is_helpful: Type.Boolean(), voted_at: Type.String({ format: 'date-time' }) }),
        { description: 'The newest first' },
      ),
    }),
  ),
});

/** J-318: what visitors say about help pages. */
export function deskPageVoteRoutes({ database, storeUrls }: Pick<AppServices, 'database' | 'storeUrls'>) {
  return async (app: TypedApp): Promise<void> => {
    app.get(
      '/rest/V1/desk/page-votes',
      {
        schema: {
          operationId: 'readPageVotes',
          tags: ['desk'],
          summary: 'Votes about pages of content, those that helped fewest first, and the newest comments (J-318)',
          response: { 200: PageVotes, ...errorAnswers },
        },
      },
      async () => {
        const { pages, comments } = await database.run('page-votes.read', { mostPages, mostComments });
        return {
          items: pages.map(({ store_code: store, page, helpful, unhelpful }, at) => ({
            id: at + 1,
            page,
            page_url: `${storeUrls.get(store) ?? ''}${page}`,
            helpful,
            unhelpful,
            comments: comments
              .filter((row) => row.store_code === store && row.page === page)
              .map(({ comment: text, is_helpful, voted_at: time }) => ({ text, is_helpful, voted_at: time.toISOString() })),
          })),
        };
      },
    );
  };
}
