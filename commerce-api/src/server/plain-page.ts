import { createHash } from 'node:crypto';
import { htmlLanguage, type Language } from 'shared-contracts/language';

const base = `
:root { color-scheme: light dark; --ink: #12161f; --muted: #556072; --page: #f4f6fa; --card: #fff; --line: #dde3ec; --control: #7c8798; --accent: #2a3fe5; --on: #fff }
@media (prefers-color-scheme: dark) { :root { --ink: #eef1f6; --muted: #a9b3c4; --page: #0f131a; --card: #181e28; --line: #303948; --control: #6f7b8f; --accent: #8b99ff; --on: #0f131a } }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px; background: var(--page); color: var(--ink); font: 16px/24px system-ui, sans-serif }
main { width: 100%; max-width: 440px; padding: 24px; background: var(--card); border: 1px solid var(--line); border-radius: 12px }
h1 { margin: 0 0 8px; font-size: 22px; line-height: 28px }
p { margin: 0 0 16px; color: var(--muted) }
button { width: 100%; min-height: 48px; padding: 0 20px; font: inherit; font-weight: 600; border: 0; border-radius: 10px; background: var(--accent); color: var(--on); cursor: pointer }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }`;

/** Puts a text into HTML, in an attribute as well. */
export const escapedHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

interface PlainPage {
  /** Default: Polish. */
  readonly language?: Language;
  readonly title: string;
  /** HTML of the card. */
  readonly main: string;
}

/**
 * Small pages of the commerce server's own, one card each. They have no script and ask no other origin: nothing but their own
 * style and their own form.
 * @param ownStyle rules beside those of every such page
 * @returns the page as HTML, and the Content-Security-Policy that it is sent with
 */
export const plainPages = (ownStyle: string) => {
  const style = `${base}\n${ownStyle}`;
  return {
    policy: [
      "default-src 'none'",
      `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    page: ({ title, main, language = 'pl' }: PlainPage): string =>
      `<!doctype html><html lang="${htmlLanguage(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escapedHtml(title)}</title><style>${style}</style></head>
<body><main>${main}</main></body></html>`,
  };
};
