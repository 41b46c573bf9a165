import { birthdayProblem, emailProblem, nameProblem, newPasswordProblem } from '../../customers/field-checks.ts';
import { requireUnleaked } from '../../customers/leaked-passwords/leaked-passwords.ts';
import { hashPassword } from '../../customers/password-hash.ts';
import { requireCustomer } from '../../customers/session.ts';
import { addressKey } from 'shared-contracts/network';
import type { AppServices } from '../../server/app-services.ts';
import { ApiError } from '../../server/api-error.ts';
import { requireValid } from '../../server/invalid-fields.ts';
import { storeOf } from '../../server/store.ts';
import { Countable, CustomerDataBody, CustomerRef, NewCustomerBody } from '../schemas/index.ts';
import { errorAnswers } from '../types.ts';
import type { TypedApp } from '../types.ts';
import { customerAnswer } from './customer-answer.ts';

const tags = ['customers'];
const customerAnswers = { 200: CustomerRef, ...errorAnswers };

const hourMs = 60 * 60 * 1000;
/** A household or an office behind one address; far from what somebody needs who tries addresses of others. */
const mostPerHour = 60;

/** Registration, personal data and counters (R-53, ∅47, A-48). */
export function registrationRoutes(services: AppServices) {
  const attempts = services.limits.of({ name: 'registration-address', most: mostPerHour, spanMs: hourMs });

  return async (app: TypedApp): Promise<void> => {
    app.post(
      '/rest/V1/customers',
      {
        schema: {
          operationId: 'createCustomer',
          tags,
          summary: 'Creates an account (R-53)',
          body: NewCustomerBody,
          response: customerAnswers,
        },
      },
      async (request) => {
        const { customer, password, agreements } = request.body;
        requireValid({
          email: emailProblem(customer.email),
          firstname: nameProblem(customer.firstname),
          lastname: nameProblem(customer.lastname),
          password: newPasswordProblem(password),
        });
        if (agreements?.checked_terms !== true) throw new ApiError(400, 'missing_agreements', 'Zaakceptuj regulamin, aby założyć konto.');
        await attempts.take(addressKey(request.ip));
        await requireUnleaked(services.leakedPasswords, 'password', password);
        const created = await services.database.run('customers.create', {
          email: customer.email.trim().toLowerCase(),
          firstname: customer.firstname.trim(),
          lastname: customer.lastname.trim(),
          passwordHash: await hashPassword(password),
          storeCode: storeOf(request, services.reference).code,
          at: services.now().toISOString(),
        });
        if (created === null) throw new ApiError(400, 'email_taken', 'Konto z tym adresem e-mail już istnieje.');
        services.mail.wake();
        return customerAnswer(created);
      },
    );

    app.put(
      '/rest/V1/customers/me',
      { schema: { operationId: 'changeCustomer', tags, summary: 'Personal data', body: CustomerDataBody, response: customerAnswers } },
      async (request) => {
        const { id } = await requireCustomer(request, services);
        const { firstname, lastname, dob } = request.body.customer;
        requireValid({
          firstname: nameProblem(firstname),
          lastname: nameProblem(lastname),
          dob: dob === undefined || dob === null || dob === '' ? null : birthdayProblem(dob, services.now()),
        });
        const data = { id, firstname: firstname.trim(), lastname: lastname.trim(), dob: dob === '' ? null : dob };
        const changed = await services.database.run('customers.change', data);
        if (changed === null) throw new ApiError(401, 'not_signed_in', 'Strona dostępna tylko dla zalogowanego użytkownika');
        return customerAnswer(changed);
      },
    );

    app.get(
      '/rest/V1/customers/countable',
      { schema: { operationId: 'readCountable', tags, summary: 'Counters (A-48)', response: { 200: Countable, ...errorAnswers } } },
      async (request) => {
        const { id, wishlistCount } = await requireCustomer(request, services);
        const { all, open } = await services.database.run('customers.count-orders', id);
        return { wishlist_count: wishlistCount, orders_count: all, open_orders_count: open };
      },
    );
  };
}
