import { LRUCache } from 'lru-cache';
import type { Language } from 'shared-contracts';
import { translateHtml } from './translate-html.ts';
import { keepPolish, type Translate } from './translate.ts';

/** Translates the texts of the shop into the language of a request. */
export interface Translator {
  readonly language: Language;
  /** Short texts: names, labels, titles. */
  readonly translate: Translate;
  /** HTML; what stays Polish is marked so. */
  readonly translateHtml: (html: string) => string;
}

/** Pieces of HTML that are kept, some kilobytes each. What could not be translated is tried again after a while: a provider may know it by then. */
const cachedPieces = 2_000;
const cacheLifeMs = 60_000;

/**
 * The translator of each language.
 * @param isName whether a text is the same in both languages; none is, unless it is given
 */
export function createTranslators(
  translateTo: (language: Language) => Translate,
  isName?: (text: string) => boolean,
): (language: Language) => Translator {
  const known = new LRUCache<string, string>({ max: cachedPieces, ttl: cacheLifeMs });
  const translate = translateTo('ua');
  const cachedHtml = (html: string): string => {
    const before = known.get(html);
    if (before !== undefined) return before;
    const translated = translateHtml(html, translate, isName);
    known.set(html, translated);
    return translated;
  };
  const ukrainian: Translator = { language: 'ua', translate, translateHtml: cachedHtml };
  const polish: Translator = { language: 'pl', translate: keepPolish, translateHtml: (html) => html };
  return (language) => (language === 'ua' ? ukrainian : polish);
}
