import { createHash, createHmac } from 'node:crypto';
import { SignatureV4 } from '@smithy/signature-v4';
import type { Asked } from './object-server.ts';

/** SHA-256 with the interface that the signer requires. */
class Sha256 {
  readonly #hash;

  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    // The signer passes keys as strings or bytes.
    this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', secret as string | Uint8Array);
  }

  update(data: string | ArrayBuffer | ArrayBufferView): void {
    this.#hash.update(data as string | Uint8Array); // never a bare ArrayBuffer here
  }

  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }

  reset(): void {}
}

export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** `20261122T080000Z` */
const dateOf = (stamp: string): Date => new Date(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

const MUST_BE_SIGNED = ['host', 'x-amz-content-sha256', 'x-amz-date'];

/**
 * Whether a request is signed with these credentials. The signer of AWS's SDK signs the same request, and both Authorization
 * headers (key, region, day, signed headers, signature) must be equal. The body must have the signed hash.
 */
export const isSigned = async ({ method, url, headers, body }: Asked, region: string, credentials: Credentials): Promise<boolean> => {
  const authorization = headers.authorization ?? '';
  const signed = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? [];
  if (!MUST_BE_SIGNED.every((name) => signed.includes(name))) return false;
  if (headers['x-amz-content-sha256'] !== createHash('sha256').update(body).digest('hex')) return false;
  const { pathname, searchParams } = new URL(url, 'http://bucket.invalid');
  const signer = new SignatureV4({ service: 's3', region, credentials, sha256: Sha256, uriEscapePath: false, applyChecksum: false });
  const again = await signer.sign(
    {
      method,
      protocol: 'http:',
      hostname: 'bucket.invalid',
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: Object.fromEntries(signed.map((name) => [name, String(headers[name])])),
    },
    { signingDate: dateOf(String(headers['x-amz-date'])) },
  );
  return again.headers['authorization'] === authorization;
};
