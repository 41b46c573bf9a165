import { randomUUID } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { AppServices } from '../../server/app-services.ts';
import { ApiError } from '../../server/api-error.ts';
import type { Store } from '../../model/index.ts';
import { challengeEnd, type ChallengePurpose } from '../challenges.ts';
import type { CustomerRecord } from '../records.ts';
import { newToken, tokenHash } from '../token.ts';
import { challengeOf } from './challenge-of.ts';
import { relyingPartyOf } from './relying-party.ts';
import type { PasskeyRow } from './transactions.ts';

/** EdDSA, ES256 and RS256, as all authenticators know one of them. */
const algorithms = [-8, -7, -257];
const timeoutMs = 5 * 60 * 1000;

// Most requests need none of it.
const webAuthn = () => import('@simplewebauthn/server');

const refused = (): ApiError => new ApiError(400, 'passkey_refused', 'Nie udało się potwierdzić klucza dostępu. Spróbuj ponownie.');

/** The library throws where an answer is not what it has to be; a signature that does not fit is `verified: false`. */
const verifiedBy = async <Answer extends { readonly verified: boolean }>(verify: () => Promise<Answer>): Promise<Answer> => {
  const answer = await verify().catch(() => null);
  if (answer === null || !answer.verified) throw refused();
  return answer;
};

type PasskeyServices = Pick<AppServices, 'database' | 'mail' | 'now' | 'storeUrls' | 'accountSecrets'>;

export type Passkeys = ReturnType<typeof createPasskeys>;

/** J-144: making passkeys, and finding out whose one signs in. Challenges are valid once, for five minutes. */
export function createPasskeys({ database, mail, now, storeUrls, accountSecrets }: PasskeyServices) {
  const newChallenge = async (purpose: ChallengePurpose, customerId: number | null): Promise<string> => {
    const challenge = newToken();
    await database.run('challenges.make', { hash: tokenHash(challenge), purpose, customerId, expiresAt: challengeEnd(now()) });
    return challenge;
  };
  /** The challenge of an answer, which is used up by that. @throws ApiError 400 when it is not valid */
  const takeChallenge = async (clientDataJson: string, purpose: ChallengePurpose, customerId: number | null): Promise<string> => {
    const challenge = challengeOf(clientDataJson);
    if (challenge === null) throw refused();
    const use = { hash: tokenHash(challenge), purpose, customerId, now: now().toISOString() };
    if (!(await database.run('challenges.take', use))) throw refused();
    return challenge;
  };

  return {
    /** What `navigator.credentials.create` of the store's pages takes. */
    creationOptions: async ({ id, email }: CustomerRecord, store: Store) => {
      const party = relyingPartyOf(store, storeUrls);
      const kept = await database.run('passkeys.list', id);
      return {
        rp: { id: party.id, name: party.name },
        user: { id: accountSecrets.handleOf(id), name: email, displayName: email },
        challenge: await newChallenge('new-passkey', id),
        pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' as const })),
        timeout: timeoutMs,
        excludeCredentials: kept
          .filter(({ rp_id }) => rp_id === party.id)
          .map(({ credential_id, transports }) => ({
            id: credential_id,
            type: 'public-key' as const,
            transports: transports === '' ? [] : transports.split(','),
          })),
        authenticatorSelection: { residentKey: 'required' as const, requireResidentKey: true, userVerification: 'required' as const },
        attestation: 'none' as const,
      };
    },

    /**
     * Keeps the passkey that a browser has made.
     * @throws ApiError 400 `passkey_refused`, 409 `too_many_passkeys`
     */
    add: async (
      customerId: number,
      store: Store,
      { credential, name }: { readonly credential: RegistrationResponseJSON; readonly name: string | null },
    ): Promise<PasskeyRow> => {
      const party = relyingPartyOf(store, storeUrls);
      const challenge = await takeChallenge(credential.response.clientDataJSON, 'new-passkey', customerId);
      const { verifyRegistrationResponse } = await webAuthn();
      const { registrationInfo } = await verifiedBy(() =>
        verifyRegistrationResponse({
          response: credential,
          expectedChallenge: challenge,
          expectedOrigin: party.origin,
          expectedRPID: party.id,
          requireUserVerification: true,
          supportedAlgorithmIDs: algorithms,
        }),
      );
      if (registrationInfo === undefined) throw refused();
      const made = registrationInfo.credential;
      const added = await database.run('passkeys.add', {
        id: randomUUID(),
        credentialId: made.id,
        userHandle: accountSecrets.handleOf(customerId),
        publicKey: Buffer.from(made.publicKey).toString('base64url'),
        counter: made.counter,
        transports: (credential.response.transports ?? []).join(','),
        rpId: party.id,
        name,
        customerId,
        storeCode: store.code,
        at: now().toISOString(),
      });
      if (added === 'taken') throw refused();
      if (added === 'too-many') throw new ApiError(409, 'too_many_passkeys', 'Masz już 20 kluczy dostępu. Usuń któryś, aby dodać nowy.');
      mail.wake();
      return added;
    },

    /** What `navigator.credentials.get` of the store's pages takes: any passkey of the store will do. */
    requestOptions: async (store: Store) => ({
      rpId: relyingPartyOf(store, storeUrls).id,
      challenge: await newChallenge('passkey', null),
      timeout: timeoutMs,
      userVerification: 'required' as const,
    }),

    /**
     * The customer whose passkey has answered.
     * @throws ApiError 400 `passkey_refused`
     */
    ownerOf: async (store: Store, credential: AuthenticationResponseJSON): Promise<number> => {
      const party = relyingPartyOf(store, storeUrls);
      const challenge = await takeChallenge(credential.response.clientDataJSON, 'passkey', null);
      const passkey = await database.run('passkeys.find', credential.id);
      if (passkey === null || passkey.rp_id !== party.id || passkey.user_handle !== credential.response.userHandle) throw refused();
      const { verifyAuthenticationResponse } = await webAuthn();
      const { authenticationInfo } = await verifiedBy(() =>
        verifyAuthenticationResponse({
          response: credential,
          expectedChallenge: challenge,
          expectedOrigin: party.origin,
          expectedRPID: party.id,
          requireUserVerification: true,
          credential: {
            id: credential.id,
            publicKey: Uint8Array.from(Buffer.from(passkey.public_key, 'base64url')),
            counter: passkey.counter,
          },
        }),
      );
      const use = { credentialId: credential.id, counter: authenticationInfo.newCounter, now: now().toISOString() };
      if (!(await database.run('passkeys.use', use))) throw refused();
      return passkey.customer_id;
    },
  };
}
