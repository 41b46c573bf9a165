import type { Language } from 'shared-contracts';
import type { Palette } from 'shared-contracts/palettes';
import type { Block, MailContent, Value } from './content.ts';
import { escapeHtml } from './escape-html.ts';
import { issueHtml } from './issue-html.ts';

export type Colours = Pick<Palette, 'page' | 'card' | 'line' | 'ink' | 'muted' | 'accent' | 'accentText' | 'onAccent'>;

/**
 * What readers with a dark screen get, those of phones above all: the colours at the elements are the light ones, which only a style sheet can
 * overrule. Where a reader throws it away the e-mail stays light.
 */
const darkStyle = ({ page, card, line, ink, muted, accent, accentText, onAccent }: Colours): string =>
  '@media (prefers-color-scheme:dark){' +
  `.page{background:${page}!important;color:${ink}!important}` +
  `.card{background:${card}!important;border-color:${line}!important}` +
  `.row{border-color:${line}!important}.muted{color:${muted}!important}.link{color:${accentText}!important}` +
  `.button{background:${accent}!important;color:${onAccent}!important}}`;

const font = "-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

/** Longer values, such as an account number, stand below their name: beside it they do not fit on a phone. */
const mostBeside = 22;

function valueHtml({ name, note, value, isSum }: Value, colours: Colours): string {
  const weight = isSum === true ? 'font-weight:700;font-size:18px;line-height:26px;' : '';
  const row = `padding:10px 0;border-top:1px solid ${colours.line};overflow:hidden;overflow-wrap:anywhere;${weight}`;
  const small =
    note === undefined ? '' : `<br><span class="muted" style="color:${colours.muted};font-size:14px">${escapeHtml(note)}</span>`;
  const label = `<span>${escapeHtml(name)}</span>${small}`;
  const text = escapeHtml(value);
  // Beside its name the value floats, so that no table is needed.
  return value.length > mostBeside
    ? `<div class="row" style="${row}">${label}<br><span style="font-weight:600">${text}</span></div>`
    : `<div class="row" style="${row}"><span style="float:right;padding-left:16px;font-weight:600;white-space:nowrap">${text}</span>${label}</div>`;
}

function blockHtml(block: Block, colours: Colours): string {
  const title = (text: string): string => `<h2 style="margin:32px 0 8px;font-size:18px;line-height:26px">${escapeHtml(text)}</h2>`;
  switch (block.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 16px">${escapeHtml(block.text)}</p>`;
    case 'button':
      return (
        `<p style="margin:24px 0"><a class="button" href="${escapeHtml(block.url)}" style="display:inline-block;padding:12px 24px;border-radius:10px;` +
        `background:${colours.accent};color:${colours.onAccent};font-weight:600;text-decoration:none">${escapeHtml(block.label)}</a></p>`
      );
    case 'link':
      return (
        `<p style="margin:0 0 16px;font-size:14px;line-height:20px"><a class="link" href="${escapeHtml(block.url)}" style="color:${colours.accentText}">` +
        `${escapeHtml(block.label)}</a></p>`
      );
    case 'rich':
      return issueHtml(block.html, block.origin, colours.accentText);
    case 'lines':
      return `${title(block.title)}<p style="margin:0 0 16px">${block.lines.map(escapeHtml).join('<br>')}</p>`;
    case 'values':
      return `${title(block.title)}<div>${block.values.map((value) => valueHtml(value, colours)).join('')}</div>`;
  }
}

export interface HtmlFrame {
  readonly language: Language;
  readonly storeName: string;
  readonly home: string;
  readonly footer: readonly string[];
  readonly colours: Colours;
  /** For dark screens. */
  readonly dark: Colours;
}

/** An e-mail as HTML: every style stands at its element, since mail readers throw style sheets away; what is left of one is for dark screens. */
export function asHtml({ subject, heading, blocks }: MailContent, { language, storeName, home, footer, colours, dark }: HtmlFrame): string {
  return `<!doctype html>
<html lang="${language === 'ua' ? 'uk' : 'pl'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title>
<style>${darkStyle(dark)}</style></head>
<body class="page" style="margin:0;background:${colours.page};color:${colours.ink};font:16px/24px ${font}">
<div style="max-width:600px;margin:0 auto;padding:24px 16px">
<p style="margin:0 0 16px;font-size:22px;line-height:28px;font-weight:700"><a class="link" href="${escapeHtml(home)}" style="color:${colours.accentText};text-decoration:none">${escapeHtml(storeName)}</a></p>
<div class="card" style="padding:32px 24px;border:1px solid ${colours.line};border-radius:12px;background:${colours.card};overflow-wrap:anywhere">
<h1 style="margin:0 0 16px;font-size:28px;line-height:36px">${escapeHtml(heading)}</h1>
${blocks.map((block) => blockHtml(block, colours)).join('\n')}
</div>
<p class="muted" style="margin:24px 0 0;color:${colours.muted};font-size:14px;line-height:20px">${footer.map(escapeHtml).join('<br>')}</p>
</div>
</body>
</html>
`;
}
