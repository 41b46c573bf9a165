import { cleanText } from 'shared-contracts/reviews';
import type { ContentProblem } from '../editing/content.ts';
import { textProblem } from '../editing/problems.ts';

/** Longest texts, characters. */
const longest = { name: 100, alt: 250 } as const;

interface Sent {
  readonly alt_pl: string;
  readonly alt_ua: string;
  readonly is_decorative: boolean;
}

/** What editors say of a picture, as it is kept. */
export const describedPicture = {
  /** The name of a file; of a longer one its beginning. */
  name: (sent: string): string => cleanText(sent, { lines: false }).slice(0, longest.name),
  /** J-292: what it shows is said in both languages, unless it decorates only. */
  texts: ({ alt_pl, alt_ua, is_decorative: isDecorative }: Sent) => {
    const altPl = cleanText(alt_pl, { lines: false });
    const altUa = cleanText(alt_ua, { lines: false });
    const problem = (text: string): ContentProblem | null => textProblem(text, longest.alt, !isDecorative);
    return { text: { altPl, altUa, isDecorative }, problems: { alt_pl: problem(altPl), alt_ua: problem(altUa) } };
  },
} as const;
