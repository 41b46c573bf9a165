import { textProblem, longest } from '../problems.ts';
import { pageHtml } from '../page-html.ts';
import type { ContentOf, ContentProblem, EntryName, PageFormat, TranslatedText } from '../content.ts';
import type { EditorTranslation } from '../../model/index.ts';
import { isTranslatedKind, type PolishText, type TranslatedKind } from './translatable.ts';

/** Whose texts an entry translates; null for a key that names nothing of the kind. */
export function subjectOf(key: string): (EntryName & { readonly kind: TranslatedKind }) | null {
  const at = key.indexOf(' ');
  const kind = key.slice(0, at);
  return at > 0 && isTranslatedKind(kind) ? { kind, key: key.slice(at + 1) } : null;
}

/** The key of the entry with the translations of another one. */
export const translationKey = ({ kind, key }: EntryName): string => `${kind} ${key}`;

const formatOf = ({ format }: Pick<TranslatedText, 'format'>): PageFormat => (format === 'html' ? 'html' : 'markdown');

/** A translation as shoppers get it, however it was written. */
export const ukrainianOf = (text: Pick<TranslatedText, 'format' | 'ukrainian'>): string =>
  text.format === undefined ? text.ukrainian : pageHtml({ format: formatOf(text), source: text.ukrainian });

/** What a content says to the shop. */
export const translationDocument = (key: string, { texts }: ContentOf<'translation'>): EditorTranslation => ({
  id: key,
  texts: texts.map((text) => ({
    field: text.field,
    polish: text.polish,
    ukrainian: ukrainianOf(text),
    ...(text.format !== undefined && { isHtml: true }),
  })),
});

/** The same, read from the shop. */
export const translationContent = ({ texts }: EditorTranslation): ContentOf<'translation'> => ({
  kind: 'translation',
  texts: texts.map(({ field, polish, ukrainian, isHtml = false }) => ({
    field,
    polish,
    ukrainian,
    ...(isHtml && { format: 'html' as const }),
  })),
});

/** What is wrong with texts that were translated, by the path of the field. */
export const translationProblems = ({ texts }: ContentOf<'translation'>): Readonly<Record<string, ContentProblem | null>> =>
  Object.fromEntries(
    texts.map(({ field, format, ukrainian }) => [
      `texts.${field}`,
      textProblem(ukrainian, format === undefined ? longest.text : longest.source),
    ]),
  );

/** Texts that are not those of the subject any more: who translates sees the Polish text that is translated. */
export const outdatedTexts = (
  { texts }: ContentOf<'translation'>,
  now: readonly PolishText[],
): Readonly<Record<string, ContentProblem | null>> => {
  const polishOf = new Map(now.map((text) => [text.field, text]));
  return Object.fromEntries(
    texts.map(({ field, polish, format }) => {
      const text = polishOf.get(field);
      const isSame = text?.polish === polish && text.isHtml === (format !== undefined);
      return [`texts.${field}`, isSame ? null : 'polish-changed'];
    }),
  );
};
