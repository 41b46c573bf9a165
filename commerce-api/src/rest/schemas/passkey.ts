/** Passkeys (J-144): as WebAuthn writes its options and answers in JSON. */
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { named, nullable } from './common.ts';

export const Passkey = Type.Object(
  {
    id: Type.String(),
    name: nullable(Type.String()),
    host: Type.String({ description: 'Host name of the store in which it can be used' }),
    created_at: Type.String({ description: 'ISO 8601' }),
    last_used_at: nullable(Type.String({ description: 'ISO 8601' })),
  },
  { $id: 'Passkey', title: 'Passkey', description: 'J-144' },
);
export const PasskeyRef = named<Static<typeof Passkey>>('Passkey');

const publicKey = Type.Literal('public-key');
const Encoded = Type.String({ description: 'base64url' });
/** No answer of an authenticator comes near it. */
const Large = Type.String({ maxLength: 20_000 });
const Id = Type.String({ maxLength: 2000 });

export const PasskeyCreation = Type.Object({
  rp: Type.Object({ id: Type.String(), name: Type.String() }),
  user: Type.Object({ id: Encoded, name: Type.String(), displayName: Type.String() }),
  challenge: Encoded,
  pubKeyCredParams: Type.Array(Type.Object({ alg: Type.Integer(), type: publicKey })),
  timeout: Type.Integer({ description: 'ms' }),
  excludeCredentials: Type.Array(Type.Object({ id: Encoded, type: publicKey, transports: Type.Array(Type.String()) })),
  authenticatorSelection: Type.Object({
    residentKey: Type.Literal('required'),
    requireResidentKey: Type.Boolean(),
    userVerification: Type.Literal('required'),
  }),
  attestation: Type.Literal('none'),
});

export const PasskeyRequest = Type.Object({
  rpId: Type.String(),
  challenge: Encoded,
  timeout: Type.Integer({ description: 'ms' }),
  userVerification: Type.Literal('required'),
});

export const NewPasskeyBody = Type.Object({
  credential: Type.Object({
    id: Id,
    rawId: Id,
    type: publicKey,
    response: Type.Object({
      clientDataJSON: Large,
      attestationObject: Large,
      transports: Type.Optional(Type.Array(Type.String({ pattern: '^[a-z-]{1,20}$' }), { maxItems: 10 })),
    }),
  }),
});

export const PasskeySignInBody = Type.Object({
  credential: Type.Object({
    id: Id,
    rawId: Id,
    type: publicKey,
    response: Type.Object({
      clientDataJSON: Large,
      authenticatorData: Large,
      signature: Large,
      userHandle: Type.Optional(Id),
    }),
  }),
});

export const PasskeyNameBody = Type.Object({ name: Type.String({ maxLength: 200 }) });
export const PasskeyParams = Type.Object({ passkeyId: Type.String({ format: 'uuid' }) });
