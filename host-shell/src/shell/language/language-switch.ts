import { TRANSLATION_COOKIE, formatTranslationCookie, type Language } from 'shared-contracts';

const YEAR_S = 31_536_000;

/** The text for `document.cookie` (T-12, I-02): Ukrainian is kept for a year, Polish removes the translation. */
export const translationCookie = (language: Language): string => {
  const value = formatTranslationCookie(language);
  return `${TRANSLATION_COOKIE}=${value ?? ''}; Path=/; SameSite=Lax; Max-Age=${value === undefined ? 0 : YEAR_S}`;
};
