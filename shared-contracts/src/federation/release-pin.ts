/**
 * The releases that a checkout under way began with, kept in a cookie of the checkout alone (`Path=/checkout`), so that a reload
 * draws it with the same ones: `host-shell@1.0.0-a~mfe-catalog@1.0.0-b`.
 */
export const RELEASE_PIN_COOKIE = 'mfe_pin';

/** Where the cookie counts. */
export const RELEASE_PIN_PATH = '/checkout';

/** A checkout that nobody goes on with within a day begins anew (s). */
const LIFE_SECONDS = 86_400;

const MOST = 8;
const pair = /^([a-z][a-z-]{0,39})@(\d+\.\d+\.\d+[\w.+-]{0,60})$/;

/** @returns release by package; null for what is no pin */
export function parseReleasePin(text: string | null): ReadonlyMap<string, string> | null {
  if (text === null) return null;
  const pairs = text.split('~').map((part) => pair.exec(part));
  if (pairs.length > MOST || pairs.includes(null)) return null;
  return new Map(pairs.map((match) => [match?.[1] ?? '', match?.[2] ?? '']));
}

/** @param releases release by package */
export const releasePinCookie = (releases: Readonly<Record<string, string>>): string =>
  `${RELEASE_PIN_COOKIE}=${Object.entries(releases)
    .map(([name, release]) => `${name}@${release}`)
    .join('~')}; Path=${RELEASE_PIN_PATH}; Max-Age=${LIFE_SECONDS}; SameSite=Lax`;

/** Ends the pin. */
export const noReleasePinCookie = `${RELEASE_PIN_COOKIE}=; Path=${RELEASE_PIN_PATH}; Max-Age=0; SameSite=Lax`;
