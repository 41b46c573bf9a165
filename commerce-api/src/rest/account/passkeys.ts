import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { deviceOf } from '../../customers/device.ts';
import type { PasskeyRow } from '../../customers/passkeys/transactions.ts';
import { requireCustomer } from '../../customers/session.ts';
import type { AppServices } from '../../server/app-services.ts';
import { ApiError } from '../../server/api-error.ts';
import { requireValid } from '../../server/invalid-fields.ts';
import { storeOf } from '../../server/store.ts';
import type { SignInParts } from './sign-in-parts.ts';
import { NewPasskeyBody, PasskeyCreation, PasskeyNameBody, PasskeyParams, PasskeyRef, ProofBody } from '../schemas/index.ts';
import { errorAnswers } from '../types.ts';
import type { TypedApp } from '../types.ts';
import { requireProof } from './require-proof.ts';

const tags = ['customers'];
const path = '/rest/V1/customers/me/passkeys';
const longestName = 60;

const answer = ({ id, name, rp_id, created_at, last_used_at }: PasskeyRow) => ({
  id,
  name,
  host: rp_id,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
});

const notFound = (): ApiError => new ApiError(404, 'passkey_not_found', 'Nie ma już takiego klucza dostępu.');

/** 'Chrome, Windows': the first name of a passkey. */
const deviceName = (request: FastifyRequest): string | null => {
  const { browser, system } = deviceOf(request.headers['user-agent']);
  return [browser, system].filter((part) => part !== null).join(', ') || null;
};

/** Passkeys of the signed-in customer (J-144). */
export function passkeyRoutes(services: AppServices, parts: Pick<SignInParts, 'signIn' | 'secondFactor' | 'passkeys'>) {
  const { passkeys } = parts;
  const { database, mail, now, reference } = services;
  return async (app: TypedApp): Promise<void> => {
    app.get(
      path,
      {
        schema: {
          operationId: 'listPasskeys',
          tags,
          summary: 'Passkeys, the oldest first',
          response: { 200: Type.Array(PasskeyRef), ...errorAnswers },
        },
      },
      async (request) => {
        const { id } = await requireCustomer(request, services);
        return (await database.run('passkeys.list', id)).map(answer);
      },
    );

    app.post(
      `${path}/options`,
      {
        schema: {
          operationId: 'newPasskeyOptions',
          tags,
          summary: 'What the browser makes a passkey with',
          body: ProofBody,
          response: { 200: PasskeyCreation, ...errorAnswers },
        },
      },
      async (request) => {
        const customer = await requireCustomer(request, services);
        const store = storeOf(request, reference);
        await requireProof(customer, request.body, store.code, parts);
        return passkeys.creationOptions(customer, store);
      },
    );

    app.post(
      path,
      {
        schema: {
          operationId: 'addPasskey',
          tags,
          summary: 'Keeps the passkey that the browser has made',
          body: NewPasskeyBody,
          response: { 200: PasskeyRef, ...errorAnswers },
        },
      },
      async (request) => {
        const { id } = await requireCustomer(request, services);
        const credential = { ...request.body.credential, clientExtensionResults: {} };
        return answer(await passkeys.add(id, storeOf(request, reference), { credential, name: deviceName(request) }));
      },
    );

    app.put(
      `${path}/:passkeyId`,
      {
        schema: {
          operationId: 'renamePasskey',
          tags,
          summary: 'Gives a passkey another name',
          params: PasskeyParams,
          body: PasskeyNameBody,
          response: { 200: PasskeyRef, ...errorAnswers },
        },
      },
      async (request) => {
        const { id } = await requireCustomer(request, services);
        const name = request.body.name.trim();
        requireValid({ name: name === '' ? 'required' : name.length > longestName ? 'too-long' : null });
        const renamed = await database.run('passkeys.rename', { customerId: id, id: request.params.passkeyId, name });
        if (renamed === null) throw notFound();
        return answer(renamed);
      },
    );

    app.post(
      `${path}/:passkeyId/remove`,
      {
        schema: {
          operationId: 'removePasskey',
          tags,
          summary: 'Removes a passkey',
          params: PasskeyParams,
          body: ProofBody,
          response: { 200: Type.Boolean(), ...errorAnswers },
        },
      },
      async (request) => {
        const customer = await requireCustomer(request, services);
        const { code: storeCode } = storeOf(request, reference);
        await requireProof(customer, request.body, storeCode, parts);
        const change = { customerId: customer.id, id: request.params.passkeyId, storeCode, at: now().toISOString() };
        if (!(await database.run('passkeys.remove', change))) throw notFound();
        mail.wake();
        return true;
      },
    );
  };
}
