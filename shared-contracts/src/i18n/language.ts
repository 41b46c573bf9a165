/** The two languages of the interface. `ua` is the shop's own code; `uk` (ISO 639) stands only where standards ask for it (≠09). */

export type Language = 'pl' | 'ua';
export const LANGUAGES: readonly Language[] = ['pl', 'ua'];
export const DEFAULT_LANGUAGE: Language = 'pl';

/** I-01, ≠09: reads pl, ua and its alias uk in any case; undefined for anything else. */
export function parseLanguage(value: unknown): Language | undefined {
  if (typeof value !== 'string') return undefined;
  const code = value.trim().toLowerCase();
  if (code === 'pl') return 'pl';
  return code === 'ua' || code === 'uk' ? 'ua' : undefined;
}

/** For `<html lang>` and hreflang. */
export function htmlLanguage(language: Language): 'pl' | 'uk' {
  return language === 'ua' ? 'uk' : 'pl';
}

export function intlLocale(language: Language): 'pl-PL' | 'uk-UA' {
  return language === 'ua' ? 'uk-UA' : 'pl-PL';
}

/** T-12 */
export const TRANSLATION_COOKIE = 'translation';

/** T-12: the language of the cookie's value (JSON with a language field, URL-encoded or not); undefined when it holds none. */
export function parseTranslationCookie(value: string | undefined): Language | undefined {
  if (!value) return undefined;
  try {
    const parsed: unknown = JSON.parse(value.startsWith('{') ? value : decodeURIComponent(value));
    return typeof parsed === 'object' && parsed !== null && 'language' in parsed ? parseLanguage(parsed.language) : undefined;
  } catch {
    return undefined; // A cookie that others broke means no choice.
  }
}

/** T-12: the URL-encoded value; I-02: Polish has none, its cookie is removed. */
export function formatTranslationCookie(language: Language): string | undefined {
  return language === 'pl' ? undefined : encodeURIComponent(JSON.stringify({ language }));
}

/** The language that a Cookie header asks for; Polish when it asks for none (O-01). */
export function languageFromCookies(header: string | undefined): Language {
  const pair = (header ?? '').split(/;\s*/).find((part) => part.startsWith(`${TRANSLATION_COOKIE}=`));
  return parseTranslationCookie(pair?.slice(TRANSLATION_COOKIE.length + 1)) ?? DEFAULT_LANGUAGE;
}
