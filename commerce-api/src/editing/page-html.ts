import { Marked } from 'marked';
import { safeHtml } from '../importing/safe-html.ts';
import type { PageContent } from './content.ts';

const markdown = new Marked({ gfm: true, async: false });

/**
 * J-219: the text of a page as shoppers get it. Whatever is no text of the shop is taken out: scripts, styles, pictures, addresses of other
 * schemes.
 */
export function pageHtml({ format, source }: Pick<PageContent, 'format' | 'source'>): string {
  // Without `async` the answer is a text.
  return safeHtml(format === 'html' ? source : String(markdown.parse(source)));
}
