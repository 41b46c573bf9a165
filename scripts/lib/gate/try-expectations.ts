import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { root } from '../paths.ts';
import type { Trial } from './expectation-plan.ts';

/** Some seconds for all trials; a release that never ends is ended. */
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

// Colours and stack traces are for who debugs.
// oxlint-disable-next-line no-control-regex
const plainLine = (text: string): string => (text.replace(/\u001b\[\d+m/g, '').split('\n')[0] ?? '').replace(/^Error: /, '').trim();

/** The broken expectations of a test run, one line each. @throws when it was none */
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
  /** For what lies between this process and the test run. */
  readonly scratch: string;
  /** Writes `reports/expectations.xml` and shows each expectation. */
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
 * Tries the expectations of consumers on releases, in a process of their own with a page that is not drawn (jsdom).
 * @returns one line for each that is broken: who expects what of which release, and what is there instead
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
