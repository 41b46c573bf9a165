import type { FastifyInstance } from 'fastify';
import { gatewayNames, lenderNames } from 'shared-contracts/codes';
import { ApiError } from '../server/api-error.ts';
import type { Gateways } from './gateway.ts';
import { notifyPath } from './paths.ts';
import type { Payments } from './payments.ts';

/** Where gateways report the state of payments, each at an address of its own; calls that it has not signed are refused. */
export function notifyRoutes(payments: Pick<Payments, 'take'>, gateways: Gateways) {
  return async (app: FastifyInstance): Promise<void> => {
    // The signature is of the body as it was sent, in whatever form.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    for (const name of [...gatewayNames, ...lenderNames]) {
      app.post<{ Body: unknown }>(notifyPath(name), async (request, reply) => {
        const { receipt } = gateways[name];
        const notification = await gateways[name].readNotification(String(request.body ?? ''), request.headers);
        if (notification === undefined) throw new ApiError(401, 'bad_signature', 'Nieprawidłowy podpis.');
        if (notification !== 'nothing') {
          const result = await payments.take(name, notification);
          if (result === 'unknown_payment' || result === 'wrong_amount') throw new ApiError(400, result, 'Nie ma takiej płatności.');
        }
        return receipt === null ? reply.status(204).send() : reply.type('text/plain').send(receipt);
      });
    }
  };
}
