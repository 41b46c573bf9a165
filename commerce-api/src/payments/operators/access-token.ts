import * as v from 'valibot';
import { OperatorUnavailable } from '../gateway.ts';
import type { CallOperator, OperatorAnswer, OperatorCall } from './call.ts';

const Token = v.object({ access_token: v.pipe(v.string(), v.minLength(1)), expires_in: v.pipe(v.number(), v.minValue(1)) });

/** A token is replaced so long before its end. */
const EARLY_MS = 60_000;

interface AccessOptions {
  readonly call: CallOperator;
  /** Where tokens are given, by OAuth's client credentials. */
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly now: () => Date;
}

/** Calls with an access token, which is kept until shortly before its end; one that the operator refuses is asked for anew, once. */
export function withAccessToken({ call, url, clientId, clientSecret, now }: AccessOptions): CallOperator {
  let kept: { readonly token: Promise<string>; readonly until: number } | undefined;

  async function newToken(): Promise<string> {
    const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await call({ method: 'POST', url, headers, body, tries: 2 }).catch((error: unknown) => {
      // What was to be sent with the token was not.
      throw error instanceof OperatorUnavailable ? new OperatorUnavailable(error.message, false) : error;
    });
    const parsed = v.safeParse(Token, answer.body);
    if (!parsed.success || answer.status >= 300) throw new OperatorUnavailable(`POST ${url}: no access token (${answer.status})`, false);
    kept = { token: Promise.resolve(parsed.output.access_token), until: now().getTime() + parsed.output.expires_in * 1000 - EARLY_MS };
    return parsed.output.access_token;
  }

  function token(): Promise<string> {
    if (kept !== undefined && kept.until > now().getTime()) return kept.token;
    const wanted = newToken();
    // Calls that come meanwhile wait for the same one.
    kept = { token: wanted, until: Number.POSITIVE_INFINITY };
    wanted.catch(() => {
      kept = undefined;
    });
    return wanted;
  }

  const sendWith = async (one: OperatorCall, bearer: string): Promise<OperatorAnswer> =>
    call({ ...one, headers: { ...one.headers, authorization: `Bearer ${bearer}` } });

  return async (one) => {
    const answer = await sendWith(one, await token());
    if (answer.status !== 401) return answer;
    kept = undefined;
    return sendWith(one, await token());
  };
}
