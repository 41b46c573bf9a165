import { escapeAttribute as escape } from '../../pages/html.ts';
import { ICON } from '../../pages/icon.ts';
import type { RegistryChange } from 'release-kit/schema';
import type { BrokenPart, FederationStatus, LiveCanary, LiveRelease } from './federation-status.ts';
import { operatorStyles } from '../../pages/operator-styles.ts';

/** `2026-05-11 12:40:03 UTC` */
const instant = (at: Date): string => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`;

const time = (at: Date): string => `<time datetime="${at.toISOString()}">${instant(at)}</time>`;

/** Release documents give times as text; text that is no time is shown as it is. */
const moment = (text: string): string => {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? escape(text) : time(at);
};

const release = ({ name, release, version, commit, owner, builtAt: built, renderedOnServer, document }: LiveRelease): string => `<li>
<h3>${escape(name)}</h3>
<dl>
<dt>Version</dt><dd>${escape(version)}</dd>
<dt>Release</dt><dd><code>${escape(release)}</code></dd>
<dt>Commit</dt><dd><code>${escape(commit)}</code></dd>
<dt>Owner</dt><dd>${escape(owner)}</dd>
<dt>Built</dt><dd>${moment(built)}</dd>
<dt>Rendered</dt><dd><span class="tag${renderedOnServer ? '' : ' warning'}">${renderedOnServer ? 'on the server' : 'in browsers alone'}</span></dd>
</dl>
<a href="${escape(document)}">release.json<span class="muted"> of ${escape(name)}</span></a>
</li>`;

const canary = ({ name, release, percentage, usable }: LiveCanary): string => {
  const share = usable
    ? `<span class="tag part">${percentage} % of visitors</span>`
    : '<span class="tag error">unusable: nobody gets it</span>';
  return `<li><span>${escape(name)} <code>${escape(release)}</code></span>${share}</li>`;
};

const killed = (name: string): string => `<li>${escape(name)}<span class="tag error">switched off</span></li>`;

const circuit = ({ part, state, pauseMs }: BrokenPart): string => {
  const next = pauseMs > 0 ? `next try in ${Math.ceil(pauseMs / 1000)} s` : 'next try with the next page';
  return `<li><code>${escape(part)}</code><span class="tag ${state === 'open' ? 'error' : 'warning'}">${state}, ${next}</span></li>`;
};

const change = ({ revision, at, by, text }: RegistryChange): string =>
  `<li><span>${escape(text)}</span><span class="muted">revision ${revision} by ${escape(by)}, ${moment(at)}</span></li>`;

const list = <Item>(items: readonly Item[], line: (item: Item) => string, kind: string, empty: string): string =>
  items.length === 0 ? `<p class="empty">${empty}</p>` : `<ul class="${kind}">${items.map(line).join('')}</ul>`;

/** The status page: for engineers, without scripts, rendered by the server itself and by no release. */
export const statusPage = (status: FederationStatus): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow"><title>Federation status: revision ${status.revision}</title><style>${operatorStyles}</style><link rel="icon" href="${ICON}"></head><body>
<header><div><h1>Federation status</h1><p>Registry revision ${status.revision}, ${instant(status.now)}</p></div></header>
<main>
<h2>Live releases</h2>
${list(status.releases, release, 'releases', 'None.')}
${status.killed.length === 0 ? '' : `<h2>Switched off</h2>${list(status.killed, killed, 'lines', '')}`}
<h2>Canaries</h2>
${list(status.canaries, canary, 'lines', 'None: every visitor gets the live releases.')}
<h2>Circuits</h2>
${list(status.circuits, circuit, 'lines', 'All closed: no part keeps failing on this server.')}
<h2>Last changes of the registry</h2>
${list(status.changes, change, 'lines', 'None yet.')}
</main></body></html>`;
