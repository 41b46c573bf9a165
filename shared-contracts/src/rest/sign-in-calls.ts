/** How customers prove who they are: the second factor (J-141, J-142) and passkeys (J-144). */
import type { operations } from './openapi-types.ts';
import { result } from './transport.ts';
import type { Transport } from './transport.ts';

type BodyOf<Name extends 'addPasskey' | 'beginSecondFactor' | 'signInWithPasskey'> =
  operations[Name]['requestBody']['content']['application/json'];
type AnswerOf<Name extends 'newPasskeyOptions' | 'passkeySignInOptions' | 'readSecondFactor' | 'beginSecondFactor'> =
  operations[Name]['responses'][200]['content']['application/json'];

/** The password again, and a code where the second factor is on. */
export type Proof = BodyOf<'beginSecondFactor'>;
export type SecondFactorState = AnswerOf<'readSecondFactor'>;
/** What an authenticator app has to know. */
export type Enrolment = AnswerOf<'beginSecondFactor'>;
/** What the browser makes a passkey with, and what it answers. */
export type PasskeyCreation = AnswerOf<'newPasskeyOptions'>;
export type MadePasskey = BodyOf<'addPasskey'>['credential'];
/** What the browser asks for a passkey with, and what it answers. */
export type PasskeyRequest = AnswerOf<'passkeySignInOptions'>;
export type UsedPasskey = BodyOf<'signInWithPasskey'>['credential'];

export function signInCalls(client: Transport) {
  const factor = '/rest/V1/customers/me/secondFactor' as const;
  const passkeys = '/rest/V1/customers/me/passkeys' as const;
  const signIn = '/rest/V1/integration/customer' as const;
  return {
    /** The second step of a sign-in. @param code six digits of the app, or a recovery code */
    signInWithCode: (challenge: string, code: string) => result(client.POST(`${signIn}/code`, { body: { challenge, code } })),
    passkeySignInOptions: () => result(client.POST(`${signIn}/passkey/options`)),
    signInWithPasskey: (credential: UsedPasskey) => result(client.POST(`${signIn}/passkey`, { body: { credential } })),
    readSecondFactor: () => result(client.GET(factor)),
    beginSecondFactor: (password: string) => result(client.POST(factor, { body: { password } })),
    confirmSecondFactor: (code: string) => result(client.POST(`${factor}/confirm`, { body: { code } })),
    renewRecoveryCodes: (proof: Proof) => result(client.POST(`${factor}/recoveryCodes`, { body: proof })),
    endSecondFactor: (proof: Proof) => result(client.POST(`${factor}/end`, { body: proof })),
    listPasskeys: () => result(client.GET(passkeys)),
    newPasskeyOptions: (proof: Proof) => result(client.POST(`${passkeys}/options`, { body: proof })),
    addPasskey: (credential: MadePasskey) => result(client.POST(passkeys, { body: { credential } })),
    renamePasskey: (passkeyId: string, name: string) =>
      result(client.PUT(`${passkeys}/{passkeyId}`, { params: { path: { passkeyId } }, body: { name } })),
    removePasskey: (passkeyId: string, proof: Proof) =>
      result(client.POST(`${passkeys}/{passkeyId}/remove`, { params: { path: { passkeyId } }, body: proof })),
  };
}
