import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { pageModules } from 'shared-contracts';
import type { ListedCircuits } from '../../../circuit/listed-circuits.ts';
import type { PageReport } from '../../../telemetry/report-schema.ts';
import type { LoadedRelease } from '../../releases/release-set.ts';
import type { ServedReleases } from '../../releases/release-watcher.ts';
import { KnownReleases, type ReleaseLabels } from './known-releases.ts';
import type { RequestKind } from './request-kind.ts';

export interface HostMetricsSources {
  readonly served: () => ServedReleases;
  readonly circuits: ListedCircuits;
}

const RELEASE = ['remote', 'release'] as const;
const RENDER_SECONDS = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2];
const LOAD_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 120];
// Around what counts as good and as poor: TTFB 0.8/1.8, FCP 1.8/3, LCP 2.5/4, INP 0.2/0.5.
const VITAL_SECONDS = [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8];
const SHIFTS = [0.001, 0.01, 0.05, 0.1, 0.25, 0.5];

const kinds: ReadonlySet<string> = new Set([...Object.keys(pageModules), 'not-found', 'unpublished', 'unreachable']);
const kindLabel = (kind: string): string => (kinds.has(kind) ? kind : 'other');

const labelsOf = ({ name, release }: LoadedRelease): ReleaseLabels => ({ remote: name, release: release.release });

/**
 * What this process has done and what browsers have reported, for Prometheus. Every label has few values: kinds of
 * pages, status codes, and releases that were live here lately.
 */
export class HostMetrics {
  readonly registry = new Registry();
  readonly #served: () => ServedReleases;
  /** What the known releases were learnt from last. */
  #learnt: ServedReleases | null = null;
  readonly #known = new KnownReleases((labels) => void this.#forget(labels));

  readonly #requests = new Counter({
    name: 'amperio_requests_total',
    help: 'Answers by what was asked for and status code',
    labelNames: ['kind', 'status'] as const,
    registers: [this.registry],
  });
  readonly #pages = new Counter({
    name: 'amperio_page_cache_total',
    help: 'Pages by where they came from: hit, stale (and rendered anew), miss, or none (not for the cache)',
    labelNames: ['result'] as const,
    registers: [this.registry],
  });
  readonly #renderings = new Histogram({
    name: 'amperio_page_render_seconds',
    help: 'Time to render a page, its data included',
    labelNames: ['kind'] as const,
    buckets: RENDER_SECONDS,
    registers: [this.registry],
  });
  readonly #loads = new Histogram({
    name: 'amperio_browser_remote_load_seconds',
    help: 'Time until a module of a remote was there, as browsers tell it',
    labelNames: RELEASE,
    buckets: LOAD_SECONDS,
    registers: [this.registry],
  });
  readonly #failures = new Counter({
    name: 'amperio_browser_remote_failures_total',
    help: 'Modules of remotes that did not come, as browsers tell it',
    labelNames: RELEASE,
    registers: [this.registry],
  });
  readonly #leftAlone = new Counter({
    name: 'amperio_browser_circuits_opened_total',
    help: 'Pages that left a remote alone for a while because it failed too often',
    labelNames: RELEASE,
    registers: [this.registry],
  });
  readonly #errors = new Counter({
    name: 'amperio_browser_errors_total',
    help: 'Errors in browsers by whose code they come from; the errors themselves are in the error logger',
    labelNames: RELEASE,
    registers: [this.registry],
  });
  readonly #vitals = new Histogram({
    name: 'amperio_web_vital_seconds',
    help: 'LCP, FCP, TTFB and INP of documents',
    labelNames: ['vital', 'kind', ...RELEASE] as const,
    buckets: VITAL_SECONDS,
    registers: [this.registry],
  });
  readonly #shifts = new Histogram({
    name: 'amperio_web_vital_layout_shift',
    help: 'CLS of documents',
    labelNames: ['kind', ...RELEASE] as const,
    buckets: SHIFTS,
    registers: [this.registry],
  });

  constructor({ served, circuits }: HostMetricsSources) {
    this.#served = served;
    collectDefaultMetrics({ register: this.registry });
    this.#gauge('amperio_release_set_revision', 'Revision of the registry in use', [], (gauge) => gauge.set(served().registry.revision));
    this.#gauge('amperio_release_info', '1 for each release in use', [...RELEASE, 'role'], (gauge) => {
      this.#learn();
      const { set, canaries } = served();
      const show = (role: string) => (loaded: LoadedRelease) => gauge.set({ ...labelsOf(loaded), role }, 1);
      [set.host, ...set.remotes.values()].forEach(show('active'));
      canaries.forEach(show('canary'));
    });
    this.#gauge('amperio_circuits_open', '1 for each part left to browsers because rendering it kept failing', ['part'], (gauge) => {
      for (const part of circuits.broken.keys()) gauge.set({ part }, 1);
    });
  }

  /** A number that is computed when it is read. */
  #gauge<Label extends string>(name: string, help: string, labelNames: readonly Label[], look: (gauge: Gauge<Label>) => void): void {
    const gauge = new Gauge({
      name,
      help,
      labelNames,
      registers: [],
      collect() {
        this.reset();
        look(this);
      },
    });
    this.registry.registerMetric(gauge);
  }

  /** Browsers may name what is served now, and was lately. */
  #learn(): void {
    const served = this.#served();
    if (served === this.#learnt) return;
    this.#learnt = served;
    const { set, canaries } = served;
    for (const loaded of [set.host, ...set.remotes.values(), ...canaries.values()]) this.#known.learn(labelsOf(loaded));
  }

  answered(kind: RequestKind, status: number, fromCache: string): void {
    this.#requests.inc({ kind, status });
    if (kind === 'page') this.#pages.inc({ result: fromCache });
  }

  rendered(kind: string, seconds: number): void {
    this.#renderings.observe({ kind: kindLabel(kind) }, seconds);
  }

  /** Counts the reports of a browser about its page. */
  countReport(report: PageReport): void {
    this.#learn();
    const page = { kind: kindLabel(report.kind), ...this.#known.labelsOf(report) };
    for (const entry of report.entries) {
      if (entry.type === 'vital') {
        if (entry.name === 'CLS') this.#shifts.observe(page, entry.value);
        else this.#vitals.observe({ vital: entry.name, ...page }, entry.value / 1000);
        continue;
      }
      const labels = this.#known.labelsOf(entry);
      if (entry.type === 'error') this.#errors.inc(labels);
      else if (entry.type === 'left-alone') this.#leftAlone.inc(labels);
      else if (entry.ok) this.#loads.observe(labels, entry.ms / 1000);
      else this.#failures.inc(labels);
    }
  }

  /** The numbers of a release that is not known any more are removed. */
  async #forget({ remote, release }: ReleaseLabels): Promise<void> {
    for (const metric of [this.#loads, this.#failures, this.#leftAlone, this.#errors, this.#vitals, this.#shifts]) {
      const { values } = await metric.get();
      for (const { labels } of values) {
        if (labels.remote !== remote || labels.release !== release) continue;
        const { le: _bucket, ...own } = { le: undefined, ...labels };
        metric.remove(own);
      }
    }
  }
}
