import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readReports } from './lib/junit.ts';
import { root } from './lib/paths.ts';
import { proofsOf } from './lib/requirements/proofs.ts';
import { parseRows } from './lib/requirements/rows.ts';
import { testBundledCommerce } from './lib/server-bundle/build-commerce.ts';
import { noteStage, runStep, stageTable, staticChecks, unitTests, type Step } from './lib/steps.ts';
import { browserTests, withTestShop } from './lib/test-shop.ts';

// pnpm test: all checks and tests, browser tests included, against a shop that is built and started here.
const BROWSER_TESTS = 'browser tests';

/** Runs steps one after another. @returns the titles of those that failed */
const runSteps = async (steps: readonly Step[]): Promise<readonly string[]> => {
  const failed: string[] = [];
  for (const step of steps) if (!(await runStep(step))) failed.push(step.title);
  return failed;
};

const expectations = (env: NodeJS.ProcessEnv): Step => ({
  title: 'expectations of packages on each other',
  command: [process.execPath, '--disable-warning=ExperimentalWarning', 'scripts/expectations.ts'],
  env,
});

// Tests start the commerce server and the commands about a hundred times: all starts share one compile cache.
process.env['NODE_COMPILE_CACHE'] ??= join(root, '.cache/node');

const since = performance.now();
await testBundledCommerce();
rmSync(join(root, 'reports'), { recursive: true, force: true });
// The releases are built and the catalogue is filled during the static checks. Unit tests, some of which build, run after both.
const checks = runSteps(staticChecks);
const shopTests = await withTestShop(async (env) => {
  const failedChecks = await checks;
  return [...failedChecks, ...(await runSteps([unitTests, expectations(env), browserTests(BROWSER_TESTS, env)]))];
});
const failedSteps = [...(shopTests ?? [...(await checks), ...(await runSteps([unitTests])), BROWSER_TESTS])];

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
noteStage('whole run', since);
console.log(`\nTime of each stage (some run side by side):\n${stageTable()}`);
console.log(`\n${count('passed')} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
