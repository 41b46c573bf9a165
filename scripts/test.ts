import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readReports } from './lib/junit.ts';
import { root } from './lib/paths.ts';
import { proofsOf } from './lib/requirements/proofs.ts';
import { parseRows } from './lib/requirements/rows.ts';
import { runStep, staticChecks, unitTests, type Step } from './lib/steps.ts';
import { browserTests, withTestShop } from './lib/test-shop.ts';

// pnpm test: every check and test, browser tests included, against a shop of its own that is built and started here.
const BROWSER_TESTS = 'browser tests';

/** Runs what needs built releases: the expectations of packages on each other, and the browser tests. @returns what failed */
const shopTests = async (env: NodeJS.ProcessEnv): Promise<readonly string[]> => {
  const expectations: Step = {
    title: 'expectations of packages on each other',
    command: [process.execPath, '--disable-warning=ExperimentalWarning', 'scripts/expectations.ts'],
    env,
  };
  const failed: string[] = [];
  for (const step of [expectations, browserTests(BROWSER_TESTS, env)]) if (!(await runStep(step))) failed.push(step.title);
  return failed;
};

rmSync(join(root, 'reports'), { recursive: true, force: true });
const failedSteps: string[] = [];
for (const step of [...staticChecks, unitTests]) if (!(await runStep(step))) failedSteps.push(step.title);
failedSteps.push(...((await withTestShop(shopTests)) ?? [BROWSER_TESTS]));

const cases = readReports(join(root, 'reports'));
const count = (outcome: string) => cases.filter((test) => test.outcome === outcome).length;
const { problems } = proofsOf(parseRows(readFileSync(join(root, 'docs/requirements.md'), 'utf8')), cases);
if (problems.length > 0) {
  console.error(`\n${problems.join('\n')}`);
  failedSteps.push('requirement ids in titles');
}
// A step that fails without a failing test in it (types, lint, a crash) counts as one failure.
const failed = Math.max(count('failed'), failedSteps.length);
if (failedSteps.length > 0) console.error(`\nNot passed: ${failedSteps.join(', ')}`);
console.log(`\n${count('passed')} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
