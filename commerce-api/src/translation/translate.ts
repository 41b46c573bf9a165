import { LRUCache } from 'lru-cache';
import type { Language } from 'shared-contracts';

/**
 * Translates texts of the catalogue into Ukrainian. It answers at once with what it knows: listings never wait for it. A provider
 * that asks a service keeps what has come in its own memory, and knows nothing until then.
 */
export interface TranslationProvider {
  /**
   * @param kept a name within the text that stays as it is, such as maker and model
   * @returns undefined for what it cannot translate whole
   */
  readonly translate: (text: string, kept: string | undefined) => string | undefined;
  /** Whether what it does not know now it may know later. */
  readonly isLearning: boolean;
}

/** Translates a text of the catalogue: the Polish text comes back where there is no translation. */
export type Translate = (text: string, kept?: string) => string;

export const keepPolish: Translate = (text) => text;

/** Texts that are kept, some 200 bytes each. */
const cachedTexts = 20_000;

/** Translation functions by language. Translations are cached by their text. */
export function createTranslate(provider: TranslationProvider | undefined): (language: Language) => Translate {
  if (provider === undefined) return () => keepPolish;
  const known = new LRUCache<string, string>({ max: cachedTexts });
  const toUkrainian: Translate = (text, kept) => {
    const key = kept === undefined ? text : `${kept}\n${text}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const translated = provider.translate(text, kept);
    if (translated === undefined && provider.isLearning) return text;
    const result = translated ?? text;
    known.set(key, result);
    return result;
  };
  return (language) => (language === 'ua' ? toUkrainian : keepPolish);
}
