/** A part of a long text: what stands below one heading. */
export interface TextPart {
  /** Where links to the heading lead; the same in both languages. */
  readonly id: string;
  readonly level: 2 | 3;
  readonly heading: string;
  /** HTML up to the next heading. */
  readonly html: string;
}

export interface Outline {
  /** HTML above the first heading. */
  readonly before: string;
  readonly parts: readonly TextPart[];
}

/** A text with fewer headings is overlooked at once. */
const fewestHeadings = 3;

// The commerce server writes headings without other attributes; nested blocks cannot be cut apart.
const headings = /<h([23])(?: lang="[a-z]{2}")?>([^]*?)<\/h\1>/g;
const blocks = /<(?:section|table|ul|ol|li|p)\b[^>]*>(?:(?!<\/?(?:section|table|ul|ol|li|p)\b)[^])*<h[23]\b/;

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': '\u00a0' };

/** What a reader sees of a piece of HTML. @param between in the place of each tag */
export const plainText = (html: string, between = ''): string =>
  html
    .replace(/<[^>]*>/g, between)
    .replace(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => entities[entity] ?? entity)
    .trim();

/**
 * J-315: a long text in its parts, for a table of contents; null for one that needs none, or whose headings stand inside other blocks.
 * @param html as the commerce server writes it
 */
export function outlineOf(html: string): Outline | null {
  if (html.includes('<section') || blocks.test(html)) return null;
  const found = [...html.matchAll(headings)];
  if (found.length < fewestHeadings) return null;
  return {
    before: html.slice(0, found[0]?.index ?? 0),
    parts: found.map((match, at) => ({
      id: `czesc-${at + 1}`,
      level: match[1] === '3' ? 3 : 2,
      heading: plainText(match[2] ?? ''),
      html: html.slice(match.index + match[0].length, found[at + 1]?.index),
    })),
  };
}
