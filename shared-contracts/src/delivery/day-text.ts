import { intlLocale, type Language } from '../i18n/language.ts';

const MONTHS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'] as const;
const NON_BREAKING_SPACE = '\u00a0';

function createWeekdays(): (language: Language, at: Date) => string {
  const made = new Map<Language, Intl.DateTimeFormat>();
  return (language, at) => {
    let format = made.get(language);
    if (format === undefined) {
      format = new Intl.DateTimeFormat(intlLocale(language), { weekday: 'long', timeZone: 'UTC' });
      made.set(language, format);
    }
    return format.format(at);
  };
}

const weekday = /* @__PURE__ */ createWeekdays();

/** A day as all pages and e-mails name it (J-168): `czwartek 26 XI`. @param day calendar day, `2026-11-26` */
export function dayText(day: string, language: Language): string {
  const at = new Date(`${day}T00:00:00Z`);
  return `${weekday(language, at)} ${at.getUTCDate()}${NON_BREAKING_SPACE}${MONTHS[at.getUTCMonth()] ?? ''}`;
}

/** An hour of the clock: `17:00`. */
export const hourText = (hour: number): string => `${hour}:00`;

/** Hours between which something is brought: `8:00–12:00`. @param hours `08-12` or `8-12` */
export const hoursText = (hours: string): string =>
  hours
    .split('-')
    .map((hour) => hourText(Number(hour)))
    .join('–');

function createCalendar(): (at: number) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (at) => {
    format ??= new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Warsaw', year: 'numeric', month: '2-digit', day: '2-digit' });
    return format.format(at);
  };
}

/** The calendar day in Poland. @param at ms since 1970 */
export const polishDay = /* @__PURE__ */ createCalendar();
