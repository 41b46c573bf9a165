import { intlLocale, type Language } from 'shared-contracts';

const NOON = 'T12:00:00Z'; // Noon is the same day in Warsaw whatever the season.

type Parts = Pick<Intl.DateTimeFormatOptions, 'weekday' | 'day' | 'month'>;

const written = (date: string, language: Language, parts: Parts): string =>
  new Intl.DateTimeFormat(intlLocale(language), { ...parts, timeZone: 'Europe/Warsaw' }).format(new Date(`${date}${NOON}`));

/** `wtorek, 24 listopada`: a day in a sentence. */
export const longDay = (date: string, language: Language): string =>
  written(date, language, { weekday: 'long', day: 'numeric', month: 'long' });

/** `wtorek` */
export const weekday = (date: string, language: Language): string => written(date, language, { weekday: 'long' });

/** `24 listopada` */
export const dayOfMonth = (date: string, language: Language): string => written(date, language, { day: 'numeric', month: 'long' });
