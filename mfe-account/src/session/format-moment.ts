import { intlLocale, type Language } from 'shared-contracts';

/** Day and time in Poland: '24 listopada 2026 03:12'. @param at ISO 8601 */
export const formatMoment = (at: string, language: Language): string =>
  new Intl.DateTimeFormat(intlLocale(language), { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Warsaw' }).format(new Date(at));
