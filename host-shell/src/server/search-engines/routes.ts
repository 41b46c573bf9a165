import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE, parseLanguage, type Language } from 'shared-contracts';
import * as v from 'valibot';
import { CommerceUnavailable, type CommerceClient } from '../commerce/commerce.ts';
import type { FrameDataCache } from '../commerce/frame-data.ts';
import { publicOrigin, type OriginSettings } from '../http/public-origin.ts';
import { storeOfHost } from '../http/visitor.ts';
import { FEED_PATH, feedSchema, rssFeed } from './feed.ts';
import { OPEN_SEARCH_PATH, openSearchDescription } from './open-search.ts';
import { publicPages } from './public-pages.ts';
import { robotsText } from './robots.ts';
import { pagesSchema, partsSchema, sitemapIndex, urlSet } from './sitemap.ts';

const HOUR = 'public, max-age=3600';
const MINUTES = 'public, max-age=600';
const FEED_CALL = '/rest/V1/feed';
const SITEMAP_CALL = '/rest/V1/sitemap';

/** The part of the host's own table: pages that are in no record of the commerce server. */
const OWN_PART = 'pages';

interface SearchEngineOptions {
  readonly config: OriginSettings;
  readonly commerce: Pick<CommerceClient, 'get'>;
  readonly frames: Pick<FrameDataCache, 'get'>;
}

/** Null: there is no such part. @throws CommerceUnavailable */
const read = async <Schema extends v.GenericSchema>(
  { commerce }: SearchEngineOptions,
  store: string,
  path: string,
  schema: Schema,
  language?: Language,
): Promise<v.InferOutput<Schema> | null> => {
  const { status, body } = await commerce.get(store, path, language);
  if (status === 404) return null;
  const answer = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body);
  if (status !== 200 || !answer.success) throw new CommerceUnavailable(`the commerce server answers ${status} and nothing usable`);
  return answer.output;
};

const sendXml = (reply: FastifyReply, xml: string): FastifyReply =>
  reply.headers({ 'cache-control': HOUR, vary: 'Host' }).type('application/xml; charset=utf-8').send(xml);

/** J-200: what search engines and address bars read of a store: `robots.txt`, its sitemap in parts, how to search it. */
export const registerSearchEngines = (app: FastifyInstance, options: SearchEngineOptions): void => {
  const { config, frames } = options;
  const storeOf = ({ headers }: FastifyRequest): string => storeOfHost(config.storeOfHost, headers.host ?? '');

  app.get('/robots.txt', async (request, reply) =>
    reply
      .headers({ 'cache-control': HOUR, vary: 'Host' })
      .type('text/plain; charset=utf-8')
      .send(robotsText(publicOrigin(config, request))),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const index = await read(options, storeOf(request), SITEMAP_CALL, partsSchema);
    return sendXml(reply, sitemapIndex(publicOrigin(config, request), [OWN_PART, ...(index?.parts ?? [])]));
  });

  app.get<{ Params: { part: string } }>('/sitemaps/:part.xml', async (request, reply) => {
    const { part } = request.params;
    const origin = publicOrigin(config, request);
    if (part === OWN_PART) return sendXml(reply, urlSet(origin, publicPages((await frames.get(storeOf(request), 'pl')).storeConfig)));
    const answer = /^[a-z]+(-\d+)?$/.test(part) ? await read(options, storeOf(request), `${SITEMAP_CALL}/${part}`, pagesSchema) : null;
    if (answer === null) return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found');
    return sendXml(reply, urlSet(origin, answer.pages));
  });

  app.get(OPEN_SEARCH_PATH, async (request, reply) => {
    const { storeConfig } = await frames.get(storeOf(request), 'pl');
    return reply
      .headers({ 'cache-control': HOUR, vary: 'Host' })
      .type('application/opensearchdescription+xml; charset=utf-8')
      .send(openSearchDescription(publicOrigin(config, request), storeConfig, 'pl'));
  });

  app.get<{ Querystring: { lang?: unknown } }>(FEED_PATH, async (request, reply) => {
    const { lang } = request.query;
    // By the address alone: what shared caches keep must not depend on the cookie of who asks.
    const language = parseLanguage(typeof lang === 'string' ? lang : null) ?? DEFAULT_LANGUAGE;
    const store = storeOf(request);
    const [feed, { storeConfig }] = await Promise.all([read(options, store, FEED_CALL, feedSchema, language), frames.get(store, language)]);
    const description = { storeName: storeConfig.store_name, description: storeConfig.meta_description, language };
    return reply
      .headers({ 'cache-control': MINUTES, vary: 'Host' })
      .type('application/rss+xml; charset=utf-8')
      .send(rssFeed(feed?.items ?? [], { origin: publicOrigin(config, request), ...description }));
  });
};
