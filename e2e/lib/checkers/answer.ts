/** An answer as public checkers look at it. */
export interface Answer {
  readonly address: string;
  readonly status: number;
  /** By their names in small letters. */
  readonly headers: ReadonlyMap<string, string>;
  readonly cookies: readonly string[];
  readonly text: string;
}

/** How the checkers come: over https, as the proxy in front of the shop tells. */
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

/** The directives of a policy, each with its sources. */
export const policyOf = ({ headers }: Answer): ReadonlyMap<string, readonly string[]> =>
  new Map(
    (headers.get('content-security-policy') ?? '')
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );
