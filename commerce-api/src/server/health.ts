import type { FastifyInstance } from 'fastify';
import type { Shop } from '../graphql/context.ts';

/** /healthz: the process runs. /readyz: it can answer, the database included. */
export function healthRoutes(shop: Shop) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
    app.get('/readyz', async (_, reply) => {
      const isComplete = await shop.database.run('seed.is-complete', null).catch(() => false);
      return reply
        .status(isComplete ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status: isComplete ? 'ok' : 'unavailable', products: shop.index.size });
    });
  };
}
