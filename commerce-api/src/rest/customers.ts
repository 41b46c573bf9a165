import { Type } from 'typebox';
import type { SignIn } from '../customers/sign-in.ts';
import { requireCustomer } from '../customers/session.ts';
import type { AppServices } from '../server/app-services.ts';
import { customerAnswer } from './account/customer-answer.ts';
import { callerOf, sendToken } from './sign-in-answer.ts';
import { CustomerRef } from './schemas/index.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

const tags = ['customers'];

/** Sign-in and the signed-in customer (∅47, A-47). */
export function customerRoutes(services: AppServices, signIn: SignIn) {
  return async (app: TypedApp): Promise<void> => {
    app.post(
      '/rest/V1/integration/customer/token',
      {
        schema: {
          operationId: 'createCustomerToken',
          tags,
          summary: 'Signs in; answers a bearer token (U-04), or 401 `code_required` with a `challenge` (J-141)',
          body: Type.Object({
            username: Type.String({ minLength: 1, maxLength: 254 }),
            password: Type.String({ minLength: 1, maxLength: 256 }),
          }),
          response: { 200: Type.String(), ...errorAnswers },
        },
      },
      async (request, reply) => {
        const { username, password } = request.body;
        return sendToken(reply, await signIn(username, password, callerOf(request, services)));
      },
    );

    app.get(
      '/rest/V1/customers/me',
      {
        schema: {
          operationId: 'readCustomer',
          tags,
          summary: 'The signed-in customer with addresses (A-47)',
          response: { 200: CustomerRef, ...errorAnswers },
        },
      },
      async (request) => customerAnswer(await requireCustomer(request, services)),
    );
  };
}
