import { gunzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HostConfig } from './config.ts';
import type { CachedPage, HtmlCache } from './html-cache.ts';
import { drawPage, toCachedPage, type DrawnPage, type PageServices } from './page-answer.ts';
import type { ReleaseSet } from './release-set.ts';
import { languageChoice, readVisitor, type Visitor } from './visitor.ts';

export interface PageRoutesOptions {
  readonly config: HostConfig;
  readonly services: PageServices;
  readonly currentSet: () => ReleaseSet;
  readonly cache: HtmlCache;
  readonly now?: () => number;
}

/** The caller holds this very page; whoever compressed it on the way has made its mark a weak one. */
const hasAlready = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((mark) => mark.trim().replace(/^W\//, '') === etag);

/** An address as a header can carry it: Polish letters and spaces are encoded, what is encoded stays. */
const headerAddress = (address: string): string => address.toWellFormed().replaceAll(/[^\x21-\x7e]+/g, encodeURIComponent);

const sendCached = (request: FastifyRequest, reply: FastifyReply, page: CachedPage, state: 'hit' | 'stale' | 'miss'): FastifyReply => {
  reply.headers(page.headers).header('etag', page.etag).header('x-cache', state);
  if (hasAlready(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (accepted.includes('br')) return reply.header('content-encoding', 'br').send(page.brotli);
  if (accepted.includes('gzip')) return reply.header('content-encoding', 'gzip').send(page.gzip);
  // Hardly anybody asks for it bare, so it is not kept: five more pages find room.
  return reply.send(gunzipSync(page.gzip));
};

const notPages = /^\/(?:assets|releases|__federation)\//;

/** All other addresses are pages: drawn on the server, cached while nothing about a visitor is in them. */
export const registerPages = (app: FastifyInstance, { config, services, currentSet, cache, now = Date.now }: PageRoutesOptions): void => {
  const drawing = new Map<string, Promise<CachedPage | DrawnPage | { readonly to: string }>>();

  const draw = (key: string, set: ReleaseSet, visitor: Visitor, secure: boolean, request: FastifyRequest) => {
    const running = drawing.get(key);
    if (running) return running;
    const generation = cache.generation;
    const promise = (async () => {
      const answer = await drawPage(services, set, visitor, secure);
      if (answer.type === 'redirect') return { to: answer.to };
      for (const error of answer.page.errors) request.log.warn({ url: visitor.url, error: String(error) }, 'a part could not be drawn');
      if (!answer.page.cacheable || !config.htmlCache.enabled) return answer.page;
      const page = await toCachedPage(answer.page, now());
      cache.put(key, page, generation);
      return page;
    })().finally(() => drawing.delete(key));
    drawing.set(key, promise);
    return promise;
  };

  app.get('/*', async (request, reply) => {
    const host = request.headers.host ?? '';
    const visitor = readVisitor(config.storeOfHost, {
      url: request.url,
      host,
      cookie: request.headers.cookie,
      origin: config.publicUrl ?? `${request.protocol}://${host}`,
    });
    if (notPages.test(visitor.path)) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
    const choice = languageChoice(visitor);
    if (choice)
      return reply.header('set-cookie', choice.cookie).header('cache-control', 'no-store').redirect(headerAddress(choice.location), 303);

    const set = currentSet();
    const secure = (config.publicUrl ?? '').startsWith('https:');
    const key = [visitor.origin, visitor.store, visitor.language, set.key, visitor.url].join('|');
    const known = config.htmlCache.enabled ? cache.get(key) : null;
    if (known) {
      if (!known.fresh)
        draw(key, set, visitor, secure, request).catch((error: unknown) => request.log.warn({ error: String(error) }, 'refresh failed'));
      return sendCached(request, reply, known.page, known.fresh ? 'hit' : 'stale');
    }
    const answer = await draw(key, set, visitor, secure, request);
    if ('to' in answer) return reply.header('cache-control', 'no-cache').redirect(headerAddress(answer.to), 301);
    if ('etag' in answer) return sendCached(request, reply, answer, 'miss');
    return reply.code(answer.status).headers(answer.headers).send(answer.html);
  });
};
