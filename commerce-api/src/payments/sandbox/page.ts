import { createHash } from 'node:crypto';
import { formatMoney, grosze } from 'shared-contracts/money';
import type { SandboxTransaction } from './jobs.ts';

const style = `
:root { color-scheme: light dark; --ink: #12161f; --muted: #556072; --page: #f4f6fa; --card: #fff; --line: #dde3ec; --accent: #2a3fe5; --on: #fff }
@media (prefers-color-scheme: dark) { :root { --ink: #eef1f6; --muted: #a9b3c4; --page: #0f131a; --card: #181e28; --line: #303948; --accent: #8b99ff; --on: #0f131a } }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px; background: var(--page); color: var(--ink); font: 16px/24px system-ui, sans-serif }
main { width: 100%; max-width: 440px; padding: 24px; background: var(--card); border: 1px solid var(--line); border-radius: 12px }
h1 { margin: 0 0 8px; font-size: 22px; line-height: 28px }
p { margin: 0 0 16px; color: var(--muted) }
strong { display: block; margin: 0 0 24px; font-size: 36px; line-height: 44px; font-variant-numeric: tabular-nums }
form { display: grid; gap: 12px }
button { min-height: 48px; padding: 0 20px; font: inherit; font-weight: 600; border-radius: 10px; border: 1px solid var(--muted); background: none; color: var(--ink); cursor: pointer }
button[value=pay] { border-color: var(--accent); background: var(--accent); color: var(--on) }
button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
small { display: block; margin-top: 20px; color: var(--muted); font-size: 14px; line-height: 20px }`;

/** No script, no other origin: the page asks for nothing but its own style and its own form. */
export const sandboxPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const names = { payu: 'PayU', tpay: 'Tpay' } as const;

/** The page on which a payment is made, refused or given up. */
export function sandboxPage({ gateway, amount, description }: SandboxTransaction): string {
  const name = names[gateway];
  return `<!doctype html><html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>Płatność – bramka testowa ${name}</title><style>${style}</style></head>
<body><main><h1>Bramka testowa ${name}</h1><p>${escaped(description)}</p><strong>${formatMoney(grosze(amount))}</strong>
<form method="post">
<button name="action" value="pay">Zapłać</button>
<button name="action" value="refuse">Odrzuć płatność</button>
<button name="action" value="cancel">Anuluj i wróć do sklepu</button>
</form><small>To nie jest prawdziwa płatność: żadne pieniądze nie zmieniają właściciela.</small></main></body></html>`;
}
