import { Type } from 'typebox';
import type { AppServices } from '../server/app-services.ts';
import { ApiError } from '../server/api-error.ts';
import { storeOf } from '../server/store.ts';
import { pagesOfPart, partNames } from '../sitemap/parts.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

const tags = ['service'];
const HOUR = 'public, max-age=3600';

const SitemapParts = Type.Object({ parts: Type.Array(Type.String()) });

const SitemapPages = Type.Object({
  pages: Type.Array(
    Type.Object({
      path: Type.String({ description: '`/pralka-x.html`' }),
      last_modified: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
      images: Type.Array(Type.String({ description: 'Path without width and format' })),
    }),
  ),
});

/** J-200: what search engines may show of a store; the host writes it as XML under its own address. */
export function sitemapRoutes(services: AppServices) {
  return async (app: TypedApp): Promise<void> => {
    app.get(
      '/rest/V1/sitemap',
      {
        schema: {
          operationId: 'sitemapParts',
          tags,
          summary: "Names of the parts of the store's sitemap (J-200)",
          response: { 200: SitemapParts, ...errorAnswers },
        },
      },
      async (request, reply) => {
        reply.headers({ 'cache-control': HOUR, vary: 'Store' });
        return { parts: [...partNames(services, storeOf(request, services.reference))] };
      },
    );

    app.get(
      '/rest/V1/sitemap/:part',
      {
        schema: {
          operationId: 'sitemapPages',
          tags,
          summary: 'Public pages of one part, with the time of their last change and their pictures (J-200)',
          params: Type.Object({ part: Type.String({ maxLength: 40 }) }),
          response: { 200: SitemapPages, ...errorAnswers },
        },
      },
      async (request, reply) => {
        const pages = await pagesOfPart(services, storeOf(request, services.reference), request.params.part);
        if (pages === undefined) throw new ApiError(404, 'no_part', 'Mapa strony nie ma takiej części.');
        reply.headers({ 'cache-control': HOUR, vary: 'Store' });
        return { pages: pages.map(({ path, lastModified, images }) => ({ path, last_modified: lastModified, images: [...images] })) };
      },
    );
  };
}
