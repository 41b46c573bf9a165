import { Type } from 'typebox';
import type { FastifyRequest } from 'fastify';
import { deviceOf } from '../customers/device.ts';
import { browserCookie, browserMark } from '../customers/known-browser.ts';
import type { Caller, SignIn } from '../customers/sign-in.ts';
import { requireCustomer } from '../customers/session.ts';
import type { AppServices } from '../server/app-services.ts';
import { storeOf } from '../server/store.ts';
import { customerAnswer } from './account/customer-answer.ts';
import { CustomerRef } from './schemas/index.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

const tags = ['customers'];

const callerOf = (request: FastifyRequest, { reference }: AppServices): Caller => ({
  address: request.ip,
  device: deviceOf(request.headers['user-agent']),
  browser: browserMark(request.headers.cookie),
  storeCode: storeOf(request, reference).code,
});

/** Sign-in and the signed-in customer (∅47, A-47). */
export function customerRoutes(services: AppServices, signIn: SignIn) {
  return async (app: TypedApp): Promise<void> => {
    app.post(
      '/rest/V1/integration/customer/token',
      {
        schema: {
          operationId: 'createCustomerToken',
          tags,
          summary: 'Signs in; answers a bearer token (U-04)',
          body: Type.Object({
            username: Type.String({ minLength: 1, maxLength: 254 }),
            password: Type.String({ minLength: 1, maxLength: 256 }),
          }),
          response: { 200: Type.String(), ...errorAnswers },
        },
      },
      async (request, reply) => {
        const { token, browser } = await signIn(request.body.username, request.body.password, callerOf(request, services));
        reply.header('set-cookie', browserCookie(browser));
        return reply.type('application/json').send(JSON.stringify(token));
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
