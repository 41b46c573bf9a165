import { Type } from 'typebox';
import type { Shop } from '../graphql/context.ts';
import { notYet } from './not-yet.ts';
import {
  AskResetBody,
  ChangePasswordBody,
  Countable,
  CustomerAddressBody,
  CustomerDataBody,
  CustomerRef,
  NewCustomerBody,
  RemoveTokenBody,
  ResetPasswordBody,
} from './schemas/index.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

const tags = ['customers'];
const done = { 200: Type.Boolean(), ...errorAnswers };
const customerAnswers = { 200: CustomerRef, ...errorAnswers };
const AddressParams = Type.Object({ addressId: Type.Integer({ minimum: 1 }) });

/** Registration, passwords, data and addresses of customers (∅47, A-46, A-48, A-49). */
export function accountRoutes(_shop: Shop) {
  return async (app: TypedApp): Promise<void> => {
    app.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'));

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
      notYet,
    );
    app.put(
      '/rest/V1/customers/me',
      { schema: { operationId: 'changeCustomer', tags, summary: 'Personal data', body: CustomerDataBody, response: customerAnswers } },
      notYet,
    );
    app.get(
      '/rest/V1/customers/countable',
      { schema: { operationId: 'readCountable', tags, summary: 'Counters (A-48)', response: { 200: Countable, ...errorAnswers } } },
      notYet,
    );
    app.post(
      '/rest/V1/customers/removeToken',
      { schema: { operationId: 'removeToken', tags, summary: 'Revokes a token (A-46)', body: RemoveTokenBody, response: done } },
      notYet,
    );
    app.get(
      '/customer/ajax/logout',
      { schema: { operationId: 'logout', tags, summary: 'Ends the session (A-49)', response: done } },
      notYet,
    );
    app.put(
      '/rest/V1/customers/password',
      {
        schema: {
          operationId: 'askPasswordReset',
          tags,
          summary: 'Sends a link for a new password; the answer is the same for unknown addresses',
          body: AskResetBody,
          response: done,
        },
      },
      notYet,
    );
    app.post(
      '/rest/V1/customers/resetPassword',
      {
        schema: {
          operationId: 'resetPassword',
          tags,
          summary: 'Sets a new password by the link of the e-mail',
          body: ResetPasswordBody,
          response: done,
        },
      },
      notYet,
    );
    app.put(
      '/rest/V1/customers/me/password',
      { schema: { operationId: 'changePassword', tags, summary: 'Changes the password', body: ChangePasswordBody, response: done } },
      notYet,
    );
    app.post(
      '/rest/V1/customers/me/addresses',
      { schema: { operationId: 'addAddress', tags, summary: 'Adds an address', body: CustomerAddressBody, response: customerAnswers } },
      notYet,
    );
    app.put(
      '/rest/V1/customers/me/addresses/:addressId',
      {
        schema: {
          operationId: 'changeAddress',
          tags,
          summary: 'Changes an address',
          params: AddressParams,
          body: CustomerAddressBody,
          response: customerAnswers,
        },
      },
      notYet,
    );
    app.delete(
      '/rest/V1/customers/me/addresses/:addressId',
      { schema: { operationId: 'removeAddress', tags, summary: 'Removes an address', params: AddressParams, response: customerAnswers } },
      notYet,
    );
  };
}
