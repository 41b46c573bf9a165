import type { FastifyInstance, FastifyRequest } from 'fastify';
import { commonHeaders } from './security.ts';

export interface HttpsSettings {
  /** Public address of the shop, when it is set. */
  readonly publicUrl: string | null;
  /** `Strict-Transport-Security` of a shop that has https; empty: none. */
  readonly hsts: string;
}

type Asked = Pick<FastifyRequest, 'protocol' | 'headers'>;

const hasHttps = ({ publicUrl }: HttpsSettings, { protocol }: Asked): boolean =>
  protocol === 'https' || publicUrl?.startsWith('https:') === true;

/** A proxy says that the visitor has come over http although the shop has https. */
const cameInsecurely = (settings: HttpsSettings, { headers }: Asked): boolean =>
  settings.publicUrl?.startsWith('https:') === true && headers['x-forwarded-proto'] === 'http';

/** Headers of every answer, whatever it is. */
export const headersFor = (settings: HttpsSettings, request: Asked): Readonly<Record<string, string>> =>
  settings.hsts !== '' && hasHttps(settings, request) ? { ...commonHeaders, 'strict-transport-security': settings.hsts } : commonHeaders;

const secured = (cookie: string): string => (/;\s*secure\s*(;|$)/i.test(cookie) ? cookie : `${cookie}; Secure`);

/**
 * J-97: the headers of every answer; where the shop has https (`PUBLIC_URL`, or a proxy that says so) browsers keep to it, its
 * cookies go over https alone, and who comes over http is sent on.
 */
export const registerSecurity = (app: FastifyInstance, settings: HttpsSettings): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headersFor(settings, request));
    // The same host first: only then may the answer there speak for it (HSTS).
    if (cameInsecurely(settings, request))
      return reply.code(308).header('cache-control', 'no-store').header('location', `https://${request.host}${request.url}`).send();
    return undefined;
  });
  app.addHook('onSend', async (request, reply) => {
    const cookies = reply.getHeader('set-cookie');
    if (cookies === undefined || !hasHttps(settings, request)) return;
    reply.removeHeader('set-cookie');
    for (const cookie of [cookies].flat()) reply.header('set-cookie', secured(String(cookie)));
  });
};
