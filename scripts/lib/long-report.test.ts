import { describe, expect, it } from '@jest/globals';
import { countOf, longReport, readLongRun } from './long-report.ts';

const spec = (title: string, file: string, status: string, figures: readonly string[] = [], durations: readonly number[] = [1_500]) => ({
  title,
  ok: status === 'expected',
  file,
  tests: [
    {
      annotations: [...figures.map((description) => ({ type: 'figure', description })), { type: 'slow' }],
      status,
      results: durations.map((duration) => ({ duration, status })),
    },
  ],
});

const run = (errors: readonly { message?: string }[] = []) => ({
  config: {},
  suites: [
    {
      title: 'long/faults.spec.ts',
      specs: [spec('[J-11] a fault', 'long/faults.spec.ts', 'expected')],
      suites: [{ title: 'mfe-account', specs: [spec('a | b', 'long/faults.spec.ts', 'unexpected', [], [2_000, 250])] }],
    },
    {
      title: 'server/release-swaps.spec.ts',
      specs: [
        spec('swaps', 'server/release-swaps.spec.ts', 'expected', ['swaps: 100', 'memory: 3 MB more']),
        spec('later', 'a.spec.ts', 'skipped'),
      ],
    },
  ],
  errors,
  stats: {},
});

describe('the report of the long tests', () => {
  it('has the tests of every file with outcome and time, and their measured values', () => {
    const tests = readLongRun(run());
    expect((['passed', 'failed', 'skipped'] as const).map((outcome) => countOf(tests, outcome))).toEqual([2, 1, 1]);
    expect(longReport({ title: 'The long tests', command: 'pnpm test:long', at: '2026-11-22T12:30:00.000Z', commit: 'abc1234', tests }))
      .toBe(`# The long tests

Written by \`pnpm test:long\` on 2026-11-22T12:30:00.000Z, commit \`abc1234\`.

| file | passed | failed | skipped | time |
| --- | --- | --- | --- | --- |
| \`a.spec.ts\` | 0 | 0 | 1 | 1.5 s |
| \`long/faults.spec.ts\` | 1 | 1 | 0 | 3.8 s |
| \`server/release-swaps.spec.ts\` | 1 | 0 | 0 | 1.5 s |
| all | 2 | 1 | 1 | 6.8 s |

## swaps

- swaps: 100
- memory: 3 MB more

## Failed

- \`long/faults.spec.ts\`: a | b
`);
  });

  it('is refused for a run that failed outside of its tests, and for an invalid file', () => {
    expect(() => readLongRun(run([{ message: 'Error: no tests found\nat x' }]))).toThrow('Error: no tests found');
    expect(() => readLongRun({ suites: 'none' })).toThrow();
  });
});
