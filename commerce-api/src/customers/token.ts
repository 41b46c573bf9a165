import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A new bearer token: 256 random bits, opaque. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** J-267: the token that follows another one: the same for the same nonce, and unknown to whoever has only one of the two. */
export const nextToken = (token: string, nonce: string): string => createHmac('sha256', token).update(nonce).digest('base64url');

/** What is kept of a token: its SHA-256. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The token of an `Authorization` header; undefined without one. */
export function bearerToken(header: string | undefined): string | undefined {
  const match = /^Bearer ([\w-]{20,200})$/i.exec(header?.trim() ?? '');
  return match?.[1];
}
