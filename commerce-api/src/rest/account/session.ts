import { Type } from 'typebox';
import { bearerToken, tokenHash } from '../../customers/token.ts';
import type { AppServices } from '../../server/app-services.ts';
import { RemoveTokenBody } from '../schemas/index.ts';
import { errorAnswers } from '../types.ts';
import type { TypedApp } from '../types.ts';

const tags = ['customers'];
const done = { 200: Type.Boolean(), ...errorAnswers };

/** The end of a session (≠29): both calls answer true whatever the token, since a sign-out must not fail. */
export function sessionRoutes(services: AppServices) {
  const revoke = (token: string): Promise<void> => services.database.run('customers.remove-token', tokenHash(token));

  return async (app: TypedApp): Promise<void> => {
    app.post(
      '/rest/V1/customers/removeToken',
      { schema: { operationId: 'removeToken', tags, summary: 'Revokes a token (A-46)', body: RemoveTokenBody, response: done } },
      async (request) => {
        await revoke(request.body.token);
        return true;
      },
    );

    app.get(
      '/customer/ajax/logout',
      { schema: { operationId: 'logout', tags, summary: 'Ends the session (A-49)', response: done } },
      async (request) => {
        const token = bearerToken(request.headers.authorization);
        if (token !== undefined) await revoke(token);
        return true;
      },
    );
  };
}
