import type { Say } from './translator.ts';

/** Tags and the texts between them. */
const pieces = /<[^>]*>|[^<]+/g;
const voidTags = /^<(?:br|hr|img|input|source|wbr)\b|\/>$/i;

/** Words without a Cyrillic letter; an e-mail address is in no language. */
const isPolish = (text: string): boolean => /\p{L}{3}/u.test(text) && !/[а-яґєії]|^\S+@\S+$/i.test(text);

interface Part {
  /** Its pieces as they are written. */
  readonly own: string[];
  /** The same, the texts said. */
  readonly said: string[];
  readonly left: Set<number>;
  isSaid: boolean;
}

/**
 * Says the texts of one element of the top level; what cannot be said is marked as Polish, all of it at once where nothing can, and
 * a table whose cells can be said in part: its rows are compared with each other.
 */
function written({ own, said, left, isSaid }: Part): string {
  if (left.size === 0) return said.join('');
  const [first = ''] = own;
  const isWhole = !isSaid || first.startsWith('<table');
  if (isWhole && first.startsWith('<')) return [first.replace(/^<[\w-]+/, '$& lang="pl"'), ...own.slice(1)].join('');
  return said.map((piece, index) => (left.has(index) ? `<span lang="pl">${piece}</span>` : piece)).join('');
}

/**
 * HTML of the shop (sanitised when it was stored), text by text in the language of a reader. What stays Polish says so (`lang`), so that
 * nobody who draws it has to look.
 */
export function sayHtml(html: string, say: Say): string {
  const parts: Part[] = [];
  let depth = 0;
  let part: Part | undefined;
  for (const piece of html.match(pieces) ?? []) {
    if (part === undefined || depth === 0) {
      part = { own: [], said: [], left: new Set(), isSaid: false };
      parts.push(part);
    }
    part.own.push(piece);
    if (piece.startsWith('</')) depth -= 1;
    else if (piece.startsWith('<')) depth += voidTags.test(piece) ? 0 : 1;
    else {
      const text = piece.trim();
      const said = text === '' ? text : say(text);
      if (isPolish(said)) part.left.add(part.said.length);
      else if (said !== text) part.isSaid = true;
      part.said.push(piece.replace(text, () => said));
      continue;
    }
    part.said.push(piece);
  }
  return parts.map(written).join('');
}
