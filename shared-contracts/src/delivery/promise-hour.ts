const HOUR_MS = 3_600_000;

/** What is promised holds for one hour (ADR 083); two moments of the same hour are told the same. @param at ms since 1970 */
export const promiseHour = (at: number): number => Math.floor(at / HOUR_MS);

/** When what is promised at a moment ends. Polish clocks differ from UTC by whole hours. @param at ms since 1970 */
export const promiseEnd = (at: number): number => (promiseHour(at) + 1) * HOUR_MS;
