import { escapeHtml } from './content/escape-html.ts';
import type { InboxRow } from './transactions.ts';

const times = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Europe/Warsaw' });

const mailHtml = ({ kind, recipient, delivered_at: at, subject, body_text: text, body_html: html }: InboxRow): string => `
<article>
<h2>${escapeHtml(subject)}</h2>
<p>Do: <a href="/dev/mail?to=${encodeURIComponent(recipient)}">${escapeHtml(recipient)}</a> · ${escapeHtml(times.format(at))} · ${escapeHtml(kind)}</p>
<details><summary>HTML</summary><iframe sandbox="allow-popups" title="HTML" srcdoc="${escapeHtml(html.replace('<head>', '<head><base target="_blank">'))}"></iframe></details>
<details><summary>Tekst</summary><pre>${escapeHtml(text)}</pre></details>
</article>`;

/** The sandbox inbox as a page, newest first. */
export const inboxPage = (mails: readonly InboxRow[]): string => `<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Poczta testowa</title>
<style>
body { margin: 24px auto; max-width: 800px; padding: 0 16px; font: 16px/24px system-ui, sans-serif; color: #12161f; background: #f4f6fa; }
article { margin: 16px 0; padding: 16px 24px; border: 1px solid #dde3ec; border-radius: 12px; background: #fff; }
h2 { margin: 0; font-size: 18px; }
p { margin: 4px 0 12px; color: #556072; }
iframe { width: 100%; height: 700px; border: 0; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
</style>
</head>
<body>
<h1>Poczta testowa</h1>
${mails.length === 0 ? '<p>Nie ma jeszcze żadnych wiadomości.</p>' : mails.map(mailHtml).join('')}
</body>
</html>
`;
