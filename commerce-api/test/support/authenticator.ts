/** An authenticator in software: it makes passkeys and signs with them as WebAuthn says, with ES256 and without attestation. */
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { MadePasskey, PasskeyCreation, PasskeyRequest, UsedPasskey } from 'shared-contracts/rest';

type Cbor = number | string | Buffer | readonly (readonly [Cbor, Cbor])[];

const head = (major: number, value: number): Buffer => {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
};

/** As much of CBOR as credentials need; pairs are a map. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.length), ...value.flat().map(cbor)]);
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const number32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const present = 1;
const verified = 4;
const withCredential = 64;

export interface Behaviour {
  /** The page that asks. */
  readonly origin: string;
  /** Whether a fingerprint or PIN was checked. */
  readonly verifies?: boolean;
}

/** A passkey in an authenticator. */
export class SoftwarePasskey {
  readonly id = randomBytes(16);
  readonly #privateKey: KeyObject;
  readonly #publicKey: Buffer;
  #userHandle = '';
  counter = 0;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#privateKey = privateKey;
    this.#publicKey = cbor([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
  }

  #clientData(type: string, challenge: string, { origin }: Behaviour): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authenticatorData(rpId: string, flags: number, { verifies = true }: Behaviour): Buffer {
    return Buffer.concat([sha256(rpId), Buffer.from([present | (verifies ? verified : 0) | flags]), number32(this.counter)]);
  }

  /** What `navigator.credentials.create` answers. */
  create(options: PasskeyCreation, behaviour: Behaviour): MadePasskey {
    this.#userHandle = options.user.id;
    const length = Buffer.from([this.id.length >> 8, this.id.length & 255]);
    const data = Buffer.concat([
      this.#authenticatorData(options.rp.id, withCredential, behaviour),
      Buffer.alloc(16),
      length,
      this.id,
      this.#publicKey,
    ]);
    const attestation = cbor([
      ['fmt', 'none'],
      ['attStmt', []],
      ['authData', data],
    ]);
    const id = this.id.toString('base64url');
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options.challenge, behaviour).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** What `navigator.credentials.get` answers; the counter goes up. */
  get(options: PasskeyRequest, behaviour: Behaviour): UsedPasskey {
    this.counter += 1;
    const clientData = this.#clientData('webauthn.get', options.challenge, behaviour);
    const data = this.#authenticatorData(options.rpId, 0, behaviour);
    const id = this.id.toString('base64url');
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(clientData)]), this.#privateKey).toString('base64url'),
        userHandle: this.#userHandle,
      },
    };
  }
}
