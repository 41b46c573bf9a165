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

/** Says a text of the catalogue in the language of a request: the Polish text where there is no other one. */
export type Say = (text: string, kept?: string) => string;

export const sayPolish: Say = (text) => text;

/** Texts that are kept, some 200 bytes each. */
const keptTexts = 20_000;

/** Gives each request the way to say texts in its language. Translations are kept by their text. */
export function translator(provider: TranslationProvider | undefined): (language: Language) => Say {
  if (provider === undefined) return () => sayPolish;
  const known = new LRUCache<string, string>({ max: keptTexts });
  const sayUkrainian: Say = (text, kept) => {
    const key = kept === undefined ? text : `${kept}\n${text}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const translated = provider.translate(text, kept);
    if (translated === undefined && provider.isLearning) return text;
    const said = translated ?? text;
    known.set(key, said);
    return said;
  };
  return (language) => (language === 'ua' ? sayUkrainian : sayPolish);
}
