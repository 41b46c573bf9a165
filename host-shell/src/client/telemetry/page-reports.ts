import type { PageReport, ReportEntry } from '../../telemetry/report-schema.ts';

const FLUSH_MS = 10_000;
// As many as one report may hold: a page that fails all the time tells so in time.
const MOST_AT_ONCE = 50;

export interface ReportPorts {
  /** What every report of this page says. */
  readonly page: Omit<PageReport, 'entries'>;
  readonly send: (body: string) => void;
  readonly every: (ms: number, task: () => void) => void;
  /** Called when the page is about to be hidden or left, perhaps for ever. */
  readonly onHide: (task: () => void) => void;
}

/** Gathers what the host's server is to count of this page, and sends it in few requests. @returns takes one entry */
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
