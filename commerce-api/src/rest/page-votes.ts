import { randomUUID } from 'node:crypto';
import { addressKey } from 'shared-contracts/network';
import { cleanText } from 'shared-contracts/reviews';
import { Type } from 'typebox';
import { pagePath } from '../catalogue/paths.ts';
import { ApiError } from '../server/api-error.ts';
import type { AppServices } from '../server/app-services.ts';
import { requireValid } from '../server/invalid-fields.ts';
import { sendLinkPage } from '../server/link-page.ts';
import { storeOf } from '../server/store.ts';
import { acceptForms } from './form-body.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

const FORM = 'application/x-www-form-urlencoded';
const hourMs = 60 * 60 * 1000;
const mostPerNetwork = 30;
/** Characters. */
const LONGEST_COMMENT = 1000;

const Vote = Type.Object({
  page: Type.String({ maxLength: 500, description: '`/zwroty.html`' }),
  helpful: Type.Union([Type.Literal('yes'), Type.Literal('no')]),
  comment: Type.Optional(Type.String({ maxLength: 20_000 })),
  website: Type.Optional(Type.String({ maxLength: 2000, description: 'A field that people do not see: what fills it in is a program' })),
  key: Type.Optional(Type.String({ minLength: 16, maxLength: 64, description: 'Sent again under it, a vote is kept once' })),
});

/** J-318: visitors say whether a help page has helped; the form of a page without scripts sends itself. */
export function pageVoteRoutes(services: AppServices) {
  const byNetwork = services.writeLimits.of({ name: 'page-vote-network', most: mostPerNetwork, spanMs: hourMs });

  return async (app: TypedApp): Promise<void> => {
    acceptForms(app);
    app.post(
      '/rest/V1/contact/page_vote',
      {
        schema: {
          operationId: 'votePage',
          tags: ['service'],
          summary: 'Says whether a page of content has helped (J-318)',
          body: Vote,
          response: {
            200: Type.Union([Type.Boolean(), Type.String({ description: 'A page with thanks, for a form that was sent as one' })]),
            ...errorAnswers,
          },
        },
      },
      async (request, reply) => {
        const { page, helpful, comment = '', website = '', key = randomUUID() } = request.body;
        const store = storeOf(request, services.reference);
        const rewrite = services.urlRewrites.at(store.code, page.replace(/^\//, '').replace(/\.html$/, ''));
        if (rewrite?.type !== 'CMS_PAGE') throw new ApiError(404, 'no_page', 'Nie ma takiego adresu.');
        const path = pagePath(rewrite.canonical_path);
        const text = cleanText(comment, { lines: true });
        requireValid({ comment: text.length > LONGEST_COMMENT ? 'too-long' : null });
        await byNetwork.take(addressKey(request.ip));
        // A program is told the same as a person, and nothing is kept of it.
        if (website === '')
          await services.database.run('page-votes.add', {
            key,
            storeCode: store.code,
            page: path,
            isHelpful: helpful === 'yes',
            comment: text,
            at: services.now().toISOString(),
          });
        if (request.headers['content-type']?.startsWith(FORM) === true)
          return sendLinkPage(request, reply, services, {
            heading: 'Dziękujemy za ocenę',
            text: 'Przeczytamy ją i poprawimy to, czego zabrakło.',
            onward: { label: 'Wróć na stronę', path },
          });
        return true;
      },
    );
  };
}
