import { isRecordContent, type Content, type ContentKind } from '../content.ts';
import { pageHtml } from '../page-html.ts';
import { recordKinds } from '../records/record-kinds.ts';
import { formatOf, textOf } from '../records/values.ts';

/** J-343: kinds whose texts shoppers read in both languages. Codes, addresses, opening hours and synonyms are the same in both. */
export const translatedKinds = [
  'banner',
  'page',
  'product',
  'post',
  'news',
  'term',
  'seo',
  'landing',
  'brand',
  'footer',
  'menu',
  'event',
  'promotion',
] as const satisfies readonly ContentKind[];
export type TranslatedKind = (typeof translatedKinds)[number];

// Includes() of a literal tuple takes its members only.
export const isTranslatedKind = (kind: string): kind is TranslatedKind => (translatedKinds as readonly string[]).includes(kind);

/** A text of a content as shoppers get it in Polish: it is what its translation is found by. */
export interface PolishText {
  /** The same while an editor changes the order of a list: a promotion of the home page has its number in it. */
  readonly field: string;
  readonly polish: string;
  readonly isHtml: boolean;
  /** Where nobody has translated it, the shop composes it: names of products out of words, titles for search engines out of names. */
  readonly isComposed: boolean;
}

const composed: ReadonlySet<string> = new Set(['metaTitle', 'metaDescription']);

const plain = (field: string, polish: string): PolishText => ({ field, polish, isHtml: false, isComposed: composed.has(field) });
const html = (field: string, polish: string): PolishText => ({
  field,
  polish: polish.trim() === '' ? '' : polish,
  isHtml: true,
  isComposed: false,
});

function textsOf(content: Content): readonly PolishText[] {
  if (isRecordContent(content)) {
    const { kind, values } = content;
    return recordKinds[kind].fields.flatMap(({ name, type, isSame = false }) => {
      if (isSame) return [];
      if (type === 'source') return [html(name, pageHtml({ format: formatOf(values), source: textOf(values, name) }))];
      return type === 'line' || type === 'lines' ? [plain(name, textOf(values, name))] : [];
    });
  }
  switch (content.kind) {
    case 'banner':
      return content.tiles.flatMap(({ graphicsId, title, text, button }) =>
        Object.entries({ title, text, button }).map(([name, value]) => plain(`${name}-${graphicsId}`, value)),
      );
    case 'page':
      return [
        plain('heading', content.heading),
        html('source', pageHtml(content)),
        plain('metaTitle', content.metaTitle),
        plain('metaDescription', content.metaDescription),
      ];
    case 'product': {
      const { name, shortText, format = 'markdown', description = '' } = content;
      return [
        { ...plain('name', name), isComposed: true },
        plain('shortText', shortText),
        html('description', pageHtml({ format, source: description })),
      ];
    }
    case 'redirect':
    case 'translation':
      return [];
  }
}

/** J-343: the texts of a content that have to be translated, in the order of its form. */
export const polishTexts = (content: Content): readonly PolishText[] => textsOf(content).filter(({ polish }) => polish !== '');
