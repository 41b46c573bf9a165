import type { Language } from 'shared-contracts';
import type { ShopTexts } from './shop-texts.ts';
import { createTranslate } from './translate.ts';
import { createTranslators, type Translator } from './translator.ts';
import type { WrittenTexts } from './written-texts.ts';

/** The providers that a setting may name. */
export const translationProviders = ['none', 'sandbox'] as const;

export type TranslationProviderName = (typeof translationProviders)[number];

/**
 * The translator of each language: what editors have written at the desk, then the texts that the shop brings, then the provider that the
 * settings name.
 * @param written what editors have written, as it is now
 */
export async function openTranslator(
  name: TranslationProviderName,
  texts: ShopTexts,
  written?: () => WrittenTexts,
): Promise<(language: Language) => Translator> {
  const provider = name === 'none' ? undefined : await texts.loadDictionary();
  return createTranslators(createTranslate(texts.withEditorTexts(provider)), texts.isName, written);
}
