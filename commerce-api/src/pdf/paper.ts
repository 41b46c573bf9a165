import { createRequire } from 'node:module';
import type PdfDocument from 'pdfkit';

export type Pdf = InstanceType<typeof PdfDocument>;

const require = createRequire(import.meta.url);
// The shop's own type, whole: a file of the pages' subsets lacks Latin letters or Cyrillic ones.
const fonts = {
  plain: require.resolve('@expo-google-fonts/onest/400Regular/Onest_400Regular.ttf'),
  strong: require.resolve('@expo-google-fonts/onest/700Bold/Onest_700Bold.ttf'),
} as const;
/** Loaded when the first paper is drawn: no start waits for its tables of letters. */
const pdfDocument = (): typeof PdfDocument => require('pdfkit') as typeof PdfDocument; // what the package exports
export type Font = keyof typeof fonts;

export const ink = '#12161F';
export const muted = '#556072';
export const hairline = '#DDE3EC';

interface PaperFrame {
  readonly title: string;
  readonly author: string;
  /** `pl-PL` */
  readonly locale: string;
  /** When it was made, ISO 8601: the same paper has the same bytes whenever it is loaded again. */
  readonly at: string;
  /** Points. */
  readonly margin: number;
}

/** A PDF on A4 in the shop's type. @returns the paper to draw on, and its bytes once `end` has been called */
export function startPaper({ title, author, locale, at, margin }: PaperFrame): { readonly pdf: Pdf; readonly bytes: Promise<Buffer> } {
  const made = new Date(at);
  const pdf = new (pdfDocument())({
    size: 'A4',
    margin,
    lang: locale,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: made, ModDate: made },
  });
  const parts: Buffer[] = [];
  const bytes = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
  for (const [name, file] of Object.entries(fonts)) pdf.registerFont(name, file);
  return { pdf, bytes };
}
