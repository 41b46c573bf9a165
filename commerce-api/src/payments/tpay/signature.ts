import { createHash, timingSafeEqual, verify } from 'node:crypto';
import * as v from 'valibot';
import type { Certificates } from './certificates.ts';

export const SIGNATURE_HEADER = 'x-jws-signature';

const JwsHeader = v.object({ alg: v.literal('RS256'), x5u: v.string() });

function headerOf(encoded: string): v.InferOutput<typeof JwsHeader> | undefined {
  try {
    const parsed = v.safeParse(JwsHeader, JSON.parse(Buffer.from(encoded, 'base64url').toString()));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined; // not JSON
  }
}

/** Whether Tpay has signed the body as it was sent: a JWS (RFC 7515) with a detached payload, by the certificate that its header names. */
export async function isSigned(body: string, jws: string | undefined, certificates: Certificates): Promise<boolean> {
  const [encoded = '', , signature = ''] = jws?.split('.') ?? [];
  const header = headerOf(encoded);
  if (header === undefined) return false;
  const certificate = await certificates.at(header.x5u);
  if (certificate === undefined) return false;
  const signed = Buffer.from(`${encoded}.${Buffer.from(body).toString('base64url')}`);
  return verify('RSA-SHA256', signed, certificate.publicKey, Buffer.from(signature, 'base64url'));
}

interface Summed {
  readonly id: string;
  readonly tr_id: string;
  readonly tr_amount: string;
  readonly tr_crc: string;
  readonly md5sum: string;
}

/**
 * Whether the notification is of this merchant. Tpay signs those of all merchants with one key: without the security code one could be paid for
 * another shop and sent to this one.
 */
export function isOwn({ id, tr_id: title, tr_amount: amount, tr_crc: crc, md5sum }: Summed, securityCode: string): boolean {
  const expected = createHash('md5').update(`${id}${title}${amount}${crc}${securityCode}`).digest();
  const given = Buffer.from(md5sum, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
