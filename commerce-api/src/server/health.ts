import type { FastifyInstance } from 'fastify';
import type { AppServices } from './app-services.ts';

/** /healthz: the process runs. /readyz: it can answer, the database included. */
export function healthRoutes(services: AppServices) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
    app.get('/readyz', async (_, reply) => {
      const isComplete = await services.database.run('import.is-complete', null).catch(() => false);
      return reply
        .status(isComplete ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status: isComplete ? 'ok' : 'unavailable', products: services.index.size });
    });
  };
}
