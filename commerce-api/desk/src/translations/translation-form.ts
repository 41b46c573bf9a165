import type { FieldValues } from 'react-hook-form';
import type { Content, ContentEntry } from '../api.ts';

export type TextToTranslate = NonNullable<ContentEntry['translation']>[number];

/** Translations as the fields of the form: as their editor wrote them (J-377), else what shoppers get now, which is HTML. */
export const translationValues = (texts: readonly TextToTranslate[]): FieldValues => ({
  formats: Object.fromEntries(
    texts.filter(({ is_html: isHtml }) => isHtml).map(({ field, written }) => [field, written?.format ?? 'html']),
  ),
  texts: Object.fromEntries(texts.map(({ field, ukrainian, written }) => [field, written?.text ?? ukrainian])),
});

/** The fields of a group, by their names. */
const fieldsOf = (values: FieldValues, group: string): Readonly<Record<string, unknown>> => (values[group] ?? {}) as never; // the form's fields

/** What the fields say. What shoppers get from the shop's own texts stays theirs while nobody writes it otherwise. */
export function translationContent(texts: readonly TextToTranslate[], values: FieldValues): Content {
  const typed = fieldsOf(values, 'texts');
  const formats = fieldsOf(values, 'formats');
  return {
    kind: 'translation',
    texts: texts.flatMap(({ field, polish, is_html: isHtml, is_own: isOwn, ukrainian: known }) => {
      const text = typed[field];
      const format = formats[field] === 'markdown' ? ('markdown' as const) : ('html' as const);
      const ukrainian = typeof text === 'string' ? text : '';
      return !isOwn && ukrainian === known ? [] : [{ field, polish, ukrainian, ...(isHtml && { format }) }];
    }),
  };
}
