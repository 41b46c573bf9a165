import type { PageReleases } from './page-releases.ts';
import { formatReleaseList } from './release-list.ts';

/**
 * The releases that a checkout under way began with, kept in a cookie of the checkout alone (`Path=/checkout`), so that a reload
 * renders it with the same ones.
 */
export const RELEASE_PIN_COOKIE = 'mfe_pin';

/** Where the cookie counts. */
export const RELEASE_PIN_PATH = '/checkout';

/** A checkout that nobody goes on with within a day begins anew (s). */
const LIFE_SECONDS = 86_400;

/** @param releases those of a page, the host's among them */
export const releasePinCookie = ({ remotes }: Pick<PageReleases, 'remotes'>): string =>
  `${RELEASE_PIN_COOKIE}=${formatReleaseList(Object.entries(remotes).map(([name, { release }]) => [name, release]))}; Path=${RELEASE_PIN_PATH}; Max-Age=${LIFE_SECONDS}; SameSite=Lax`;

/** Ends the pin. */
export const noReleasePinCookie = `${RELEASE_PIN_COOKIE}=; Path=${RELEASE_PIN_PATH}; Max-Age=0; SameSite=Lax`;
