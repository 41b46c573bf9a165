import { promiseEnd } from 'shared-contracts/delivery';

const FRESH_SECONDS = 60;
const STALE_SECONDS = 600;

/**
 * For how long caches on the way may answer with a public page: fresh for a minute, then old while they ask for a new one, and never beyond the
 * hour for which its promises of delivery hold (ADR 083). @param now ms since 1970
 */
export function publicLife(now: number): string {
  const left = Math.floor((promiseEnd(now) - now) / 1000);
  const fresh = Math.min(FRESH_SECONDS, left);
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${Math.min(STALE_SECONDS, left - fresh)}`;
}
