import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { root } from '../paths.ts';
import type { Trial } from './expectation-plan.ts';

/** Time limit for all trials, ms; a release that never returns is aborted. */
const LIMIT_MS = 90_000;

const resultsSchema = v.object({
  numTotalTests: v.number(),
  testResults: v.array(
    v.object({
      message: v.string(),
      assertionResults: v.array(v.object({ title: v.string(), status: v.string(), failureMessages: v.array(v.string()) })),
    }),
  ),
});

// Without colours and stack traces.
// oxlint-disable-next-line no-control-regex
const plainLine = (text: string): string => (text.replace(/\u001b\[\d+m/g, '').split('\n')[0] ?? '').replace(/^Error: /, '').trim();

/** The broken expectations of a test run, one line each. @throws when no tests ran */
export const brokenExpectations = (text: string): readonly string[] => {
  const { testResults, numTotalTests } = v.parse(v.pipe(v.string(), v.parseJson(), resultsSchema), text);
  const cases = testResults.flatMap(({ assertionResults }) => assertionResults);
  if (cases.length === 0 || numTotalTests === 0)
    throw new Error(`the expectations could not be tried: ${plainLine(testResults[0]?.message ?? 'no test was found')}`);
  return cases
    .filter(({ status }) => status === 'failed')
    .map(({ title, failureMessages }) => `${title}: ${plainLine(failureMessages[0] ?? '')}`);
};

export interface TrialOptions {
  /** Folder for the files exchanged with the test run. */
  readonly scratch: string;
  /** Writes `reports/expectations.xml` and prints each expectation. */
  readonly reports?: boolean;
  readonly limitMs?: number;
}

const run = (env: NodeJS.ProcessEnv, args: readonly string[], { reports = false, limitMs = LIMIT_MS }: TrialOptions): Promise<void> =>
  new Promise((resolve, reject) => {
    const jest = join(root, 'node_modules/jest/bin/jest.js');
    const child = spawn(process.execPath, [jest, '--ci', '--config', 'e2e/expectations/jest.config.mjs', ...args], {
      cwd: root,
      env,
      stdio: ['ignore', reports ? 'inherit' : 'ignore', reports ? 'inherit' : 'ignore'],
      timeout: limitMs,
      killSignal: 'SIGKILL',
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === null
        ? reject(new Error(`the expectations were not through within ${limitMs / 1000} s: a release may never end, none was released`))
        : resolve(),
    );
  });

/**
 * Runs the expectations of consumers on releases, in a child process with jsdom.
 * @returns one line for each broken expectation: consumer, release, expectation, and the actual behaviour
 * @throws when they could not be tried
 */
export const tryExpectations = async (trials: readonly Trial[], options: TrialOptions): Promise<readonly string[]> => {
  if (trials.length === 0) return [];
  const plan = join(options.scratch, 'plan.json');
  const results = join(options.scratch, 'results.json');
  await writeFile(plan, JSON.stringify(trials));
  const reporters = options.reports === true ? [] : ['--reporters=default'];
  await run({ ...process.env, EXPECTATIONS_PLAN: plan }, ['--silent', ...reporters, '--json', '--outputFile', results], options);
  return brokenExpectations(await readFile(results, 'utf8'));
};
