import { createHmac, timingSafeEqual } from 'node:crypto';
import { OVERRIDE_COOKIE, formatOverrides, parseOverrides, type Overrides } from 'shared-contracts/federation';

const signatureOf = (list: string, secret: string): string => createHmac('sha256', secret).update(`overrides ${list}`).digest('base64url');

/** The parsed value of a cookie, if this host has signed it; else null. */
export const readOverrides = (value: string | null, secret: string): Overrides | null => {
  const at = value?.lastIndexOf(':') ?? -1;
  if (value === null || at < 0) return null;
  const list = value.slice(0, at);
  const given = Buffer.from(value.slice(at + 1));
  const wanted = Buffer.from(signatureOf(list, secret));
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? parseOverrides(list) : null;
};

/** The `Set-Cookie` for some overrides; for none it takes the cookie away. Read by the page's badge, so not `HttpOnly`. */
export const overrideCookie = (overrides: Overrides, secret: string): string => {
  if (overrides.size === 0) return `${OVERRIDE_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
  const list = formatOverrides(overrides);
  return `${OVERRIDE_COOKIE}=${list}:${signatureOf(list, secret)}; Path=/; SameSite=Lax`;
};
