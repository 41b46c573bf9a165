import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** The parameters that every authenticator app knows (RFC 6238). */
const periodSeconds = 30;
const parameters = { algorithm: 'SHA1', digits: 6, period: periodSeconds } as const;
/** RFC 4226 recommends 160 bits. */
const secretBytes = 20;
/** A clock may be this many steps off. */
const window = 1;

const secretOf = (bytes: Uint8Array): Secret => new Secret({ buffer: Uint8Array.from(bytes).buffer });

export const newTotpSecret = (): Buffer => randomBytes(secretBytes);

export interface Enrolment {
  /** Base32, to be typed. */
  readonly secret: string;
  /** `otpauth://…`, for a QR code. */
  readonly uri: string;
}

/** What an authenticator app has to know. @param issuer the shop @param account the customer's e-mail address */
export function enrolment(secret: Uint8Array, issuer: string, account: string): Enrolment {
  const totp = new TOTP({ ...parameters, secret: secretOf(secret), issuer, label: account });
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** The time step whose code this is, one before or after now at most; null for a wrong code. */
export function stepOf(code: string, secret: Uint8Array, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = TOTP.validate({ ...parameters, token: code, secret: secretOf(secret), timestamp, window });
  return delta === null ? null : TOTP.counter({ period: periodSeconds, timestamp }) + delta;
}
