/** A text that is put together, and how the other language puts it together. */
export interface Template {
  /**
   * Says a text of this form; undefined for another text, and where a part of it cannot be said.
   * @param plain the same text as it was before it was typeset, character by character
   */
  readonly fill: (text: string, plain: string, translatePart: (part: string) => string | undefined) => string | undefined;
}

const place = /\{[=#]?\}/g;

/** What each kind of place may hold. */
const held: Readonly<Record<string, string>> = {
  '{}': '(.+?)',
  '{=}': '([\\p{Lu}\\d].*?)',
  '{#}': '(\\d[\\d ,.:×–-]*?(?:%| zł)?)',
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * @param polish with places: `{}` holds a text that has to be said as well, `{=}` a name and `{#}` an amount, which stay
 * @param ukrainian with the same places in the same order
 */
export function template(polish: string, ukrainian: string): Template {
  const kinds = polish.match(place) ?? [];
  const pieces = polish.split(place);
  const translated = ukrainian.split(place);
  if ((ukrainian.match(place) ?? []).join() !== kinds.join()) throw new Error(`the places of "${polish}" are others in Ukrainian`);
  const form = new RegExp(`^${pieces.map((piece, index) => escaped(piece) + (held[kinds[index] ?? ''] ?? '')).join('')}$`, 'du');
  return {
    fill: (text, plain, translatePart) => {
      // Most texts are of no form: their first and last words tell so for less than the whole expression does.
      if (!plain.startsWith(pieces[0] ?? '') || !plain.endsWith(pieces.at(-1) ?? '')) return undefined;
      const found = form.exec(plain)?.indices?.slice(1);
      if (found === undefined) return undefined;
      // What stays is as it was set.
      const parts = found.map((span, index) => {
        const part = text.slice(...(span ?? []));
        return kinds[index] === '{}' ? translatePart(part) : part;
      });
      if (parts.includes(undefined)) return undefined;
      return translated.map((piece, index) => piece + (parts[index] ?? '')).join('');
    },
  };
}
