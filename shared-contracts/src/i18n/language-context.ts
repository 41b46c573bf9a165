import { createContext, use, useContext } from 'react';

import { DEFAULT_LANGUAGE, type Language } from './language.ts';
import type { Texts, Translate } from './texts.ts';

/** The language of the page; the host provides it. */
export const LanguageContext = /* @__PURE__ */ createContext<Language>(DEFAULT_LANGUAGE);

/** The language of the page. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** `const t = useTexts(texts); t('listing.count', { count })`. Suspends when nobody has loaded the language before. */
export function useTexts<Key extends string>(texts: Texts<Key>): Translate<Key> {
  const language = useContext(LanguageContext);
  if (!texts.isLoaded(language)) use(texts.load(language));
  return texts.translator(language);
}
