import { Type } from 'typebox';
import { sessionBeginner } from '../customers/begin-session.ts';
import type { Passkeys } from '../customers/passkeys/passkeys.ts';
import type { CodeSignIn } from '../customers/second-factor/code-sign-in.ts';
import { addressKey } from 'shared-contracts/network';
import type { AppServices } from '../server/app-services.ts';
import { storeOf } from '../server/store.ts';
import { ChallengeBody, PasskeyRequest, PasskeySignInBody } from './schemas/index.ts';
import { callerOf, sendToken } from './sign-in-answer.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

const tags = ['customers'];
const token = { 200: Type.String(), ...errorAnswers };

const fifteenMinutesMs = 15 * 60 * 1000;
/** A household or an office behind one address. */
const mostOfAddress = 200;

/** The ways to sign in beside the password alone: its second step (J-141), and passkeys (J-144). */
export function signInRoutes(services: AppServices, codeSignIn: CodeSignIn, passkeys: Passkeys) {
  const byAddress = services.limits.of({ name: 'passkey-address', most: mostOfAddress, spanMs: fifteenMinutesMs });
  const beginSession = sessionBeginner(services);

  return async (app: TypedApp): Promise<void> => {
    app.post(
      '/rest/V1/integration/customer/code',
      {
        schema: {
          operationId: 'signInWithCode',
          tags,
          summary: 'Signs in with the challenge of a right password and a code of the app, or a recovery code (J-141)',
          body: ChallengeBody,
          response: token,
        },
      },
      async (request, reply) => {
        const { challenge, code } = request.body;
        return sendToken(reply, await codeSignIn.answer(challenge, code, callerOf(request, services)));
      },
    );

    app.post(
      '/rest/V1/integration/customer/passkey/options',
      {
        schema: {
          operationId: 'passkeySignInOptions',
          tags,
          summary: 'What the browser asks for a passkey with (J-144)',
          response: { 200: PasskeyRequest, ...errorAnswers },
        },
      },
      async (request) => {
        await byAddress.take(addressKey(request.ip));
        return passkeys.requestOptions(storeOf(request, services.reference));
      },
    );

    app.post(
      '/rest/V1/integration/customer/passkey',
      {
        schema: {
          operationId: 'signInWithPasskey',
          tags,
          summary: 'Signs in with a passkey, which counts as both factors (J-144)',
          body: PasskeySignInBody,
          response: token,
        },
      },
      async (request, reply) => {
        await byAddress.take(addressKey(request.ip));
        const credential = { ...request.body.credential, clientExtensionResults: {} };
        const owner = await passkeys.ownerOf(storeOf(request, services.reference), credential);
        return sendToken(reply, await beginSession(owner, 'passkey', callerOf(request, services)));
      },
    );
  };
}
