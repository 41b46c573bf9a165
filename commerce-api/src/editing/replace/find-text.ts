/** Characters of a text that are shown on each side of what was found. */
const contextLength = 50;

/** What is looked for. */
export interface TextSought {
  readonly search: string;
  /** Capitals and small letters differ. */
  readonly matchCase: boolean;
}

/** A place in a text. */
export interface TextHit {
  /** The how many-th of its text, from 0. */
  readonly index: number;
  readonly before: string;
  readonly found: string;
  readonly after: string;
}

/** A space that is typed finds those that keep a line together, too. */
const expression = ({ search, matchCase }: TextSought): RegExp =>
  new RegExp(search.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll(/[ \u00A0]/g, '[ \\u00A0]'), matchCase ? 'gu' : 'giu');

/** J-293: where a text has what is looked for, each with some words around it. */
export const findText = (text: string, sought: TextSought): readonly TextHit[] =>
  Array.from(text.matchAll(expression(sought)), ({ 0: found, index: at }, index) => ({
    index,
    before: text.slice(Math.max(0, at - contextLength), at),
    found,
    after: text.slice(at + found.length, at + found.length + contextLength),
  }));

/**
 * A text with another one in chosen places.
 * @param chosen which of the places, as `findText` counts them
 * @returns null where one of them is not there
 */
export function replaceText(text: string, sought: TextSought, chosen: ReadonlySet<number>, replacement: string): string | null {
  let index = -1;
  let replaced = 0;
  const result = text.replace(expression(sought), (found) => {
    index += 1;
    if (!chosen.has(index)) return found;
    replaced += 1;
    return replacement;
  });
  return replaced === chosen.size ? result : null;
}
