import type { Language } from '../i18n/language.ts';

// The first use of `Intl.DateTimeFormat` in a page costs a phone 60 to 90 ms (ICU's data are loaded), while it becomes interactive.
// Names of days and the Polish calendar therefore stand here; tests compare both with ICU.
const WEEKDAYS: Readonly<Record<Language, readonly string[]>> = {
  pl: ['niedziela', 'poniedziałek', 'wtorek', 'środa', 'czwartek', 'piątek', 'sobota'],
  ua: ['неділя', 'понеділок', 'вівторок', 'середа', 'четвер', 'пʼятниця', 'субота'],
};
const MONTHS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'] as const;
const NON_BREAKING_SPACE = '\u00a0';

/** A day as all pages and e-mails name it (J-168): `czwartek 26 XI`. @param day calendar day, `2026-11-26` */
export function dayText(day: string, language: Language): string {
  const at = new Date(`${day}T00:00:00Z`);
  return `${WEEKDAYS[language][at.getUTCDay()] ?? ''} ${at.getUTCDate()}${NON_BREAKING_SPACE}${MONTHS[at.getUTCMonth()] ?? ''}`;
}

/** An hour of the clock: `17:00`. */
export const hourText = (hour: number): string => `${hour}:00`;

/** Hours between which something is brought: `8:00–12:00`. @param hours `08-12` or `8-12` */
export const hoursText = (hours: string): string =>
  hours
    .split('-')
    .map((hour) => hourText(Number(hour)))
    .join('–');

const HOUR_MS = 3_600_000;
const [MARCH, OCTOBER] = [2, 9];

/** When summer time begins or ends in the European Union: 01:00 UTC on the last Sunday of the month. */
const clockChange = (year: number, month: number): number => {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.setUTCDate(last.getUTCDate() - last.getUTCDay());
};

/** A moment as if Poland's clock were that of UTC, ISO 8601. */
const polishTime = (at: number): string => {
  const year = new Date(at).getUTCFullYear();
  const isSummer = at >= clockChange(year, MARCH) && at < clockChange(year, OCTOBER);
  return new Date(at + (isSummer ? 2 : 1) * HOUR_MS).toISOString();
};

/** The calendar day in Poland. @param at ms since 1970 */
export function polishDay(at: number): string {
  return polishTime(at).slice(0, 10);
}

/** The time of the clock in Poland: `09:05`. @param at ms since 1970 */
export const polishClock = (at: number): string => polishTime(at).slice(11, 16);
