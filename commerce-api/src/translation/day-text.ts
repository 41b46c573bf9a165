import type { Language } from 'shared-contracts';

/** Locales of the languages of the shop, for dates and documents. */
export const locales: Readonly<Record<Language, string>> = { pl: 'pl-PL', ua: 'uk-UA' };

/** Day and time in Poland, to the second. @param iso ISO 8601 */
export const momentText = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeStyle: 'medium', timeZone: 'Europe/Warsaw' }).format(new Date(iso));

/** A day in Poland. @param iso ISO 8601 */
export const dayText = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'Europe/Warsaw' })
    .format(new Date(iso))
    // The full stop of the abbreviation for the year would stand before that of a sentence.
    .replace(/р\.$/, 'року');
