import type { Translator } from './translator.ts';
import { untypeset } from './untypeset.ts';
import type { WrittenTexts } from './written-texts.ts';

/** J-376: a translator to whom some texts come before all others, as they will when they are published. Polish stays Polish. */
export function withTexts(known: Translator, { plain, html }: WrittenTexts): Translator {
  if (known.language === 'pl' || plain.size + html.size === 0) return known;
  const written = (polish: string): string | undefined => plain.get(untypeset(polish)) ?? known.written(polish);
  const writtenHtml = (polish: string): string | undefined => html.get(untypeset(polish)) ?? known.writtenHtml(polish);
  return {
    language: known.language,
    translate: (text, kept) => plain.get(untypeset(text)) ?? known.translate(text, kept),
    translateHtml: (text) => html.get(untypeset(text)) ?? known.translateHtml(text),
    written,
    writtenHtml,
  };
}
