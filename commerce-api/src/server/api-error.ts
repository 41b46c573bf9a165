/** An answer of 4xx (or 503) that a caller can act on: a stable code and a message that shoppers may read. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Stable; 407 is a number because the contract says so (≠31). */
  readonly code: string | number;
  readonly parameters: Readonly<Record<string, string | number>> | undefined;

  /** A name within the message that no language translates. */
  readonly ownName: string | undefined;

  /** @param message in Polish; error answers translate it into the language of the request */
  constructor(
    status: number,
    code: string | number,
    message: string,
    parameters?: Readonly<Record<string, string | number>>,
    ownName?: string,
  ) {
    super(message);
    this.ownName = ownName;
    this.status = status;
    this.code = code;
    this.parameters = parameters;
  }
}

/** Over a limit: 429, and when to try again. */
export class TooManyTries extends ApiError {
  readonly retryAfterSeconds: number;
  /** It is the first refusal of this key within the span of the limit. */
  readonly isFirst: boolean;

  /** @param ms until the next try is allowed */
  constructor(code: string, message: string, ms: number, isFirst: boolean) {
    super(429, code, message);
    this.isFirst = isFirst;
    this.retryAfterSeconds = Math.max(1, Math.ceil(ms / 1000));
  }
}
