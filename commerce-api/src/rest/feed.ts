import { Type } from 'typebox';
import { pagePath } from '../catalogue/paths.ts';
import { isPostIn } from '../catalogue/store-view.ts';
import type { AppServices } from '../server/app-services.ts';
import { storeOf } from '../server/store.ts';
import { translatorOf } from '../server/translator-of.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

/** Readers of feeds ask for the newest ones, every few minutes. */
const mostItems = 30;
const CACHED = 'public, max-age=600';

const Feed = Type.Object({
  items: Type.Array(
    Type.Object({
      path: Type.String({ description: '`/blog/jak-wybrac-pralke.html`' }),
      title: Type.String(),
      summary: Type.String(),
      section: Type.Union([Type.String(), Type.Null()], { description: 'Of the blog; null: a piece of news' }),
      published_at: Type.String({ format: 'date-time' }),
    }),
  ),
});

/** J-315: what readers of feeds get of a store; the host writes it as RSS under its own address. */
export function feedRoutes(services: AppServices) {
  return async (app: TypedApp): Promise<void> => {
    app.get(
      '/rest/V1/feed',
      {
        schema: {
          operationId: 'readFeed',
          tags: ['service'],
          summary: 'The newest posts and news of the store, in the language of the cookie (J-315)',
          response: { 200: Feed, ...errorAnswers },
        },
      },
      async (request, reply) => {
        const { blogPosts, newsPosts, blogCategories } = services.reference;
        const store = storeOf(request, services.reference);
        const { translate } = translatorOf(request, services);
        const posts = [...blogPosts.values()].filter((post) => isPostIn(post, store, services.reference));
        reply.headers({ 'cache-control': CACHED, vary: 'Store, Cookie' });
        const items = [
          ...posts.map(({ blogCategoryId, contentSneakPeak, ...post }) => ({
            ...post,
            summary: contentSneakPeak,
            section: blogCategories.get(blogCategoryId)?.name ?? null,
          })),
          ...Array.from(newsPosts.values(), ({ lead, ...post }) => ({ ...post, summary: lead, section: null })),
        ];
        return {
          items: items
            .toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt))
            .slice(0, mostItems)
            .map(({ urlPath, title, summary, section, publishedAt }) => ({
              path: pagePath(urlPath),
              title: translate(title),
              summary: translate(summary),
              section: section === null ? null : translate(section),
              published_at: publishedAt,
            })),
        };
      },
    );
  };
}
