import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** What the caller shows: a bearer token, or the password of whoever types it into a browser's own form. */
const shown = (authorization: string): string | null => {
  const [scheme = '', value = ''] = authorization.split(' ');
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() !== 'basic') return null;
  const pair = Buffer.from(value, 'base64').toString('utf8');
  return pair.slice(pair.indexOf(':') + 1);
};

/** Whether the caller knows the token. Takes as long for every wrong one. */
export const knowsToken = (authorization: string | undefined, token: string): boolean => {
  const given = shown(authorization ?? '');
  return given !== null && timingSafeEqual(digest(given), digest(token));
};

/** A handler to run before a route: who does not know the token is asked for it. @param token null: everybody may */
export const onlyWithToken =
  (token: string | null) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (token === null || knowsToken(request.headers.authorization, token)) return undefined;
    return reply
      .code(401)
      .headers({ 'www-authenticate': 'Basic realm="amperio", charset="UTF-8"', 'cache-control': 'no-store' })
      .type('text/plain; charset=utf-8')
      .send('This needs METRICS_TOKEN, as a bearer token or as the password of any user.');
  };
