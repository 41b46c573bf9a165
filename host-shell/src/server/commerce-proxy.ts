import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

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
] as const;

/** Passes the commerce server's addresses on, websockets included; without an answer the caller gets 503 as JSON. */
export const registerCommerceProxy = async (
  app: FastifyInstance,
  commerceUrl: string,
  storeOf: (host: string) => string,
): Promise<void> => {
  const onError = (reply: {
    code(status: number): unknown;
    header(name: string, value: string): unknown;
    send(body: unknown): unknown;
  }) => {
    reply.code(503);
    reply.header('retry-after', '5');
    reply.header('cache-control', 'no-store');
    reply.send({ message: 'Sklep jest chwilowo niedostępny. Spróbuj ponownie za chwilę.', code: 'commerce_unavailable', trace: '' });
  };
  for (const prefix of prefixes) {
    await app.register(httpProxy, {
      upstream: commerceUrl,
      prefix,
      rewritePrefix: prefix,
      undici: { connections: 64, pipelining: 1 },
      replyOptions: {
        onError,
        rewriteRequestHeaders: (request, headers) => ({ ...headers, store: storeOf(request.headers.host ?? '') }),
      },
    });
  }
  await app.register(httpProxy, { upstream: commerceUrl, prefix: '/ws', rewritePrefix: '/ws', websocket: true, replyOptions: { onError } });
};
