import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { reviews, type Notification } from '../gateway.ts';

const about = { id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)), amount: v.pipe(v.number(), v.safeInteger()) };
const NotificationBody = v.variant('status', [
  v.object({
    ...about,
    status: v.picklist(['paid', 'failed']),
    failure: v.nullable(v.picklist(['wrong_code', 'code_expired', 'rejected', 'timed_out', 'cancelled', 'not_lent'])),
  }),
  v.object({ ...about, status: v.literal('waiting'), review: v.picklist(reviews) }),
]);

export const SIGNATURE_HEADER = 'x-signature';

/** HMAC-SHA256 of the body as it is sent, hexadecimal. */
export const signatureOf = (body: string, secret: string): string => createHmac('sha256', secret).update(body).digest('hex');

/** The notification in a body; undefined when the signature is not its own, or it is none. */
export function readNotification(body: string, signature: string | undefined, secret: string): Notification | undefined {
  const expected = Buffer.from(signatureOf(body, secret));
  const given = Buffer.from(signature ?? '');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  try {
    const parsed = v.safeParse(NotificationBody, JSON.parse(body));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined; // signed, but no JSON
  }
}
