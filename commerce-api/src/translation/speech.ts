import { LRUCache } from 'lru-cache';
import type { Language } from 'shared-contracts';
import { sayHtml } from './html-in-language.ts';
import { sayPolish, type Say } from './translator.ts';

/** How the texts of the shop are said to whoever asks. */
export interface Speech {
  readonly language: Language;
  /** Short texts: names, labels, titles. */
  readonly say: Say;
  /** HTML; what stays Polish is marked so. */
  readonly sayHtml: (html: string) => string;
}

/** Pieces of HTML that are kept, some kilobytes each. What could not be said is tried again after a while: a provider may know it by then. */
const keptPieces = 2_000;
const keptMs = 60_000;

/** Gives each request the speech of its language. */
export function speeches(sayIn: (language: Language) => Say): (language: Language) => Speech {
  const known = new LRUCache<string, string>({ max: keptPieces, ttl: keptMs });
  const say = sayIn('ua');
  const sayKept = (html: string): string => {
    const before = known.get(html);
    if (before !== undefined) return before;
    const said = sayHtml(html, say);
    known.set(html, said);
    return said;
  };
  const ukrainian: Speech = { language: 'ua', say, sayHtml: sayKept };
  const polish: Speech = { language: 'pl', say: sayPolish, sayHtml: (html) => html };
  return (language) => (language === 'ua' ? ukrainian : polish);
}
