/** J-319: the text of an issue, whose HTML the shop has sanitised, as an e-mail shows it. */
import { escapeHtml } from './escape-html.ts';

const styles: Readonly<Record<string, string>> = {
  h1: 'margin:24px 0 8px;font-size:22px;line-height:28px',
  h2: 'margin:24px 0 8px;font-size:18px;line-height:26px',
  h3: 'margin:16px 0 8px;font-size:16px;line-height:24px',
  p: 'margin:0 0 16px',
  ul: 'margin:0 0 16px;padding-left:24px',
  ol: 'margin:0 0 16px;padding-left:24px',
  li: 'margin:0 0 6px',
};

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const plain = (text: string): string => text.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);

/** Links and pictures of the shop with its address; styles at each element. @param origin `https://sklep.example` */
export function issueHtml(html: string, origin: string, accent: string): string {
  const home = escapeHtml(origin);
  return html
    .replaceAll(/<(h[1-3]|p|ul|ol|li)>/g, (_tag, name: string) => `<${name} style="${styles[name] ?? ''}">`)
    .replaceAll(
      /<a href="(\/?)/g,
      (_link, slash: string) => `<a class="link" style="color:${accent}" href="${slash === '' ? '' : `${home}/`}`,
    )
    .replaceAll(/<img src="(\/[^"]*)"/g, `<img style="max-width:100%;height:auto" src="${home}$1&amp;f=jpeg"`);
}

/** The same for readers without HTML: links are named with their addresses. */
export function issueText(html: string, origin: string): string {
  return plain(
    html
      .replaceAll(
        /<a href="([^"]*)">([^]*?)<\/a>/g,
        (_link, href: string, label: string) => `${label} (${href.startsWith('/') ? origin : ''}${href})`,
      )
      .replaceAll('<li>', '– ')
      .replaceAll(/<br \/>/g, '\n')
      .replaceAll(/<\/(?:p|h[1-4]|ul|ol|table)>/g, '\n\n')
      .replaceAll(/<\/(?:li|tr)>/g, '\n')
      .replaceAll(/<[^>]*>/g, ''),
  )
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
