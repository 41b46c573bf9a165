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

/** Tags with their attributes, and where links and pictures of Markdown lead: no words that anybody reads. */
const marks = /<[a-z/!][^>]*>|\]\([^)]*\)/gi;

interface Place {
  readonly at: number;
  readonly found: string;
}

/** The places of a text that have what is looked for, none of them in an address or a tag. */
function placesOf(text: string, sought: TextSought): readonly Place[] {
  const spans = Array.from(text.matchAll(marks), ({ 0: mark, index }) => [index, index + mark.length] as const);
  return Array.from(text.matchAll(expression(sought)), ({ 0: found, index }) => ({ at: index, found })).filter(
    ({ at, found }) => !spans.some(([from, to]) => at < to && at + found.length > from),
  );
}

/** J-293: where a text has what is looked for, each with some words around it. */
export const findText = (text: string, sought: TextSought): readonly TextHit[] =>
  placesOf(text, sought).map(({ at, found }, index) => ({
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
  const places = placesOf(text, sought).filter((_, index) => chosen.has(index));
  if (places.length !== chosen.size) return null;
  let end = 0;
  const parts = places.flatMap(({ at, found }) => {
    const kept = text.slice(end, at);
    end = at + found.length;
    return [kept, replacement];
  });
  return parts.join('') + text.slice(end);
}
