import type { Translate } from './translate.ts';

/** Tags and the texts between them. */
const pieces = /<[^>]*>|[^<]+/g;
const voidTags = /^<(?:br|hr|img|input|source|wbr)\b|\/>$/i;

/** Words without a Cyrillic letter; an e-mail address is in no language. */
const isPolish = (text: string): boolean => /\p{L}{3}/u.test(text) && !/[а-яґєії]|^\S+@\S+$/i.test(text);

interface Part {
  /** Its pieces as they are written. */
  readonly own: string[];
  /** The same, texts translated. */
  readonly translated: string[];
  readonly left: Set<number>;
  isTranslated: boolean;
}

/**
 * Translates one top-level element. What has no translation is marked with `lang="pl"`: the whole element where nothing has one, a
 * paragraph that is translated in part only, because its texts are one sentence, and such a table, because its rows are compared with
 * each other.
 */
function written({ own, translated, left, isTranslated }: Part): string {
  if (left.size === 0) return translated.join('');
  const [first = ''] = own;
  const isWhole = !isTranslated || /^<(?:table|p)\b/i.test(first);
  if (isWhole && first.startsWith('<')) return [first.replace(/^<[\w-]+/, '$& lang="pl"'), ...own.slice(1)].join('');
  return translated.map((piece, index) => (left.has(index) ? `<span lang="pl">${piece}</span>` : piece)).join('');
}

const isHeading = ({ own: [first = ''] }: Part): boolean => /^<h[1-6]\b/i.test(first);

/** A heading in another language than all that stands under it would be alone in its language: it stays Polish as well. */
function keepWithTexts(parts: readonly Part[]): void {
  for (const [at, part] of parts.entries()) {
    if (!isHeading(part) || !part.isTranslated) continue;
    const rest = parts.slice(at + 1);
    const end = rest.findIndex(isHeading);
    const under = end < 0 ? rest : rest.slice(0, end);
    if (under.some(({ isTranslated }) => isTranslated) || under.every(({ left }) => left.size === 0)) continue;
    part.isTranslated = false;
    part.left.add(0);
  }
}

/**
 * HTML of the shop (sanitised when it was stored), text by text in the language of a reader. What stays Polish is marked with `lang`, so that
 * nobody who draws it has to look.
 * @param isName whether a text is the same in both languages, and needs no mark
 */
export function translateHtml(html: string, translate: Translate, isName: (text: string) => boolean = () => false): string {
  const parts: Part[] = [];
  let depth = 0;
  let part: Part | undefined;
  for (const piece of html.match(pieces) ?? []) {
    if (part === undefined || depth === 0) {
      part = { own: [], translated: [], left: new Set(), isTranslated: false };
      parts.push(part);
    }
    part.own.push(piece);
    if (piece.startsWith('</')) depth -= 1;
    else if (piece.startsWith('<')) depth += voidTags.test(piece) ? 0 : 1;
    else {
      const text = piece.trim();
      const translated = text === '' ? text : translate(text);
      if (isPolish(translated) && !isName(text)) part.left.add(part.translated.length);
      else if (translated !== text) part.isTranslated = true;
      part.translated.push(piece.replace(text, () => translated));
      continue;
    }
    part.translated.push(piece);
  }
  keepWithTexts(parts);
  return parts.map(written).join('');
}
