import type { Language } from 'shared-contracts';
import { translator, type Say } from './translator.ts';

/** The providers that a setting may name. */
export const translationProviders = ['none', 'sandbox'] as const;

export type TranslationProviderName = (typeof translationProviders)[number];

/** The translator with the provider of the settings; its dictionary is loaded only when it is used. */
export async function openTranslator(name: TranslationProviderName): Promise<(language: Language) => Say> {
  if (name === 'none') return translator(undefined);
  const { translateByDictionary } = await import('./sandbox/engine.ts');
  return translator({ translate: translateByDictionary });
}
