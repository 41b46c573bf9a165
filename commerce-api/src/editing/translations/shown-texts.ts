import type { EditorTranslation, PhysicalStore } from '../../model/index.ts';
import { withSalons } from '../../promise/salon-texts.ts';
import type { Translator } from '../../translation/translator.ts';
import type { PolishText } from './translatable.ts';

type Shops = ReadonlyMap<number, PhysicalStore>;

/** Paragraphs that are filled with what holds now have no words of their own. */
const filledPlaces = /<p>\{\{[a-z-]+\}\}<\/p>/g;

/** What shoppers get of a text on a Ukrainian page; null where it is Polish, or in part. */
export function shownInUkrainian(
  { polish, isHtml }: Pick<PolishText, 'polish' | 'isHtml'>,
  { translate, translateHtml, written, writtenHtml }: Translator,
  shops: Shops,
): string | null {
  const own = isHtml ? writtenHtml(polish) : written(polish);
  if (own !== undefined) return own;
  // The server marks what nobody has translated.
  const shown = translateHtml(isHtml ? withSalons(polish.replace(filledPlaces, ''), shops) : `<p>${polish}</p>`);
  if (shown.includes('lang="pl"')) return null;
  return isHtml ? translateHtml(polish) : translate(polish);
}

/** What is open in the texts of a content. */
export interface OpenTexts {
  /** Texts that shoppers read in Polish. */
  readonly missing: number;
  /** Texts whose Polish has changed since they were translated. */
  readonly changed: number;
}

/** J-344: what an editor has to translate in a content. */
export function openTexts(
  { texts, translated }: { readonly texts: readonly PolishText[]; readonly translated: EditorTranslation['texts'] },
  translator: Translator,
  shops: Shops,
): OpenTexts {
  const knownOf = new Map(translated.map(({ field, polish }) => [field, polish]));
  const isChanged = ({ field, polish }: PolishText): boolean => knownOf.has(field) && knownOf.get(field) !== polish;
  const isMissing = (text: PolishText): boolean =>
    !knownOf.has(text.field) && !text.isComposed && shownInUkrainian(text, translator, shops) === null;
  return { missing: texts.filter(isMissing).length, changed: texts.filter(isChanged).length };
}
