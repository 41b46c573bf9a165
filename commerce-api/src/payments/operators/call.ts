import { setTimeout as pause } from 'node:timers/promises';
import { OperatorUnavailable } from '../gateway.ts';

export interface OperatorCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** How often it may be sent: once, where the operator would do it twice. */
  readonly tries: number;
}

export interface OperatorAnswer {
  readonly status: number;
  /** Parsed JSON; undefined where it is none. */
  readonly body: unknown;
}

export type CallOperator = (call: OperatorCall) => Promise<OperatorAnswer>;

/** Of each try. Pages give a call of the shop up after 15 s: a token, or two tries, must fit. */
const LIMIT_MS = 5000;
const PAUSE_MS = 300;

const notConnected: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);

/** Whether nothing can have been sent, because there was no connection. */
function isNotConnected(error: unknown): boolean {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && notConnected.has(cause.code);
}

const isOutage = (status: number): boolean => status >= 500 || status === 408 || status === 429;

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // An error page.
  }
}

/**
 * Calls of an operator's API: with a time limit, again after a failure of the network or the operator, and without following redirects, which
 * are answers for the shopper's browser.
 */
export const createCall =
  (send: typeof fetch): CallOperator =>
  async ({ method, url, headers, body, tries }) => {
    let mayHaveArrived = false;
    let reason = '';
    for (let left = tries; left > 0; left -= 1) {
      try {
        const answer = await send(url, {
          method,
          headers: { accept: 'application/json', ...headers },
          ...(body !== undefined && { body }),
          redirect: 'manual',
          signal: AbortSignal.timeout(LIMIT_MS),
        });
        const text = await answer.text();
        if (!isOutage(answer.status)) return { status: answer.status, body: json(text) };
        mayHaveArrived = true;
        reason = String(answer.status);
      } catch (error) {
        mayHaveArrived ||= !isNotConnected(error);
        reason = error instanceof Error ? error.name : 'no answer';
      }
      if (left > 1) await pause(PAUSE_MS);
    }
    // The address without its query, in which an operator might want secrets.
    throw new OperatorUnavailable(`${method} ${url.split('?')[0]}: ${reason}`, mayHaveArrived);
  };
