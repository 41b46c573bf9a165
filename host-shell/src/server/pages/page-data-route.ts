import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendBrotli } from '../http/compression.ts';
import { isCached, type Rendered, type PageRenderer } from './page-renderer.ts';
import { PAGE_DATA_PATH, type PageDataStore } from './page-data.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

const send = (request: FastifyRequest, reply: FastifyReply, brotli: Buffer): Promise<FastifyReply> =>
  sendBrotli(request, reply.type('application/json; charset=utf-8').header('vary', 'Accept-Encoding, Cookie, Host'), brotli);

const renderAgain = async (renderer: PageRenderer, request: FastifyRequest, url: string): Promise<Rendered> => {
  const visitor = renderer.visitorOf(request, url);
  const { set } = await renderer.choiceOf(request, visitor);
  return renderer.render(visitor, set, request.log);
};

/**
 * The page data that a document names. Where it is not here (another process has rendered the document, this one has forgotten
 * it), the page of `?for=` is rendered again and the answer is its data of today: the browser looks whether it fits.
 */
export const registerPageData = (app: FastifyInstance, renderer: PageRenderer, pageData: PageDataStore): void => {
  app.get<{ Params: { file: string }; Querystring: { for?: string | string[] } }>(`${PAGE_DATA_PATH}:file`, async (request, reply) => {
    const id = request.params.file.replace(/\.json$/, '');
    const kept = pageData.get(id);
    if (kept) return send(request, reply.header('cache-control', IMMUTABLE), kept);
    reply.header('cache-control', 'no-store');
    const url = request.query.for;
    const rendered = typeof url === 'string' && url.startsWith('/') ? await renderAgain(renderer, request, url) : null;
    const today = rendered && isCached(rendered) && rendered.pageData ? pageData.get(rendered.pageData) : null;
    return today ? send(request, reply, today) : reply.code(404).type('text/plain').send('Not found');
  });
};
