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
  // Polish texts are in the bundle. Others are asked for also when they are loaded: React renders a part again that has waited here, and
  // expects the same call of `use` then. Without it, the next hook throws (error 467), and the part is rendered a third time.
  if (language !== 'pl') use(texts.load(language));
  return texts.translator(language);
}
