import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from 'shared-contracts/network';

export interface UploadLimits {
  /** Bytes that are held at once, of all callers. */
  readonly mostBytes: number;
  /** Bytes that are held at once of one network address. */
  readonly mostBytesOfOne: number;
}

/**
 * J-117: files are read whole before they are passed on, so their memory is limited before they are read: by the length that each says of
 * itself, until its answer has been sent or its caller has left. Who says no length is asked for one (411), who is one too many comes
 * again a little later (503).
 */
export const createUploadLimit = (limits: UploadLimits, refuse: (request: FastifyRequest) => object) => {
  const held = new Map<string, number>();
  let all = 0;
  /** @param bodyLimit bytes of one body; larger ones are refused before they are read, and do not count */
  return (uploads: FastifyInstance, bodyLimit: number) =>
    uploads.addHook('onRequest', async (request, reply) => {
      if (request.method === 'GET' || request.method === 'HEAD') return undefined;
      const length = Number(request.headers['content-length'] ?? Number.NaN);
      if (Number.isNaN(length)) return reply.code(411).header('cache-control', 'no-store').send();
      if (length > bodyLimit) return undefined;
      const key = addressKey(request.ip);
      const own = (held.get(key) ?? 0) + length;
      if (own > limits.mostBytesOfOne || all + length > limits.mostBytes) {
        return reply.code(503).headers({ 'retry-after': '5', 'cache-control': 'no-store' }).send(refuse(request));
      }
      held.set(key, own);
      all += length;
      reply.raw.once('close', () => {
        all -= length;
        const left = (held.get(key) ?? length) - length;
        if (left > 0) held.set(key, left);
        else held.delete(key);
      });
      return undefined;
    });
};
