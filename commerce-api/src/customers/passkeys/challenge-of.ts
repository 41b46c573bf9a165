import * as v from 'valibot';

const clientData = v.object({ challenge: v.pipe(v.string(), v.minLength(16), v.maxLength(200)) });

/** The challenge that an authenticator's answer names; null in one that is none. @param encoded `clientDataJSON`, base64url */
export function challengeOf(encoded: string): string | null {
  try {
    const parsed = v.safeParse(clientData, JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8')));
    return parsed.success ? parsed.output.challenge : null;
  } catch {
    return null; // no JSON
  }
}
