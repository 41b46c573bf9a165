import { intlLocale, type Language } from 'shared-contracts';

const NOON = 'T12:00:00Z'; // Noon is the same day in Warsaw whatever the season.

/** `wt. 24 lis`: a day as it stands on a card. @param date `2026-11-24` */
export function shortDay(date: string, language: Language): string {
  return new Intl.DateTimeFormat(intlLocale(language), { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'Europe/Warsaw' })
    .format(new Date(`${date}${NOON}`))
    .replace(',', '');
}

/** `wtorek, 24 listopada`: a day in a calendar. */
export function longDay(date: string, language: Language): string {
  return new Intl.DateTimeFormat(intlLocale(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'Europe/Warsaw',
  }).format(new Date(`${date}${NOON}`));
}

/** One day, or from which to which. */
export function dayRange(from: string, to: string, language: Language): string {
  return from === to ? shortDay(from, language) : `${shortDay(from, language)} – ${shortDay(to, language)}`;
}
