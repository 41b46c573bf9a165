import type { PageReport, ReportEntry } from '../../telemetry/report-schema.ts';

const FLUSH_MS = 10_000;
// As many as one report may hold: a page that fails all the time sends them early.
const MOST_AT_ONCE = 50;

export interface ReportPorts {
  /** Common to all reports of this page. */
  readonly page: Omit<PageReport, 'entries'>;
  readonly send: (body: string) => void;
  readonly every: (ms: number, task: () => void) => void;
  /** Calls the task when the page is hidden or left. */
  readonly onHide: (task: () => void) => void;
}

/** Batches the reports of this page for the host's server. @returns adds one entry */
export const createPageReports = ({ page, send, every, onHide }: ReportPorts): ((entry: ReportEntry) => void) => {
  let entries: ReportEntry[] = [];
  const flush = (): void => {
    if (entries.length === 0) return;
    send(JSON.stringify({ ...page, entries } satisfies PageReport));
    entries = [];
  };
  every(FLUSH_MS, flush);
  onHide(flush);
  return (entry) => {
    entries.push(entry);
    if (entries.length >= MOST_AT_ONCE) flush();
  };
};
