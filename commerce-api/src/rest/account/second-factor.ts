import { Type } from 'typebox';
import { requireCustomer } from '../../customers/session.ts';
import type { AppServices } from '../../server/app-services.ts';
import { requireValid } from '../../server/invalid-fields.ts';
import { storeOf } from '../../server/store.ts';
import type { SignInParts } from './sign-in-parts.ts';
import { CodeBody, Enrolment, ProofBody, RecoveryCodes, SecondFactorState } from '../schemas/index.ts';
import { errorAnswers } from '../types.ts';
import type { TypedApp } from '../types.ts';
import { requireProof } from './require-proof.ts';

const tags = ['customers'];
const path = '/rest/V1/customers/me/secondFactor';

/** The second factor of the signed-in customer (J-141, J-142). */
export function secondFactorRoutes(services: AppServices, parts: Pick<SignInParts, 'signIn' | 'secondFactor'>) {
  const { signIn, secondFactor } = parts;
  return async (app: TypedApp): Promise<void> => {
    app.get(
      path,
      {
        schema: {
          operationId: 'readSecondFactor',
          tags,
          summary: 'Whether the second factor is on, and how many recovery codes are left',
          response: { 200: SecondFactorState, ...errorAnswers },
        },
      },
      async (request) => {
        const { id } = await requireCustomer(request, services);
        const { since, codesLeft } = await secondFactor.state(id);
        return { since: since?.toISOString() ?? null, recovery_codes_left: codesLeft };
      },
    );

    app.post(
      path,
      {
        schema: {
          operationId: 'beginSecondFactor',
          tags,
          summary: 'A new secret for an authenticator app; the factor is on when its first code has been given',
          body: ProofBody,
          response: { 200: Enrolment, ...errorAnswers },
        },
      },
      async (request) => {
        const customer = await requireCustomer(request, services);
        const { password } = request.body;
        requireValid({ password: password === '' ? 'required' : null });
        await signIn.requirePassword(customer.email, password);
        return secondFactor.begin(customer, storeOf(request, services.reference).name);
      },
    );

    app.post(
      `${path}/confirm`,
      {
        schema: {
          operationId: 'confirmSecondFactor',
          tags,
          summary: 'Turns the second factor on by the first code of the app; answers recovery codes, this once',
          body: CodeBody,
          response: { 200: RecoveryCodes, ...errorAnswers },
        },
      },
      async (request) => {
        const customer = await requireCustomer(request, services);
        const { code: storeCode } = storeOf(request, services.reference);
        return { recovery_codes: [...(await secondFactor.confirm(customer, request.body.code, storeCode))] };
      },
    );

    app.post(
      `${path}/recoveryCodes`,
      {
        schema: {
          operationId: 'renewRecoveryCodes',
          tags,
          summary: 'New recovery codes in place of the old ones, answered this once',
          body: ProofBody,
          response: { 200: RecoveryCodes, ...errorAnswers },
        },
      },
      async (request) => {
        const customer = await requireCustomer(request, services);
        const { code: storeCode } = storeOf(request, services.reference);
        await requireProof(customer, request.body, storeCode, parts);
        return { recovery_codes: [...(await secondFactor.renewCodes(customer, storeCode))] };
      },
    );

    app.post(
      `${path}/end`,
      {
        schema: {
          operationId: 'endSecondFactor',
          tags,
          summary: 'Turns the second factor off',
          body: ProofBody,
          response: { 200: Type.Boolean(), ...errorAnswers },
        },
      },
      async (request) => {
        const customer = await requireCustomer(request, services);
        const { code: storeCode } = storeOf(request, services.reference);
        await requireProof(customer, request.body, storeCode, parts);
        await secondFactor.end(customer, storeCode);
        return true;
      },
    );
  };
}
