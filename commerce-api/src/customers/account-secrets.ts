import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;

/** What must not be read out of a copy of the database, and names that tell strangers nothing. */
export interface AccountSecrets {
  /** Encrypts the secret of a customer's second factor. */
  seal(secret: Uint8Array, customerId: number): string;
  /** @throws when it was sealed with another key, or for another customer */
  open(sealed: string, customerId: number): Buffer;
  /** The name under which authenticators know a customer (WebAuthn: user handle), base64url; the same each time. */
  handleOf(customerId: number): string;
}

/** @param key 32 bytes; each use has a key of its own, made from it */
export function accountSecrets(key: Uint8Array): AccountSecrets {
  const derived = (use: string): Buffer => Buffer.from(hkdfSync('sha256', key, '', use, keyBytes));
  const sealing = derived('second factor');
  const naming = derived('passkey user');
  // What belongs to one customer does not open for another.
  const owner = (customerId: number): Buffer => Buffer.from(String(customerId));
  return {
    seal: (secret, customerId) => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, sealing, iv).setAAD(owner(customerId));
      const text = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
    },
    open: (sealed, customerId) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const tag = bytes.subarray(ivBytes, ivBytes + tagBytes);
      try {
        const cipher = createDecipheriv(algorithm, sealing, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
        cipher.setAAD(owner(customerId)).setAuthTag(tag);
        return Buffer.concat([cipher.update(bytes.subarray(ivBytes + tagBytes)), cipher.final()]);
      } catch (cause) {
        throw new Error('a second factor was stored with another ACCOUNT_KEY', { cause });
      }
    },
    handleOf: (customerId) => createHmac('sha256', naming).update(owner(customerId)).digest('base64url'),
  };
}
