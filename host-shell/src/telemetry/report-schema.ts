import * as v from 'valibot';

export const REPORT_BYTES = 8 * 1024;
const MOST_ENTRIES = 60;

// Any text: what the host does not know is counted as such (`server/ops/metrics/known-releases.ts`).
const remote = v.pipe(v.string(), v.maxLength(40));
const release = v.pipe(v.string(), v.maxLength(80));
const ms = v.pipe(v.number(), v.minValue(0), v.maxValue(600_000));

/** What the web vitals are measured in: ms, but for the layout shift, which has no unit. */
export const vitalNames = ['LCP', 'FCP', 'TTFB', 'INP', 'CLS'] as const;
export type VitalName = (typeof vitalNames)[number];

const entry = v.variant('type', [
  /** A module of a remote has come, or has not. */
  v.object({ type: v.literal('load'), remote, release, ms, ok: v.boolean() }),
  v.object({ type: v.literal('left-alone'), remote, release }),
  v.object({ type: v.literal('error'), remote, release }),
  v.object({ type: v.literal('vital'), name: v.picklist(vitalNames), value: ms }),
]);

/** One report of a page, which is named by its kind and the release that rendered it. */
export const pageReportSchema = v.object({
  kind: v.pipe(v.string(), v.maxLength(40)),
  remote,
  release,
  entries: v.pipe(v.array(entry), v.maxLength(MOST_ENTRIES)),
});

export type PageReport = v.InferOutput<typeof pageReportSchema>;
export type ReportEntry = PageReport['entries'][number];
