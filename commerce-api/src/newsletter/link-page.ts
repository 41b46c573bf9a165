import { createHash } from 'node:crypto';

const style = `
:root { color-scheme: light dark; --ink: #12161f; --muted: #556072; --page: #f4f6fa; --card: #fff; --line: #dde3ec; --accent: #2a3fe5; --on: #fff }
@media (prefers-color-scheme: dark) { :root { --ink: #eef1f6; --muted: #a9b3c4; --page: #0f131a; --card: #181e28; --line: #303948; --accent: #8b99ff; --on: #0f131a } }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px; background: var(--page); color: var(--ink); font: 16px/24px system-ui, sans-serif }
main { width: 100%; max-width: 440px; padding: 24px; background: var(--card); border: 1px solid var(--line); border-radius: 12px }
h1 { margin: 0 0 8px; font-size: 22px; line-height: 28px }
p { margin: 0 0 16px; color: var(--muted) }
button { width: 100%; min-height: 48px; margin-bottom: 12px; padding: 0 20px; font: inherit; font-weight: 600; border: 0; border-radius: 10px; background: var(--accent); color: var(--on); cursor: pointer }
a { display: inline-block; padding: 10px 0; color: var(--accent) }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }`;

/** No script, no other origin: the page asks for nothing but its own style and its own form. */
export const linkPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export interface LinkPage {
  readonly storeName: string;
  readonly heading: string;
  readonly text: string;
  /** What is done by a press; a look alone does nothing, since programs that check e-mails open their links too. */
  readonly button?: string;
}

/** The page to which a link of an e-mail leads. Its form goes to the page's own address. */
export function linkPage({ storeName, heading, text, button }: LinkPage): string {
  const form = button === undefined ? '' : `<form method="post"><button>${escaped(button)}</button></form>`;
  return `<!doctype html><html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escaped(heading)} – ${escaped(storeName)}</title><style>${style}</style></head>
<body><main><h1>${escaped(heading)}</h1><p>${escaped(text)}</p>${form}<a href="/">Przejdź do sklepu</a></main></body></html>`;
}
