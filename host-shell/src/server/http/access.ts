import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The credentials of the caller: a bearer token, or the password of basic authentication. */
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

/** Hook for a route: answers 401 to callers without the token. @param token null: the route is public */
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
