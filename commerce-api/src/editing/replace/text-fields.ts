import { isRecordContent, type Content } from '../content.ts';
import type { FieldType } from '../records/field.ts';
import { recordKinds } from '../records/record-kinds.ts';
import { textOf } from '../records/values.ts';

/** Fields of records that hold words; others hold addresses, numbers and times. */
const wordTypes: ReadonlySet<FieldType> = new Set<FieldType>(['line', 'lines', 'source', 'plain']);

const tileTexts = ['title', 'text', 'button'] as const;
const pageTexts = ['heading', 'source', 'metaTitle', 'metaDescription'] as const;

/** A text of a content, by the path of its field. */
export interface FieldText {
  readonly field: string;
  readonly text: string;
}

/** J-293: the texts of a content in which an editor searches, in the order of its form. Addresses are none of them. */
export function textsOf(content: Content): readonly FieldText[] {
  if (isRecordContent(content))
    return recordKinds[content.kind].fields
      .filter(({ type }) => wordTypes.has(type))
      .map(({ name }) => ({ field: name, text: textOf(content.values, name) }));
  switch (content.kind) {
    case 'banner':
      return content.tiles.flatMap((tile, at) => tileTexts.map((name) => ({ field: `tiles.${at}.${name}`, text: tile[name] })));
    case 'page':
      return pageTexts.map((field) => ({ field, text: content[field] }));
    case 'redirect':
    case 'product':
    case 'translation':
      return [];
  }
}

/** A content with other texts in some of its fields. @param texts by the path of the field */
export function withTexts(content: Content, texts: ReadonlyMap<string, string>): Content {
  if (isRecordContent(content)) return { ...content, values: { ...content.values, ...Object.fromEntries(texts) } };
  switch (content.kind) {
    case 'banner':
      return {
        ...content,
        tiles: content.tiles.map((tile, at) => ({
          ...tile,
          ...Object.fromEntries(tileTexts.map((name) => [name, texts.get(`tiles.${at}.${name}`) ?? tile[name]])),
        })),
      };
    case 'page':
      return { ...content, ...Object.fromEntries(pageTexts.map((field) => [field, texts.get(field) ?? content[field]])) };
    case 'redirect':
    case 'product':
    case 'translation':
      return content;
  }
}
