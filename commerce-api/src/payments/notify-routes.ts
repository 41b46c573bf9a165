import type { FastifyInstance } from 'fastify';
import { ApiError } from '../server/api-error.ts';
import { SIGNATURE_HEADER, readNotification } from './notification.ts';
import type { Payments } from './payments.ts';

export const notifyPath = (gateway: string): string => `/payments/notify/${gateway}`;

/** Where gateways report the state of payments; unsigned calls are refused. */
export function notifyRoutes(payments: Payments, secret: string) {
  return async (app: FastifyInstance): Promise<void> => {
    // The signature is of the body as it was sent.
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    app.post<{ Params: { gateway: string }; Body: unknown }>(notifyPath(':gateway'), async (request, reply) => {
      const header = request.headers[SIGNATURE_HEADER];
      const notification = readNotification(String(request.body ?? ''), typeof header === 'string' ? header : undefined, secret);
      if (notification === undefined) throw new ApiError(401, 'bad_signature', 'Nieprawidłowy podpis.');
      const result = await payments.take(notification);
      if (result === 'unknown_payment' || result === 'wrong_amount') throw new ApiError(400, result, 'Nie ma takiej płatności.');
      return reply.status(204).send();
    });
  };
}
