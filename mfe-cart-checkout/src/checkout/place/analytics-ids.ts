/** ids of the shopper's analytics, which the order carries; none without consent, for then nobody has set them. */
const NAMES = ['_ga', '_fbp'] as const;

/** @param cookies as `document.cookie` has them */
export function analyticsIds(cookies: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const part of cookies.split(';')) {
    const [name = '', ...value] = part.trim().split('=');
    if (NAMES.some((known) => known === name)) found[name] = value.join('=');
  }
  return found;
}
