import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../server/api-error.ts';
import type { PaymentFailure } from '../gateway.ts';
import type { SandboxTransaction } from './transactions.ts';
import { sandboxPage, sandboxPolicy } from './page.ts';
import { SANDBOX_PATH, type SandboxGateway } from './sandbox-gateway.ts';

const outcomes: Readonly<Record<string, { readonly status: 'paid' | 'failed'; readonly failure: PaymentFailure | null }>> = {
  pay: { status: 'paid', failure: null },
  refuse: { status: 'failed', failure: 'rejected' },
  cancel: { status: 'failed', failure: 'cancelled' },
};

const wayBack = ({ status, paid_path: paidPath, failed_path: failedPath }: SandboxTransaction): string =>
  status === 'paid' ? paidPath : failedPath;

const unknownPayment = (): ApiError => new ApiError(404, 'unknown_payment', 'Nie ma takiej płatności.');

/** The sandbox's pages: one to pay on, which leads back to the shop once the payment is decided. */
export function sandboxRoutes(gateway: SandboxGateway) {
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'));
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    app.get<{ Params: { id: string } }>(`${SANDBOX_PATH}/:id`, async (request, reply) => {
      const transaction = await gateway.read(request.params.id);
      if (transaction === null) throw unknownPayment();
      // Back from the shop, or a second tab: there is nothing left to decide.
      if (transaction.status === 'paid' || transaction.status === 'failed') return reply.redirect(wayBack(transaction), 303);
      return reply.type('text/html; charset=utf-8').header('content-security-policy', sandboxPolicy).send(sandboxPage(transaction));
    });

    app.post<{ Params: { id: string }; Body: Readonly<Record<string, string>> | null }>(`${SANDBOX_PATH}/:id`, async (request, reply) => {
      const outcome = outcomes[request.body?.['action'] ?? ''];
      if (outcome === undefined) throw new ApiError(400, 'unknown_action', 'Nieznane działanie.');
      const decided = await gateway.decide({ id: request.params.id, ...outcome });
      if (decided === null) throw unknownPayment();
      return reply.redirect(wayBack(decided), 303);
    });
  };
}
