import type { ShopStorage } from 'shared-contracts';
import type { PageReleases } from 'shared-contracts/federation';
import type { ClientErrorFacts } from 'shared-contracts/errors';
import { moduleOfPage, type ResolvedPage } from '../../app/resolved-page.ts';
import { REPORT_PATH } from '../../telemetry/report-path.ts';
import { createErrorLog } from './error-log.ts';
import { originOf, type ReleaseRef } from './origin-of.ts';
import { createPageReports } from './page-reports.ts';
import type { Telemetry } from './telemetry.ts';

const HOST = 'host-shell';

export interface TelemetryPage {
  readonly telemetry: Telemetry;
  readonly storage: ShopStorage;
  readonly releases: PageReleases;
  readonly page: ResolvedPage;
  /** The host's server collects metrics of this page. */
  readonly measured: boolean;
}

const factsOf = (error: unknown): ClientErrorFacts =>
  error instanceof Error ? { message: `${error.name}: ${error.message}`, stack: error.stack } : { message: String(error) };

const every = (ms: number, task: () => void): void => void setInterval(task, ms);

const onHide = (task: () => void): void => {
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && task());
  addEventListener('pagehide', task);
};

/** Sends errors to the error logger of the shop, and counts of events to the host's server. */
export const startTelemetry = ({ telemetry, storage, releases, page, measured }: TelemetryPage): void => {
  const refOf = (remote: string): ReleaseRef => ({ remote, release: releases.remotes[remote]?.release ?? '' });
  const log = createErrorLog({
    storage,
    send: async (body) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch('/temp-react-logger', { method: 'POST', headers, body, keepalive: true })).ok;
    },
    now: Date.now,
    path: () => location.pathname,
    every,
  });
  const report = measured
    ? createPageReports({
        page: { kind: page.state === 'page' ? page.kind : 'unreachable', ...refOf(moduleOfPage(page)?.remote ?? HOST) },
        send: (body) => void navigator.sendBeacon(REPORT_PATH, new Blob([body], { type: 'application/json' })),
        every,
        onHide,
      })
    : () => {};

  telemetry.subscribe((event) => {
    if (event.type === 'error') {
      const facts = factsOf(event.error);
      const ref = event.remote === undefined ? (originOf(facts.stack ?? '') ?? refOf(HOST)) : refOf(event.remote);
      if (log.note(facts, `${ref.remote}@${ref.release}`)) report({ type: 'error', ...ref });
    } else if (event.type === 'load') report({ type: 'load', ...refOf(event.remote), ms: Math.round(event.ms), ok: event.ok });
    else report({ type: 'left-alone', ...refOf(event.remote) });
  });
  if (measured) {
    void import('./web-vitals.ts').then(
      ({ watchVitals }) => watchVitals((name, value) => report({ type: 'vital', name, value })),
      () => undefined, // no connection: this page has no vitals
    );
  }
};
