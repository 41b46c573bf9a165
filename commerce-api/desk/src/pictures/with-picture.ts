import type { UploadedPicture } from '../api.ts';

interface Selected {
  readonly text: string;
  /** Where the selection begins and ends. */
  readonly start: number;
  readonly end: number;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text with a picture in the place of what is selected, in a paragraph of its own. Pages say what it shows as it was described last. */
export function withPicture(
  { text, start, end }: Selected,
  { address, alt_pl: alt }: Pick<UploadedPicture, 'address' | 'alt_pl'>,
  format: 'markdown' | 'html',
): string {
  const picture =
    format === 'html'
      ? `<p><img src="${address}" alt="${alt.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)}" /></p>`
      : `![${alt.replaceAll(/[[\]\\]/g, ' ')}](${address})`;
  const [before, after] = [text.slice(0, start).trimEnd(), text.slice(end).trimStart()];
  return [before, picture, after].filter((part) => part !== '').join('\n\n');
}
