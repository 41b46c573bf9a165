import { createHash, timingSafeEqual } from 'node:crypto';

/** As the header names them. */
const algorithms: ReadonlyMap<string, string> = new Map([
  ['MD5', 'md5'],
  ['SHA-256', 'sha256'],
  ['SHA256', 'sha256'],
  ['SHA', 'sha256'],
  ['SHA-384', 'sha384'],
  ['SHA384', 'sha384'],
  ['SHA-512', 'sha512'],
  ['SHA512', 'sha512'],
]);

export const SIGNATURE_HEADER = 'openpayu-signature';

/** The parts of `sender=checkout;signature=…;algorithm=MD5;content=DOCUMENT`. */
const partsOf = (header: string): ReadonlyMap<string, string> =>
  new Map(
    header.split(';').flatMap((part) => {
      const at = part.indexOf('=');
      return at < 1 ? [] : [[part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim()] as const];
    }),
  );

/** Whether PayU has signed the body as it was sent: the digest of the body followed by the second key, hexadecimal. */
export function isSigned(body: string, header: string | undefined, secondKey: string): boolean {
  const parts = partsOf(header ?? '');
  const algorithm = algorithms.get(parts.get('algorithm')?.toUpperCase() ?? '');
  if (algorithm === undefined) return false;
  const expected = createHash(algorithm).update(body).update(secondKey).digest();
  const given = Buffer.from(parts.get('signature') ?? '', 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
