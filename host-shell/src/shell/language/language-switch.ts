import { TRANSLATION_COOKIE, TRANSLATION_RELOAD_GUARD_MS, formatTranslationCookie, type Language } from 'shared-contracts';

const YEAR_S = 31_536_000;

/** The text for `document.cookie` (T-12, I-02): Ukrainian is kept for a year, Polish removes the translation. */
export const translationCookie = (language: Language): string => {
  const value = formatTranslationCookie(language);
  return `${TRANSLATION_COOKIE}=${value ?? ''}; Path=/; SameSite=Lax; Max-Age=${value === undefined ? 0 : YEAR_S}`;
};

/**
 * How the page changes its language: by reading it again, or in place when the last such reload is less than 30 s old
 * (I-04, I-05).
 * @param lastReload ms since 1970, undefined when there was none
 */
export const changesBy = (lastReload: number | undefined, now: number): 'reload' | 'in-place' =>
  lastReload === undefined || now - lastReload >= TRANSLATION_RELOAD_GUARD_MS ? 'reload' : 'in-place';
