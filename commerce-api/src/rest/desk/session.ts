import { Type } from 'typebox';
import { bearerToken, newToken, nextToken, tokenHash } from '../../customers/token.ts';
import type { DeskAccess } from '../../desk/access.ts';
import { endedStaffSession, staffSessionEnd, staffSessionTimes } from '../../desk/session.ts';
import { toldRole } from '../../desk/staff.ts';
import { ApiError } from '../../server/api-error.ts';
import type { AppServices } from '../../server/app-services.ts';
import { SignedInStaff, StaffTokenSuccession } from '../schemas/index.ts';
import { errorAnswers } from '../types.ts';
import type { TypedApp } from '../types.ts';

const tags = ['desk'];

/** J-157, J-275: a token of staff begins a session, and the page keeps the session's token alone. */
export function staffSignInRoutes({ database, now }: AppServices, { admitHolder, staffOf }: Pick<DeskAccess, 'admitHolder' | 'staffOf'>) {
  return async (app: TypedApp): Promise<void> => {
    app.addHook('onRequest', admitHolder);
    app.post(
      '/rest/V1/desk/sign-in',
      {
        schema: {
          operationId: 'signInStaff',
          tags,
          summary: 'Begins a session of whoever holds the token, and notes it in the log (J-157, J-275)',
          response: { 200: SignedInStaff, ...errorAnswers },
        },
      },
      async (request) => {
        const { role, ...staff } = staffOf(request);
        const token = newToken();
        const at = now();
        const expiresAt = staffSessionEnd(at);
        await database.run('desk.begin-session', { staffId: staff.id, hash: tokenHash(token), now: at.toISOString(), expiresAt });
        return { ...staff, ...toldRole(role), session_token: token, session_ends_at: expiresAt };
      },
    );
  };
}

/** J-275: the next token of a session, and its end. */
export function staffSessionRoutes({ database, now }: AppServices, { admit }: Pick<DeskAccess, 'admit'>) {
  return async (app: TypedApp): Promise<void> => {
    app.addHook('onRequest', admit('moderator', 'editor'));
    app.post(
      '/rest/V1/desk/session/token',
      {
        schema: {
          operationId: 'replaceStaffSessionToken',
          tags,
          summary:
            'Replaces the token of a session: the next one is the HMAC-SHA-256 of the nonce in the answer, keyed with the token before, as base64url. That one is valid until a minute after the next one is used; used later, it ends the session (J-275)',
          response: { 200: StaffTokenSuccession, ...errorAnswers },
        },
      },
      async (request) => {
        const token = bearerToken(request.headers.authorization) ?? '';
        const nonce = newToken();
        const replaced = await database.run('desk.replace-token', {
          hash: tokenHash(token),
          nonce,
          newHash: tokenHash(nextToken(token, nonce)),
          ...staffSessionTimes(now()),
        });
        if (replaced.kind === 'unknown') throw new ApiError(409, 'no_session', 'Ten token nie należy do sesji.');
        if (replaced.kind !== 'replaced') throw endedStaffSession(replaced.kind);
        return { nonce: replaced.nonce };
      },
    );

    app.delete(
      '/rest/V1/desk/session',
      {
        schema: {
          operationId: 'signOutStaff',
          tags,
          summary: 'Ends the session of the token (J-275)',
          response: { 200: Type.Boolean(), ...errorAnswers },
        },
      },
      async (request) => {
        const token = bearerToken(request.headers.authorization) ?? '';
        await database.run('desk.end-session', { hash: tokenHash(token), now: now().toISOString() });
        return true;
      },
    );
  };
}
