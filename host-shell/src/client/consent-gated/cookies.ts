import { USER_UUID_LIFE_MS, UTM_LIFE_MS, type ConsentState } from 'shared-contracts';

/** ∅43: identifies the browser in statistics; random, and a new one each day. */
export const USER_UUID = 'user_uuid';

/** ∅43: the source of the visit. */
export const UTM = ['utm_source', 'utm_medium', 'utm_campaign'] as const;

/** A longer value is none of a campaign's. */
const MOST_CHARACTERS = 100;

export interface CookieFacts {
  readonly allowed: ConsentState;
  /** The value of `document.cookie`. */
  readonly cookies: string;
  /** The query of the first page's address. */
  readonly landing: string;
  readonly newId: () => string;
}

const pairOf = (cookies: string, name: string): string | undefined => cookies.split(/;\s*/).find((pair) => pair.startsWith(`${name}=`));

/** The value of a cookie; undefined without one. */
export const cookieValue = (cookies: string, name: string): string | undefined => pairOf(cookies, name)?.slice(name.length + 1);

/**
 * T-14: the texts for `document.cookie` that bring the shop's optional cookies to what is allowed. The number of the browser needs
 * consent to analytics (24 h, N-11), the source of the visit consent to marketing (30 days, N-14): it shows which advertisement worked.
 */
export const cookieChanges = ({ allowed, cookies, landing, newId }: CookieFacts): readonly string[] => {
  const has = (name: string): boolean => pairOf(cookies, name) !== undefined;
  const set = (name: string, value: string, lifeMs: number): string => `${name}=${value}; Max-Age=${lifeMs / 1000}; Path=/; SameSite=Lax`;
  const remove = (name: string): readonly string[] => (has(name) ? [set(name, '', 0)] : []);

  const number = allowed.analytics ? (has(USER_UUID) ? [] : [set(USER_UUID, newId(), USER_UUID_LIFE_MS)]) : remove(USER_UUID);
  if (!allowed.marketing) return [...number, ...UTM.flatMap(remove)];

  const query = new URLSearchParams(landing);
  const isCampaign = UTM.some((name) => query.has(name));
  // A visit without a campaign keeps the source of an earlier one; another campaign replaces all of it.
  const source = UTM.flatMap((name) => {
    const value = (query.get(name) ?? '').slice(0, MOST_CHARACTERS);
    return value === '' ? remove(name) : [set(name, encodeURIComponent(value), UTM_LIFE_MS)];
  });
  return [...number, ...(isCampaign ? source : [])];
};
