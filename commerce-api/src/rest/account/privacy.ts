import { Type } from 'typebox';
import { emailProblem } from '../../customers/field-checks.ts';
import { mailboxOf } from '../../customers/mailbox.ts';
import { requireCustomer } from '../../customers/session.ts';
import { newToken } from '../../customers/token.ts';
import { ApiError } from '../../server/api-error.ts';
import type { AppServices } from '../../server/app-services.ts';
import { requireValid } from '../../server/invalid-fields.ts';
import { storeOf } from '../../server/store.ts';
import { CustomerExport, EmailChangeBody, ExportBody, ProofBody } from '../schemas/index.ts';
import { errorAnswers } from '../types.ts';
import type { TypedApp } from '../types.ts';
import { requireProof } from './require-proof.ts';
import type { SignInParts } from './sign-in-parts.ts';

const tags = ['customers'];
const done = { 200: Type.Boolean(), ...errorAnswers };

const dayMs = 24 * 60 * 60 * 1000;
/** For how long links of e-mails confirm. */
export const linkLifeMs = dayMs;

const mostExports = 3;
const mostLinks = 5;
/** To one mailbox by one account, which must not use up … */
const mostOfOneToMailbox = 2;
/** … what all accounts together may send to it. */
const mostToMailbox = 5;

/** What a customer does with everything that the shop keeps: a copy (J-240), the end of the account (J-241), another address (J-242). */
export function privacyRoutes(services: AppServices, parts: Pick<SignInParts, 'signIn' | 'secondFactor'>) {
  const { database, limits } = services;
  const exports = limits.of({
    name: 'export-customer',
    most: mostExports,
    spanMs: dayMs,
    refusal: { code: 'too_many_exports', message: 'Dane można pobrać trzy razy na dobę. Spróbuj jutro.' },
  });
  const deletions = limits.of({ name: 'deletion-customer', most: mostLinks, spanMs: dayMs });
  const changes = limits.of({ name: 'email-change-customer', most: mostLinks, spanMs: dayMs });
  const ofOneToMailbox = limits.of({ name: 'email-change-customer-mailbox', most: mostOfOneToMailbox, spanMs: dayMs });
  const toMailbox = limits.of({ name: 'email-change-mailbox', most: mostToMailbox, spanMs: dayMs });

  return async (app: TypedApp): Promise<void> => {
    app.post(
      '/rest/V1/customers/me/export',
      {
        schema: {
          operationId: 'exportCustomer',
          tags,
          summary: 'Everything that the shop keeps of the customer (J-240)',
          body: ExportBody,
          response: { 200: CustomerExport, ...errorAnswers },
        },
      },
      async (request) => {
        const customer = await requireCustomer(request, services);
        const { visitor = null, ...proof } = request.body;
        await requireProof(customer, proof, storeOf(request, services.reference).code, parts);
        await exports.take(String(customer.id));
        return { made_at: services.now().toISOString(), ...(await database.run('customers.export', { customerId: customer.id, visitor })) };
      },
    );

    app.post(
      '/rest/V1/customers/me/deletion',
      {
        schema: {
          operationId: 'askAccountDeletion',
          tags,
          summary: 'Sends the customer a link that ends the account (J-241)',
          body: ProofBody,
          response: done,
        },
      },
      async (request) => {
        const customer = await requireCustomer(request, services);
        const { code: storeCode } = storeOf(request, services.reference);
        await requireProof(customer, request.body, storeCode, parts);
        await deletions.take(String(customer.id));
        const at = services.now();
        const asked = await database.run('deletion.ask', {
          customerId: customer.id,
          token: newToken(),
          storeCode,
          at: at.toISOString(),
          expiresAt: new Date(at.getTime() + linkLifeMs).toISOString(),
        });
        if (!asked)
          throw new ApiError(
            409,
            'email_just_changed',
            'Adres e-mail zmieniono w ciągu ostatnich 7 dni. Konto można usunąć po tym czasie.',
          );
        services.mail.wake();
        return true;
      },
    );

    app.post(
      '/rest/V1/customers/me/email',
      {
        schema: {
          operationId: 'askEmailChange',
          tags,
          summary: 'Sends a link to a new address, which is the account’s once it is opened (J-242); the answer is the same for taken ones',
          body: EmailChangeBody,
          response: done,
        },
      },
      async (request) => {
        const customer = await requireCustomer(request, services);
        const { email: given, ...proof } = request.body;
        const email = given.trim().toLowerCase();
        requireValid({ email: emailProblem(given), password: proof.password === '' ? 'required' : null });
        if (email === customer.email) throw new ApiError(400, 'same_email', 'To jest już adres tego konta.');
        const { code: storeCode } = storeOf(request, services.reference);
        await requireProof(customer, proof, storeCode, parts);
        await changes.take(String(customer.id));
        // A mailbox over its limit is answered like any other, and gets no further link.
        const mailbox = mailboxOf(email);
        if (!(await ofOneToMailbox.isAllowed(`${customer.id} ${mailbox}`)) || !(await toMailbox.isAllowed(mailbox))) return true;
        const at = services.now();
        await database.run('email-change.ask', {
          customerId: customer.id,
          email,
          token: newToken(),
          storeCode,
          at: at.toISOString(),
          expiresAt: new Date(at.getTime() + linkLifeMs).toISOString(),
        });
        services.mail.wake();
        return true;
      },
    );
  };
}
