import type { Language } from 'shared-contracts';
import { speeches, type Speech } from './speech.ts';
import { translator } from './translator.ts';
import { withWritten } from './written/index.ts';

/** The providers that a setting may name. */
export const translationProviders = ['none', 'sandbox'] as const;

export type TranslationProviderName = (typeof translationProviders)[number];

/**
 * The speech of each language: what editors have written in both, and for the rest the provider of the settings, whose dictionary is
 * loaded only when it is used.
 */
export async function openTranslator(name: TranslationProviderName): Promise<(language: Language) => Speech> {
  if (name === 'none') return speeches(translator(withWritten(undefined)));
  const { translateByDictionary } = await import('./sandbox/engine.ts');
  return speeches(translator(withWritten({ translate: translateByDictionary, isLearning: false })));
}
