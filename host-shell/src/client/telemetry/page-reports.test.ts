import { describe, expect, it, jest } from '@jest/globals';
import * as v from 'valibot';
import { pageReportSchema, type ReportEntry } from '../../telemetry/report-schema.ts';
import { createPageReports } from './page-reports.ts';

const page = { kind: 'listing', remote: 'mfe-catalog', release: '1.0.0-a' };
const entry: ReportEntry = { type: 'vital', name: 'LCP', value: 900 };

const setup = () => {
  const tasks: (() => void)[] = [];
  const send = jest.fn<(body: string) => void>();
  const add = createPageReports({ page, send, every: (_ms, task) => tasks.push(task), onHide: (task) => tasks.push(task) });
  const [tick = () => {}, hide = () => {}] = tasks;
  return { send, add, tick, hide, reports: () => send.mock.calls.map(([body]) => v.parse(pageReportSchema, JSON.parse(body))) };
};

describe('[J-49] what a page tells the host', () => {
  it('goes together, every ten seconds and when the page is left, and not when there is nothing', () => {
    const { send, add, tick, hide, reports } = setup();
    tick();
    expect(send).not.toHaveBeenCalled();
    add(entry);
    add(entry);
    tick();
    add(entry);
    hide();
    hide();
    expect(reports().map(({ entries }) => entries.length)).toEqual([2, 1]);
  });

  it('is never more at once than the host takes', () => {
    const { add, hide, reports } = setup();
    for (let turn = 0; turn < 120; turn += 1) add(entry);
    hide();
    expect(reports().map(({ entries }) => entries.length)).toEqual([50, 50, 20]);
  });
});
