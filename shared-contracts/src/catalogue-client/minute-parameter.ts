import { MINUTE_MS } from '../constants/time.ts';

/** the same value inside a minute, so that prices are at most a minute old in any HTTP cache. */
export function minuteParameter(now: number): string {
  return String(Math.floor(now / MINUTE_MS));
}
