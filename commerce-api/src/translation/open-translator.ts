import type { Language } from 'shared-contracts';
import type { ShopTexts } from './shop-texts.ts';
import { createTranslate } from './translate.ts';
import { createTranslators, type Translator } from './translator.ts';

/** The providers that a setting may name. */
export const translationProviders = ['none', 'sandbox'] as const;

export type TranslationProviderName = (typeof translationProviders)[number];

/** The translator of each language: the editors' translations first, then the provider that the settings name. */
export async function openTranslator(name: TranslationProviderName, texts: ShopTexts): Promise<(language: Language) => Translator> {
  const provider = name === 'none' ? undefined : await texts.loadDictionary();
  return createTranslators(createTranslate(texts.withEditorTexts(provider)), texts.isName);
}
