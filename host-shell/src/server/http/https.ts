import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languageFromCookies, type Language } from 'shared-contracts';
import type { TrustedProxies } from 'shared-contracts/network';
import { isCall } from '../commerce/calls.ts';
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

const publicUrlOf = ({ storeOfHost: hosts, publicUrls }: HttpsSettings, { headers }: Asked): string | undefined =>
  publicUrls.get(storeOfHost(hosts, headers.host ?? ''));

const isPublicByHttps = (settings: HttpsSettings, asked: Asked): boolean => publicUrlOf(settings, asked)?.startsWith('https:') === true;

const hasHttps = (settings: HttpsSettings, asked: Asked): boolean => asked.protocol === 'https' || isPublicByHttps(settings, asked);

/** A trusted proxy says another scheme although the store has https; the last proxy's word counts where there are several. */
const cameInsecurely = (settings: HttpsSettings, asked: Asked): boolean =>
  isPublicByHttps(settings, asked) &&
  settings.trustedProxies.has(asked.socket.remoteAddress) &&
  asked.headers['x-forwarded-proto'] !== undefined &&
  asked.protocol !== 'https';

/**
 * The host by https: the one that was asked, since HSTS is only valid in an answer of that host, if a setting names it; else the store's own:
 * anybody can write a Host header (J-113).
 */
const secureHost = (settings: HttpsSettings, asked: Asked): string => {
  const own = URL.parse(publicUrlOf(settings, asked) ?? '');
  const name = (asked.headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
  return name !== own?.hostname && settings.storeOfHost.has(name) ? name : (own?.host ?? '');
};

const REFUSED: Readonly<Record<Language, string>> = {
  pl: 'Ten adres działa tylko przez https.',
  ua: 'Ця адреса працює лише через https.',
};

/** Headers of every answer, whatever it is. */
export const headersFor = (settings: HttpsSettings, request: Asked): Readonly<Record<string, string>> =>
  settings.hsts !== '' && hasHttps(settings, request) ? { ...commonHeaders, 'strict-transport-security': settings.hsts } : commonHeaders;

const secured = (cookie: string): string => (/;\s*secure\s*(;|$)/i.test(cookie) ? cookie : `${cookie}; Secure`);

/**
 * J-97: the headers of every answer; where the store has https (`PUBLIC_URL`, `STORE_URLS`, or a trusted proxy that says so) HSTS is sent, its
 * cookies are `Secure`, pages asked by http are redirected, and calls by http refused.
 */
export const registerSecurity = (app: FastifyInstance, settings: HttpsSettings): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headersFor(settings, request));
    if (!cameInsecurely(settings, request)) return undefined;
    reply.header('cache-control', 'no-store');
    // What a call carries has been read on the way: a program that is sent on would never be mended.
    if (isCall(request))
      return reply.code(403).send({ message: REFUSED[languageFromCookies(request.headers.cookie)], code: 'https_required', trace: '' });
    return reply
      .code(308)
      .header('location', `https://${secureHost(settings, request)}${request.url}`)
      .send();
  });
  app.addHook('onSend', async (request, reply) => {
    const cookies = reply.getHeader('set-cookie');
    if (cookies === undefined || !hasHttps(settings, request)) return;
    reply.removeHeader('set-cookie');
    for (const cookie of [cookies].flat()) reply.header('set-cookie', secured(String(cookie)));
  });
};
