import type { Language } from 'shared-contracts';
import { locales } from '../../translation/day-text.ts';

const formatIn = (language: Language) =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Warsaw' });
const formats: Readonly<Record<Language, Intl.DateTimeFormat>> = { pl: formatIn('pl'), ua: formatIn('ua') };

/** Day and time in Poland. @param at ISO 8601 */
export const moment = (at: string, language: Language = 'pl'): string => formats[language].format(new Date(at));
