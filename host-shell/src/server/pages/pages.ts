import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BROTLI, sendBrotli, toBrotli } from '../http/compression.ts';
import type { CachedPage } from './html-cache.ts';
import type { AskedOverrides } from '../releases/overrides/override-change.ts';
import { overrideProblemPage } from './override-page.ts';
import { OverrideProblem } from '../releases/overrides/override-problem.ts';
import { PageRenderer, isCached, type PageRendererOptions } from './page-renderer.ts';
import { publicLife } from './page-life.ts';
import { endedPreviewPage } from './preview/ended-page.ts';
import { askedPreview, type AskedPreview } from './preview/preview-of.ts';
import { registerPageData } from './page-data-route.ts';
import { languageChoice } from '../http/visitor.ts';

/** The caller has this very page (If-None-Match); a proxy that has compressed it has made its ETag a weak one. */
const hasAlready = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((mark) => mark.trim().replace(/^W\//, '') === etag);

/** An address as a header can carry it: Polish letters and spaces are encoded, what is encoded stays. */
const headerAddress = (address: string): string => address.toWellFormed().replaceAll(/[^\x21-\x7e]+/g, encodeURIComponent);

const PRIVATE = 'private, no-cache';

const sendCached = async (
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  state: 'hit' | 'stale' | 'miss',
  isPrivate: boolean,
): Promise<FastifyReply> => {
  reply.headers(page.headers).header('etag', page.etag).header('x-cache', state);
  reply.header('cache-control', isPrivate ? PRIVATE : publicLife(Date.now()));
  if (hasAlready(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  return sendBrotli(request, reply, page.brotli);
};

/** The same page with other releases from now on; the reason, where they cannot be shown. */
const changeOverrides = async (
  request: FastifyRequest,
  reply: FastifyReply,
  renderer: PageRenderer,
  asked: AskedOverrides,
): Promise<FastifyReply> => {
  try {
    const cookie = await renderer.overrideOf(request, asked);
    return reply.header('set-cookie', cookie).header('cache-control', 'no-store').redirect(headerAddress(asked.location), 303);
  } catch (error) {
    if (!(error instanceof OverrideProblem)) throw error;
    const { status, headers, html } = overrideProblemPage(error, asked.location);
    return reply.code(status).headers(headers).send(html);
  }
};

/** J-256: a page with a draft in it: for whoever has the link, kept by nobody, named to no search engine. */
const sendPreview = async (
  request: FastifyRequest,
  reply: FastifyReply,
  renderer: PageRenderer,
  asked: AskedPreview,
): Promise<FastifyReply> => {
  const { set } = await renderer.choiceOf(request, asked.visitor);
  const answer = await renderer.preview(asked, set, request.log);
  if (answer === null) {
    const { headers, html } = endedPreviewPage(asked.visitor);
    return reply.code(410).headers(headers).send(html);
  }
  if ('to' in answer) return reply.header('cache-control', 'no-store').redirect(headerAddress(answer.to), 303);
  reply.code(answer.status).headers(answer.headers);
  // The address has the token: no other site gets to know it.
  reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' });
  return reply.send(answer.html);
};

const notPages = /^\/(?:assets|releases|page-data|page-styles|page-offline|icons|__federation)\//;

/** All other addresses are pages: rendered on the server, cached while nothing about a visitor is in them. */
export const registerPages = (app: FastifyInstance, options: PageRendererOptions): void => {
  const renderer = new PageRenderer(options);
  registerPageData(app, renderer, options.pageData);

  app.get('/*', async (request, reply) => {
    const asking = renderer.visitorOf(request);
    if (notPages.test(asking.path)) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
    const choice = languageChoice(asking);
    if (choice) reply.header('set-cookie', choice.cookie);
    // Who chooses a language on a page of the shop goes on without the parameter; who comes by such an address gets the page at once.
    if (choice && request.headers['sec-fetch-site'] === 'same-origin')
      return reply.header('cache-control', 'no-store').redirect(headerAddress(choice.visitor.url), 303);
    const visitor = choice?.visitor ?? asking;

    const asked = renderer.askedOf(visitor);
    if (asked) return changeOverrides(request, reply, renderer, asked);

    const preview = askedPreview(visitor);
    if (preview) return sendPreview(request, reply, renderer, preview);

    const { set, isPrivate: hasOwnReleases, cookie } = await renderer.choiceOf(request, visitor);
    const isPrivate = hasOwnReleases || choice !== null;
    if (cookie !== null) reply.header('set-cookie', cookie);
    const known = renderer.kept(visitor, set);
    if (known) {
      if (!known.fresh)
        renderer.render(visitor, set, request.log).catch((error: unknown) => request.log.warn({ error: String(error) }, 'refresh failed'));
      return sendCached(request, reply, known.page, known.fresh ? 'hit' : 'stale', isPrivate);
    }
    const answer = await renderer.render(visitor, set, request.log);
    if ('to' in answer) return reply.header('cache-control', isPrivate ? PRIVATE : 'no-cache').redirect(headerAddress(answer.to), 301);
    if (isCached(answer)) return sendCached(request, reply, answer, 'miss', isPrivate);
    reply.code(answer.status).headers(answer.headers);
    // What is not kept here must not be kept on the way either.
    if (isPrivate) reply.header('cache-control', 'no-store');
    return sendBrotli(request, reply, await toBrotli(answer.html, BROTLI.quick));
  });
};
