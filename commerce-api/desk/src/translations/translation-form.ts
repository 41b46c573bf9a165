import type { FieldValues } from 'react-hook-form';
import type { Content, ContentEntry } from '../api.ts';

export type TextToTranslate = NonNullable<ContentEntry['translation']>[number];

/** Translations as the fields of the form: what shoppers get now, where no editor has written one. */
export const translationValues = (texts: readonly TextToTranslate[]): FieldValues => ({
  // What is there is HTML.
  format: 'html',
  texts: Object.fromEntries(texts.map(({ field, ukrainian }) => [field, ukrainian])),
});

/** What the fields say. What shoppers get from the shop's own texts stays theirs while nobody writes it otherwise. */
export function translationContent(texts: readonly TextToTranslate[], values: FieldValues): Content {
  const typed = values['texts'] as Readonly<Record<string, unknown>> | undefined; // the form's fields
  const format = values['format'] === 'markdown' ? ('markdown' as const) : ('html' as const);
  return {
    kind: 'translation',
    texts: texts.flatMap(({ field, polish, is_html: isHtml, is_own: isOwn, ukrainian: known }) => {
      const text = typed?.[field];
      const ukrainian = typeof text === 'string' ? text : '';
      return !isOwn && ukrainian === known ? [] : [{ field, polish, ukrainian, ...(isHtml && { format }) }];
    }),
  };
}
