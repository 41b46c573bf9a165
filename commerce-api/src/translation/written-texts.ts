import type { EditorTranslation } from '../model/index.ts';
import { untypeset } from './untypeset.ts';

/**
 * What editors have written at the desk, by the Polish text without typography (`untypeset`). Short texts are never read as HTML: what
 * stands in them may look like it, and nothing has made it safe.
 */
export interface WrittenTexts {
  readonly plain: ReadonlyMap<string, string>;
  readonly html: ReadonlyMap<string, string>;
}

export const noTexts: WrittenTexts = { plain: new Map(), html: new Map() };

/** @param translations the last one counts where two contents have a text that is translated in two ways */
export function writtenTexts(translations: readonly EditorTranslation[]): WrittenTexts {
  const texts = translations.flatMap((translation) => translation.texts);
  const ofKind = (asHtml: boolean): ReadonlyMap<string, string> =>
    new Map(texts.filter(({ isHtml = false }) => isHtml === asHtml).map(({ polish, ukrainian }) => [untypeset(polish), ukrainian]));
  return { plain: ofKind(false), html: ofKind(true) };
}
