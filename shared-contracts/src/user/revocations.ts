/** J-127: tokens that are to be revoked once there is a connection. What is kept of one revokes it and opens nothing. */
import { REVOKED_TOKENS } from '../storage/keys.ts';
import type { ShopStorage } from '../storage/shop-storage.ts';

type Digest = (data: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>;

/** Browsers offer digests over https and on the machine itself. */
const sha256: Digest | undefined =
  typeof crypto === 'undefined' || !('subtle' in crypto) ? undefined : (data) => crypto.subtle.digest('SHA-256', data);

/** The SHA-256 of a token in hexadecimal digits, under which the server knows it; null where the browser has no digests. */
async function digestOf(token: string): Promise<string | null> {
  if (sha256 === undefined) return null;
  const bytes = new Uint8Array(await sha256(new TextEncoder().encode(token)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The server has revoked it, or does not know it. */
export function revocationDone(storage: ShopStorage, digest: string): void {
  const left = storage.read(REVOKED_TOKENS).filter((one) => one !== digest);
  if (left.length > 0) storage.write(REVOKED_TOKENS, left);
  else storage.remove(REVOKED_TOKENS);
}

/** Notes that a token is to be revoked. @returns what to do once it is */
export async function noteRevocation(storage: ShopStorage, token: string): Promise<() => void> {
  const digest = await digestOf(token);
  if (digest === null) return () => {};
  storage.write(REVOKED_TOKENS, [...storage.read(REVOKED_TOKENS).filter((one) => one !== digest), digest]);
  return () => revocationDone(storage, digest);
}
