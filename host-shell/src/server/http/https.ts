import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TrustedProxies } from 'shared-contracts/network';
import { commonHeaders } from './security.ts';
import { storeOfHost } from './visitor.ts';

export interface HttpsSettings {
  /** Store of a host name. */
  readonly storeOfHost: ReadonlyMap<string, string>;
  /** Public addresses by store, where they are set. */
  readonly publicUrls: ReadonlyMap<string, string>;
  /** `Strict-Transport-Security` of a shop that has https; empty: none. */
  readonly hsts: string;
  readonly trustedProxies: TrustedProxies;
}

type Asked = Pick<FastifyRequest, 'protocol' | 'headers' | 'socket'>;

const isPublicByHttps = ({ storeOfHost: hosts, publicUrls }: HttpsSettings, { headers }: Asked): boolean =>
  publicUrls.get(storeOfHost(hosts, headers.host ?? ''))?.startsWith('https:') === true;

const hasHttps = (settings: HttpsSettings, asked: Asked): boolean => asked.protocol === 'https' || isPublicByHttps(settings, asked);

/** A trusted proxy says http although the store has https. */
const cameInsecurely = (settings: HttpsSettings, asked: Asked): boolean =>
  isPublicByHttps(settings, asked) &&
  settings.trustedProxies.has(asked.socket.remoteAddress) &&
  asked.headers['x-forwarded-proto'] === 'http';

/** Headers of every answer, whatever it is. */
export const headersFor = (settings: HttpsSettings, request: Asked): Readonly<Record<string, string>> =>
  settings.hsts !== '' && hasHttps(settings, request) ? { ...commonHeaders, 'strict-transport-security': settings.hsts } : commonHeaders;

const secured = (cookie: string): string => (/;\s*secure\s*(;|$)/i.test(cookie) ? cookie : `${cookie}; Secure`);

/**
 * J-97: the headers of every answer; where the store has https (`PUBLIC_URL`, `STORE_URLS`, or a trusted proxy that says so) HSTS is sent, its
 * cookies are `Secure`, and http requests are redirected.
 */
export const registerSecurity = (app: FastifyInstance, settings: HttpsSettings): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headersFor(settings, request));
    // To the same host first: HSTS is only valid in an https answer of that host.
    if (cameInsecurely(settings, request))
      return reply
        .code(308)
        .header('cache-control', 'no-store')
        .header('location', `https://${request.headers.host ?? ''}${request.url}`)
        .send();
    return undefined;
  });
  app.addHook('onSend', async (request, reply) => {
    const cookies = reply.getHeader('set-cookie');
    if (cookies === undefined || !hasHttps(settings, request)) return;
    reply.removeHeader('set-cookie');
    for (const cookie of [cookies].flat()) reply.header('set-cookie', secured(String(cookie)));
  });
};
