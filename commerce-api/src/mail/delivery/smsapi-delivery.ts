import * as v from 'valibot';
import { Undeliverable, type Delivery } from './delivery.ts';

/** An account at SMSAPI.pl. */
export interface SmsapiSettings {
  /** Origin: `https://api.smsapi.pl`. */
  readonly url: string;
  /** OAuth token with the right to send. */
  readonly token: string;
  /** A sender name that SMSAPI has approved. */
  readonly sender: string;
}

/** Well below the lease of a message. */
const limitMs = 15_000;

/** What is read of the answer of `sms.do`: a message that was taken, or the code of an error, which may come with status 200, too. */
const Answer = v.union([
  v.object({ error: v.pipe(v.number(), v.safeInteger()) }),
  v.object({ list: v.pipe(v.array(v.object({ id: v.string() })), v.minLength(1)) }),
]);

/** A message with this `idx` was taken before. */
const TAKEN_BEFORE = 53;
/** No valid number: mistyped, a land line, or one that wants no messages. */
const WRONG_NUMBER = 13;

/** SMSAPI's answer; undefined where it is none. */
function answerOf(text: string): v.InferOutput<typeof Answer> | undefined {
  try {
    const read = v.safeParse(Answer, JSON.parse(text));
    return read.success ? read.output : undefined;
  } catch {
    return undefined; // An error page.
  }
}

/**
 * J-369: hands SMS to SMSAPI.pl (`POST /sms.do`). A message carries the id of its outbox row as `idx`, which SMSAPI takes once (`check_idx`):
 * where an answer was lost, or the server was killed before it had noted it, the next try is told so, and nothing is sent again.
 * Errors name codes alone: what SMSAPI says of a refusal may hold the number.
 */
export const smsapiDelivery = ({ url, token, sender }: SmsapiSettings, send: typeof fetch = fetch): Delivery => ({
  deliver: async ({ id, recipient, text }) => {
    const answer = await send(`${url}/sms.do`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      body: new URLSearchParams({
        to: recipient.replace('+', ''),
        from: sender,
        message: text,
        encoding: 'utf-8',
        format: 'json',
        idx: id,
        check_idx: '1',
      }),
      redirect: 'manual',
      signal: AbortSignal.timeout(limitMs),
    });
    const said = answerOf(await answer.text());
    if (said === undefined) throw new Error(`SMSAPI answers ${answer.status}, of an unknown form`);
    if ('list' in said || said.error === TAKEN_BEFORE) return;
    if (said.error === WRONG_NUMBER) throw new Undeliverable('SMSAPI refuses the number');
    throw new Error(`SMSAPI refuses it with error ${said.error}`);
  },
  close: () => undefined,
});
