import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { languageFromCookies, type Language } from 'shared-contracts';
import { MOST_COMPLAINT_FILE_BYTES } from 'shared-contracts/complaints';
import { SHOP_CODE } from 'shared-contracts/constants';
import { MOST_PHOTO_BYTES, MOST_SCREEN_BASE64 } from 'shared-contracts/reviews';
import { Agent } from 'undici';
import { WebSocket } from 'ws';
import { COMMERCE_PREFIXES } from '../../commerce-prefixes.ts';
import type { OriginSettings } from '../http/public-origin.ts';
import { storeOfHost } from '../http/visitor.ts';
import type { KnownDocuments } from './known-documents.ts';
import { isDeskAddress } from './desk-address.ts';
import { refuseUnknownDocuments } from './refuse-unknown-documents.ts';
import { createUploadLimit } from './uploads-at-once.ts';

/** J-152, J-230, J-375: files and pictures alone are larger than the usual bodies; a little more than the commerce server's own limits, which say why. */
const LARGEST_FILES: Readonly<Record<string, number>> = {
  '/rest/V1/reviews/photos': MOST_PHOTO_BYTES + 64 * 1024,
  [`/rest/V1/${SHOP_CODE}/rma/files`]: MOST_COMPLAINT_FILE_BYTES + 64 * 1024,
  '/rest/V1/contact/report_error': MOST_SCREEN_BASE64 + 192 * 1024,
};

/** Bytes of files that wait in memory at once: a shopper's five of the largest size, and twelve of all callers. */
const MOST_UPLOADS = { mostBytes: 12 * MOST_PHOTO_BYTES, mostBytesOfOne: 5 * (MOST_PHOTO_BYTES + 64 * 1024) } as const;

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

const awayMessage = ({ headers: { cookie } }: ErrorReply['request']) => ({
  message: away[languageFromCookies(cookie)],
  code: 'commerce_unavailable',
  trace: '',
});

/** Without an answer of the commerce server the caller gets 503 as JSON. */
const unavailable = (reply: ErrorReply): void => {
  reply.code(503);
  reply.headers({ 'retry-after': '5', 'cache-control': 'no-store' });
  reply.send(awayMessage(reply.request));
};

/** The commerce server's own answer for an address that it does not know. */
const notFound = { message: 'Nie ma takiego adresu.', code: 'not_found', trace: '' } as const;

/** A client's own word for who it is. */
const CLAIMS = /^(forwarded|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;

/** The commerce server gets the one address that this server has determined (J-112), whatever the client claims. */
const withCaller = ({ ip }: { readonly ip: string }, headers: IncomingHttpHeaders): IncomingHttpHeaders => ({
  ...Object.fromEntries(Object.entries(headers).filter(([name]) => !CLAIMS.test(name))),
  'x-forwarded-for': ip,
});

const SOCKET_HANDSHAKE_MS = 10_000;
/** Of a page; the commerce server's own limit. */
const LARGEST_MESSAGE = 32 * 1024;
/** As much may wait for a page that does not read, or for the commerce server. */
const MOST_WAITING = 1024 * 1024;

/** J-117: a socket opens for pages of this shop, also where a proxy asks for it by another name, and for programs, which name no origin. */
const isOwnPage =
  (publicUrls: ReadonlyMap<string, string>) =>
  ({ origin, req }: { readonly origin: string | undefined; readonly req: IncomingMessage }): boolean => {
    if (origin === undefined || [...publicUrls.values()].includes(origin)) return true;
    const page = URL.parse(origin);
    return page !== null && page.host === req.headers.host?.toLowerCase();
  };

const closeSlowReader = (_context: unknown, page: WebSocket): void => {
  if (page.bufferedAmount > MOST_WAITING) page.terminate();
};

/** How soon it is looked again whether a socket has passed on what waits for it, ms: it has no event for that. */
const DRAIN_CHECK_MS = 10;

/** What a page sends waits with the page, not here, until the commerce server has taken the connection and what came before (J-117). */
const holdWhileMuchWaits = (_context: unknown, page: WebSocket, commerce: WebSocket): void => {
  if (page.isPaused) return;
  if (commerce.readyState === WebSocket.CONNECTING) {
    page.pause();
    // The proxy waits with a listener for each message that came with this one: no leak to be warned of.
    commerce.setMaxListeners(0);
    commerce.once('open', () => page.resume());
  } else if (commerce.bufferedAmount > MOST_WAITING) {
    page.pause();
    const timer = setInterval(() => {
      if (commerce.readyState === WebSocket.OPEN && commerce.bufferedAmount > MOST_WAITING) return;
      clearInterval(timer);
      page.resume();
    }, DRAIN_CHECK_MS);
  }
};

/** The proxy's types do not know `rewriteRequestHeaders` of sockets. The cookie has the visitor's language. */
const socketOptions = {
  handshakeTimeout: SOCKET_HANDSHAKE_MS,
  rewriteRequestHeaders: (
    _headers: unknown,
    { ip, headers: { cookie } }: { readonly ip: string; readonly headers: IncomingHttpHeaders },
  ) => ({
    ...(cookie !== undefined && { cookie }),
    'x-forwarded-for': ip,
  }),
};

/**
 * Passes the commerce server's addresses on, websockets included.
 * @param documents only these pass at /graphql; null: all
 */
export const registerCommerceProxy = async (
  app: FastifyInstance,
  commerceUrl: string,
  { storeOfHost: stores, publicUrls }: Pick<OriginSettings, 'storeOfHost' | 'publicUrls'>,
  documents: Pick<KnownDocuments, 'has'> | null = null,
): Promise<void> => {
  const agent = new Agent({ connections: CONNECTIONS, pipelining: 1 });
  app.addHook('onClose', () => agent.destroy());
  // One limit for files of all addresses.
  const limitUploads = createUploadLimit(MOST_UPLOADS, awayMessage);
  await app.register(async (calls) => {
    // Read whole before it is passed on: the limit holds for every body, and a request that is cut off is not passed on.
    const wholeBodies = (address: FastifyInstance, most: { readonly bodyLimit?: number }): void => {
      address.removeAllContentTypeParsers();
      address.addContentTypeParser('*', { parseAs: 'buffer', ...most }, (_request, body, done) => done(null, body));
    };
    wholeBodies(calls, {});
    // Before any body is read.
    calls.addHook('onRequest', async ({ url }, reply) => {
      if (isDeskAddress(url)) return reply.code(404).header('cache-control', 'no-store').send(notFound);
      return undefined;
    });
    for (const prefix of [...Object.keys(LARGEST_FILES), ...COMMERCE_PREFIXES]) {
      await calls.register(async (address) => {
        const bodyLimit = LARGEST_FILES[prefix];
        if (bodyLimit !== undefined) {
          wholeBodies(address, { bodyLimit });
          limitUploads(address, bodyLimit);
        }
        if (prefix === '/graphql' && documents !== null) refuseUnknownDocuments(address, documents);
        await address.register(httpProxy, {
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
            rewriteRequestHeaders: (request, headers) => ({
              ...withCaller(request, headers),
              store: storeOfHost(stores, request.headers.host ?? ''),
            }),
          },
        });
      });
    }
  });
  await app.register(httpProxy, {
    upstream: commerceUrl,
    prefix: '/ws',
    rewritePrefix: '/ws',
    websocket: true,
    undici: agent,
    replyOptions: { onError: unavailable, rewriteRequestHeaders: withCaller },
    wsClientOptions: socketOptions,
    wsServerOptions: { maxPayload: LARGEST_MESSAGE, verifyClient: isOwnPage(publicUrls) },
    wsHooks: { onOutgoingMessage: closeSlowReader, onIncomingMessage: holdWhileMuchWaits },
  });
};
