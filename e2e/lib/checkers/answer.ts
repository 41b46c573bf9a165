/** A response with the parts that public security checkers look at. */
export interface Answer {
  readonly address: string;
  readonly status: number;
  /** By lower-case names. */
  readonly headers: ReadonlyMap<string, string>;
  readonly cookies: readonly string[];
  readonly text: string;
}

/** The request header with which the proxy in front of the shop marks requests over https. */
export const OVER_HTTPS = { 'x-forwarded-proto': 'https' } as const;

export const answerOf = async (origin: string, address: string, init: RequestInit = {}): Promise<Answer> => {
  const response = await fetch(origin + address, { redirect: 'manual', ...init });
  return {
    address,
    status: response.status,
    headers: new Map(response.headers),
    cookies: response.headers.getSetCookie(),
    text: await response.text(),
  };
};

/** The directives of the Content-Security-Policy, each with its sources. */
export const policyOf = ({ headers }: Answer): ReadonlyMap<string, readonly string[]> =>
  new Map(
    (headers.get('content-security-policy') ?? '')
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );
