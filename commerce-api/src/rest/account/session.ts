import { Type } from 'typebox';
import { addressKey } from 'shared-contracts/network';
import { endedSession, notSignedIn, requireCustomer, sessionTimes } from '../../customers/session.ts';
import type { SessionRow } from '../../customers/session-transactions.ts';
import { bearerToken, newToken, nextToken, tokenHash } from '../../customers/token.ts';
import type { AppServices } from '../../server/app-services.ts';
import { ApiError } from '../../server/api-error.ts';
import { storeOf } from '../../server/store.ts';
import { CustomerSessionRef, RemoveTokenBody, RevokeTokenBody } from '../schemas/index.ts';
import { errorAnswers } from '../types.ts';
import type { TypedApp } from '../types.ts';

const tags = ['customers'];
const done = { 200: Type.Boolean(), ...errorAnswers };
/** J-267: tokens that one network (an office, a school) may have replaced in an hour: each is a row, and a browser asks once a day. */
const mostRotations = 300;
const hourMs = 60 * 60_000;
const SessionParams = Type.Object({ sessionId: Type.String({ format: 'uuid' }) });

const answer = ({ id, browser, system, method, created_at, last_used_at, token_hash, previous_hash }: SessionRow, current: string) => ({
  id,
  browser,
  system,
  method,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at.toISOString(),
  is_current: token_hash === current || previous_hash === current,
});

/** The sessions of a customer (J-125), and the end of this one (≠29), which answers true whatever the token: a
 * sign-out must not fail. */
export function sessionRoutes(services: AppServices) {
  const revoke = (token: string): Promise<void> => services.database.run('sessions.end-by-token', tokenHash(token));

  const rotations = services.limits.of({ name: 'token-rotation-network', most: mostRotations, spanMs: hourMs });

  return async (app: TypedApp): Promise<void> => {
    app.post(
      '/rest/V1/customers/removeToken',
      { schema: { operationId: 'removeToken', tags, summary: 'Revokes a token (A-46)', body: RemoveTokenBody, response: done } },
      async (request) => {
        await revoke(request.body.token);
        return true;
      },
    );

    app.post(
      '/rest/V1/customers/revokeToken',
      {
        schema: {
          operationId: 'revokeToken',
          tags,
          summary: 'Revokes a token that was signed out without a connection (J-127)',
          body: RevokeTokenBody,
          response: done,
        },
      },
      async (request) => {
        await services.database.run('sessions.end-by-token', request.body.digest);
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

    app.post(
      '/rest/V1/customers/me/token',
      {
        schema: {
          operationId: 'rotateToken',
          tags,
          summary:
            'Replaces the token of the session; the one before ends a minute after the new one is used, and using it later ends both (J-267)',
          response: { 200: Type.String(), ...errorAnswers },
        },
      },
      async (request, reply) => {
        const token = bearerToken(request.headers.authorization);
        if (token === undefined) throw notSignedIn();
        const caller = addressKey(request.ip);
        await rotations.take(caller);
        const nonce = newToken();
        const rotated = await services.database.run('sessions.rotate', {
          hash: tokenHash(token),
          nonce,
          newHash: tokenHash(nextToken(token, nonce)),
          storeCode: storeOf(request, services.reference).code,
          ...sessionTimes(services),
        });
        if (rotated.kind !== 'rotated') await rotations.giveBack(caller);
        if (rotated.kind === 'unknown' || rotated.kind === 'reused') throw endedSession(rotated.kind);
        const answered = 'nonce' in rotated ? nextToken(token, rotated.nonce) : token;
        // A token as the contract has it: a JSON string.
        return reply.type('application/json').send(JSON.stringify(answered));
      },
    );

    app.get(
      '/rest/V1/customers/me/sessions',
      {
        schema: {
          operationId: 'listSessions',
          tags,
          summary: 'Where the customer is signed in, the last used first (J-125)',
          response: { 200: Type.Array(CustomerSessionRef), ...errorAnswers },
        },
      },
      async (request) => {
        const { id } = await requireCustomer(request, services);
        const sessions = await services.database.run('sessions.list', { customerId: id, ...sessionTimes(services) });
        const current = tokenHash(bearerToken(request.headers.authorization) ?? '');
        return sessions.map((session) => answer(session, current));
      },
    );

    app.delete(
      '/rest/V1/customers/me/sessions/:sessionId',
      { schema: { operationId: 'endSession', tags, summary: 'Signs one device out', params: SessionParams, response: done } },
      async (request) => {
        const { id } = await requireCustomer(request, services);
        const ended = await services.database.run('sessions.end', { customerId: id, id: request.params.sessionId });
        if (!ended) throw new ApiError(404, 'session_not_found', 'To urządzenie nie jest już zalogowane.');
        return true;
      },
    );

    app.delete(
      '/rest/V1/customers/me/sessions',
      { schema: { operationId: 'endAllSessions', tags, summary: 'Signs all devices out, this one too', response: done } },
      async (request) => {
        const { id } = await requireCustomer(request, services);
        await services.database.run('sessions.end-all', id);
        return true;
      },
    );
  };
}
