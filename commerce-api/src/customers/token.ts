import { createHash, randomBytes } from 'node:crypto';

/** A new bearer token: 256 random bits, opaque. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token: its SHA-256. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The token of an `Authorization` header; undefined without one. */
export function bearerToken(header: string | undefined): string | undefined {
  const match = /^Bearer ([\w-]{20,200})$/i.exec(header?.trim() ?? '');
  return match?.[1];
}
