import { OVERRIDE_RESET } from 'shared-contracts/federation';
import { escapeAttribute as escape } from './html.ts';
import { ICON } from './icon.ts';
import { hashOf } from '../http/security.ts';
import { operatorPolicy, operatorStyles } from './operator-styles.ts';
import type { OverrideProblem, OverrideProblemKind } from '../releases/overrides/override-problem.ts';

const titles: Readonly<Record<OverrideProblemKind, string>> = {
  refused: 'This address is not allowed',
  unreachable: 'This address cannot be read',
  unusable: 'This release cannot be shown',
};

const statuses: Readonly<Record<OverrideProblemKind, number>> = { refused: 403, unreachable: 502, unusable: 422 };

const styles = `${operatorStyles}p+p{margin-top:12px}:is(header>div,main){max-width:760px}pre{margin:16px 0;padding:16px;background:var(--card);border:1px solid var(--line);border-radius:12px;font:.875rem/1.5rem ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}a{display:inline-block;padding:10px 0}`;

/** Only what the page's own answer needs. */
interface OverrideAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

/**
 * Tells a developer why the release that they asked for is not shown, and leads to the page as it is without it.
 * @param location the page without its parameters of overrides
 */
export const overrideProblemPage = ({ problemKind, message }: OverrideProblem, location: string): OverrideAnswer => {
  const reset = `${location}${location.includes('?') ? '&' : '?'}${OVERRIDE_RESET}=1`;
  return {
    status: statuses[problemKind],
    headers: {
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': operatorPolicy(hashOf(styles)),
      'x-robots-tag': 'noindex, nofollow',
    },
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow"><title>${titles[problemKind]}</title><style>${styles}</style><link rel="icon" href="${ICON}"></head><body>
<header><div><h1>${titles[problemKind]}</h1></div></header>
<main>
<pre>${escape(message)}</pre>
<p>Nothing has changed: pages are shown as before.</p>
<p><a href="${escape(location)}">Open the page without it</a></p>
<p><a href="${escape(reset)}">Open it without any override</a></p>
</main></body></html>`,
  };
};
