import { LRUCache } from 'lru-cache';
import type { Language } from 'shared-contracts';
import { translateHtml } from './translate-html.ts';
import { keepPolish, type Translate } from './translate.ts';
import { untypeset } from './untypeset.ts';
import { noTexts, type WrittenTexts } from './written-texts.ts';

/** Translates the texts of the shop into the language of a request. */
export interface Translator {
  readonly language: Language;
  /** Short texts: names, labels, titles. */
  readonly translate: Translate;
  /** HTML; what stays Polish is marked so. */
  readonly translateHtml: (html: string) => string;
  /** J-343: what editors have written at the desk for exactly this short text; undefined where they have not, and in Polish. */
  readonly written: (polish: string) => string | undefined;
  /** The same for HTML. */
  readonly writtenHtml: (polish: string) => string | undefined;
}

/** Pieces of HTML that are kept, some kilobytes each. What could not be translated is tried again after a while: a provider may know it by then. */
const cachedPieces = 2_000;
const cacheLifeMs = 60_000;

/**
 * The translator of each language.
 * @param isName whether a text is the same in both languages; none is, unless it is given
 * @param texts what editors have translated; it comes before all others
 */
export function createTranslators(
  translateTo: (language: Language) => Translate,
  isName?: (text: string) => boolean,
  texts: () => WrittenTexts = () => noTexts,
): (language: Language) => Translator {
  const known = new LRUCache<string, string>({ max: cachedPieces, ttl: cacheLifeMs });
  const translateOther = translateTo('ua');
  const found = (known: ReadonlyMap<string, string>, polish: string): string | undefined =>
    known.size === 0 ? undefined : known.get(untypeset(polish));
  const written = (polish: string): string | undefined => found(texts().plain, polish);
  const writtenHtml = (polish: string): string | undefined => found(texts().html, polish);
  const translate: Translate = (text, kept) => written(text) ?? translateOther(text, kept);
  const cachedHtml = (html: string): string => {
    const before = known.get(html);
    if (before !== undefined) return before;
    const translated = translateHtml(html, translateOther, isName);
    known.set(html, translated);
    return translated;
  };
  const ukrainian: Translator = {
    language: 'ua',
    translate,
    translateHtml: (html) => writtenHtml(html) ?? cachedHtml(html),
    written,
    writtenHtml,
  };
  const polish: Translator = {
    language: 'pl',
    translate: keepPolish,
    translateHtml: (html) => html,
    written: () => undefined,
    writtenHtml: () => undefined,
  };
  return (language) => (language === 'ua' ? ukrainian : polish);
}
