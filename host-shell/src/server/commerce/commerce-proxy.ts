import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { languageFromCookies, type Language } from 'shared-contracts';
import { Agent } from 'undici';

/** Addresses that belong to the commerce server; the shop's browser code knows one origin only. */
const prefixes = [
  '/graphql',
  '/rest',
  '/media',
  '/check-version',
  '/client-ip',
  '/temp-react-logger',
  '/payu',
  '/tpay',
  '/simplylease',
  '/customer/ajax',
  '/sandbox',
] as const;

const CONNECTIONS = 64;

/** As much of a reply as an error needs: of HTTP/1 and HTTP/2 alike. */
interface ErrorReply {
  readonly request: { readonly headers: { readonly cookie?: string | undefined } };
  code(status: number): unknown;
  headers(values: Readonly<Record<string, string>>): unknown;
  send(body: unknown): unknown;
}

/** The commerce server's own message for this case; it cannot send it itself. */
const away: Readonly<Record<Language, string>> = {
  pl: 'Sklep jest chwilowo niedostępny. Spróbuj ponownie za chwilę.',
  ua: 'Магазин тимчасово недоступний. Спробуйте ще раз за мить.',
};

/** Without an answer of the commerce server the caller gets 503 as JSON. */
const unavailable = (reply: ErrorReply): void => {
  reply.code(503);
  reply.headers({ 'retry-after': '5', 'cache-control': 'no-store' });
  const language = languageFromCookies(reply.request.headers.cookie);
  reply.send({ message: away[language], code: 'commerce_unavailable', trace: '' });
};

/** Passes the commerce server's addresses on, websockets included. */
export const registerCommerceProxy = async (
  app: FastifyInstance,
  commerceUrl: string,
  storeOf: (host: string) => string,
): Promise<void> => {
  const agent = new Agent({ connections: CONNECTIONS, pipelining: 1 });
  app.addHook('onClose', () => agent.destroy());
  await app.register(async (calls) => {
    // Read whole before it is passed on: the limit holds for every body, and a request that is cut off is not passed on.
    calls.removeAllContentTypeParsers();
    calls.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const prefix of prefixes) {
      await calls.register(httpProxy, {
        upstream: commerceUrl,
        prefix,
        rewritePrefix: prefix,
        undici: agent,
        proxyPayloads: false,
        handler: (request, reply, address, options) =>
          reply.from(
            address,
            request.body === undefined
              ? options
              : { ...options, body: request.body, contentType: request.headers['content-type'] ?? 'application/octet-stream' },
          ),
        replyOptions: {
          onError: unavailable,
          rewriteRequestHeaders: (request, headers) => ({ ...headers, store: storeOf(request.headers.host ?? '') }),
        },
      });
    }
  });
  await app.register(httpProxy, {
    upstream: commerceUrl,
    prefix: '/ws',
    rewritePrefix: '/ws',
    websocket: true,
    undici: agent,
    replyOptions: { onError: unavailable },
  });
};
