import type { ConsentState, StorageKey } from 'shared-contracts';
import { string } from 'valibot';

/** G-01: the purposes in the order in which they are shown. */
export const CATEGORIES = ['necessary', 'functional', 'analytics', 'marketing'] as const satisfies readonly (keyof ConsentState)[];

export type Category = (typeof CATEGORIES)[number];

/** Only the shop itself: what is allowed before a decision, and after a refusal. */
export const NECESSARY: ConsentState = { necessary: true, functional: false, analytics: false, marketing: false };

export const EVERYTHING: ConsentState = { necessary: true, functional: true, analytics: true, marketing: true };

/** After this time the shop asks again, ms (12 months, as on the page about cookies). */
const LIFE_MS = 365 * 86_400_000;

/** What the browser keeps of a decision (T-05, ≠40). */
export interface StoredConsent {
  readonly accepted: true;
  readonly categories: ConsentState;
  readonly timeStored: number;
  /** Of this browser in the consent log. */
  readonly id?: string | undefined;
}

/** A decision that still holds; undefined when there is none, or when it is a year old, or from the future. */
export const holding = (stored: StoredConsent | undefined, now: number): StoredConsent | undefined =>
  stored !== undefined && stored.timeStored <= now && now - stored.timeStored < LIFE_MS ? stored : undefined;

/** What a decision takes back, which must stop at once. */
export const withdrawn = (before: ConsentState, after: ConsentState): boolean =>
  CATEGORIES.some((category) => before[category] && !after[category]);

/** ∅32: where the web view of an app is remembered for the visit. */
export const APP_ENV: StorageKey<string, undefined> = {
  name: 'env',
  area: 'session',
  form: 'text',
  schema: string(),
  version: 1,
  lifeMs: undefined,
  empty: undefined,
  isCache: false,
};

/** ∅32: the page is shown in the web view of an app, which asks for consent itself (`?env=app`, kept for the visit). */
export const isInApp = (search: string, kept: string | undefined): boolean => (new URLSearchParams(search).get('env') ?? kept) === 'app';

/** The page on what the shop stores in browsers. */
export const COOKIES_PATH = '/pliki-cookies.html';

/** G-14: the pages that describe what the shop stores; the banner does not cover them with a backdrop. */
const POLICY_PATHS: readonly string[] = ['/polityka-prywatnosci.html', '/zaufani-partnerzy.html', COOKIES_PATH];

export const isPolicyPage = (pathname: string): boolean => POLICY_PATHS.includes(pathname);

/** The same pages, as the banner leads to them. */
export const policyLinks = {
  privacy: '/polityka-prywatnosci.html?source=cookies',
  cookies: `${COOKIES_PATH}?source=cookies`,
  partners: '/zaufani-partnerzy.html?source=cookies',
} as const;

/** Where links to the settings lead; without scripts to the page on cookies. */
export const SETTINGS_ANCHOR = '#ustawienia-cookies';
