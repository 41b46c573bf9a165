/** E-01, ∅10: what a failed call of the commerce server says: {message, code, trace, parameters} and the HTTP status. */

export interface ApiError {
  /** `network`: no HTTP answer at all; `http`: the server refused; `invalid`: the answer broke the contract. */
  readonly kind: 'network' | 'http' | 'invalid';
  /** HTTP status; 0 without an answer. */
  readonly status: number;
  /** For shoppers, in Polish, when the server gave one; else empty. */
  readonly message: string;
  /** The stable code of the body, as text (407 of ≠31 is '407'); empty without one. */
  readonly code: string;
  readonly trace: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

export type ApiResult<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: ApiError };

export function succeeded<Value>(value: Value): ApiResult<Value> {
  return { ok: true, value };
}

export function failed(error: ApiError): ApiResult<never> {
  return { ok: false, error };
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** E-01: reads the body of a refused call, whatever it is, and keeps the status. */
export function parseApiError(status: number, body: unknown): ApiError {
  const fields = isRecord(body) ? body : {};
  return {
    kind: 'http',
    status,
    message: textOf(fields['message']),
    code: textOf(fields['code']),
    trace: textOf(fields['trace']),
    parameters: isRecord(fields['parameters']) ? fields['parameters'] : {},
  };
}

/** A call that got no answer: offline, refused, timed out. */
export function networkError(cause: unknown): ApiError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return { kind: 'network', status: 0, message: '', code: '', trace: '', parameters: { reason } };
}

/** An answer with status 2xx that is not what the contract says. */
export function invalidAnswer(reason: string): ApiError {
  return { kind: 'invalid', status: 200, message: '', code: '', trace: '', parameters: { reason } };
}

/** C-15, ≠31: 'wrong cart' is the body's code 407 with HTTP 400; a proxy's own HTTP 407 is something else. */
export function isWrongCart(error: ApiError): boolean {
  return error.code === '407' && error.status !== 407;
}

/** The server was not reached, or is not there for now: nothing is known of what was asked for. */
export function isUnavailable(error: ApiError): boolean {
  return error.kind === 'network' || [429, 502, 503, 504].includes(error.status);
}

/** ≠01: 5xx and 429. */
export function isRetryableStatus(status: number): boolean {
  return status === 429 || (status >= 500 && status <= 599);
}
