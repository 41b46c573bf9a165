import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../server/api-error.ts';
import type { SandboxTransaction } from './transactions.ts';
import { sandboxPage, sandboxPolicy } from './page.ts';
import { SANDBOX_PATH, type SandboxGateway } from './sandbox-gateway.ts';

const wayBack = ({ status, paid_path: paidPath, failed_path: failedPath }: SandboxTransaction): string =>
  status === 'failed' ? failedPath : paidPath;

/** What a button of the page does; undefined for one that the page does not have. */
function carryOut(gateway: SandboxGateway, { id, is_credit: isCredit }: SandboxTransaction, action: string | undefined) {
  switch (action) {
    case 'pay':
      return gateway.decide({ id, status: 'paid', failure: null });
    case 'refuse':
      return gateway.decide({ id, status: 'failed', failure: isCredit ? 'not_lent' : 'rejected' });
    case 'cancel':
      return gateway.decide({ id, status: 'failed', failure: 'cancelled' });
    case 'decide':
      return isCredit ? gateway.review(id, 'deciding') : undefined;
    case 'documents':
      return isCredit ? gateway.review(id, 'documents') : undefined;
    default:
      return undefined;
  }
}

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
      const transaction = await gateway.read(request.params.id);
      if (transaction === null) throw unknownPayment();
      const done = carryOut(gateway, transaction, request.body?.['action']);
      if (done === undefined) throw new ApiError(400, 'unknown_action', 'Nieznane działanie.');
      const decided = await done;
      if (decided === null) throw unknownPayment();
      return reply.redirect(wayBack(decided), 303);
    });
  };
}
