import type { Language } from 'shared-contracts';
import { createTranslators, type Translator } from './translator.ts';
import { createTranslate } from './translate.ts';
import { withEditorTexts } from '../demo/translation/texts/index.ts';

/** The providers that a setting may name. */
export const translationProviders = ['none', 'sandbox'] as const;

export type TranslationProviderName = (typeof translationProviders)[number];

/**
 * The speech of each language: what editors have written in both, and for the rest the provider of the settings, whose dictionary is
 * loaded only when it is used.
 */
export async function openTranslator(name: TranslationProviderName): Promise<(language: Language) => Translator> {
  if (name === 'none') return createTranslators(createTranslate(withEditorTexts(undefined)));
  const { translateByDictionary } = await import('../demo/translation/dictionary/engine.ts');
  return createTranslators(createTranslate(withEditorTexts({ translate: translateByDictionary, isLearning: false })));
}
