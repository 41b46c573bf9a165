import type { FastifyInstance } from 'fastify';
import { returnPath } from './paths.ts';
import type { Payments } from './payments.ts';

/** The way back from an operator's page: the payment is asked about, and the shopper sent to the order or to another try. */
export function returnRoutes(payments: Pick<Payments, 'wayBack'>) {
  return async (app: FastifyInstance): Promise<void> => {
    // Operators add `error` to the address of a payment that came to nothing.
    app.get<{ Params: { id: string }; Querystring: { error?: unknown } }>(returnPath(':id'), async (request, reply) => {
      const path = await payments.wayBack(request.params.id, request.query.error !== undefined);
      return reply.header('cache-control', 'no-store').redirect(path, 303);
    });
  };
}
