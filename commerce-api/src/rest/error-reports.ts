import { Type } from 'typebox';
import { addressKey } from 'shared-contracts/network';
import { mailboxOf } from '../customers/mailbox.ts';
import { reportOf, reportProblems } from '../error-reports/error-report.ts';
import type { AppServices } from '../server/app-services.ts';
import { requireValid } from '../server/invalid-fields.ts';
import { storeOf } from '../server/store.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

const hourMs = 60 * 60 * 1000;
const mostPerNetwork = 20;
const mostPerMailbox = 10;

/** Longer than any text that is taken: what is too long is told at its field. */
const sent = Type.String({ maxLength: 20_000 });

const Report = Type.Object({
  name: sent,
  email: sent,
  phone: Type.Optional(sent),
  comment: sent,
  page: Type.Optional(Type.String({ maxLength: 2000, description: 'Path of the page where it happened' })),
  website: Type.Optional(Type.String({ maxLength: 2000, description: 'A field that people do not see: what fills it in is a program' })),
});

/** A-53, J-204: an error of the shop, reported by a visitor. It is kept, listed at the desk, and sent to the shop's mailbox. */
export function errorReportRoutes(services: AppServices) {
  const byNetwork = services.writeLimits.of({ name: 'error-report-network', most: mostPerNetwork, spanMs: hourMs });
  const byMailbox = services.writeLimits.of({ name: 'error-report-mailbox', most: mostPerMailbox, spanMs: hourMs });
  return async (app: TypedApp): Promise<void> => {
    app.post(
      '/rest/V1/contact/report_error',
      {
        schema: {
          operationId: 'reportError',
          tags: ['service'],
          summary: 'Reports an error of the shop (A-53)',
          body: Report,
          response: { 200: Type.Boolean(), ...errorAnswers },
        },
      },
      async (request) => {
        const { website = '', ...form } = request.body;
        requireValid(reportProblems(form));
        await byNetwork.take(addressKey(request.ip));
        await byMailbox.take(mailboxOf(form.email));
        // A program is told the same as a person, and nothing is kept of it.
        if (website !== '') return true;
        const store = storeOf(request, services.reference);
        await services.database.run('error-reports.add', {
          report: reportOf(form, request.headers['user-agent'] ?? ''),
          storeCode: store.code,
          recipient: store.config.contactEmail,
          at: services.now().toISOString(),
        });
        services.mail.wake();
        return true;
      },
    );
  };
}
