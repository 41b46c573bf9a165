import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { currentCommit } from './current-commit.ts';
import { countOf, longReport, readLongRun, type LongTest } from './long-report.ts';
import { root } from './paths.ts';
import { runStep } from './steps.ts';
import { browserTests, withTestShop } from './test-shop.ts';

interface Run {
  readonly title: string;
  /** For Playwright: files, options. */
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
}

interface LongRun {
  /** The command: `pnpm test:long`. */
  readonly command: string;
  readonly title: string;
  /** The path of its report, relative to the root. */
  readonly report: string;
  readonly runs: readonly Run[];
}

const readRun = (file: string): LongTest[] => (existsSync(file) ? readLongRun(JSON.parse(readFileSync(file, 'utf8'))) : []);

/** Runs long browser tests against a shop of their own, and writes their report, which is to be committed. */
export const runLong = async ({ command, title, report, runs }: LongRun): Promise<void> => {
  const at = new Date().toISOString();
  const tests: LongTest[] = [];
  const hasPassed = await withTestShop(async (env) => {
    let allPassed = true;
    for (const [number, run] of runs.entries()) {
      const json = join(root, `reports/long-${number}.json`);
      rmSync(json, { force: true });
      const runEnv = { ...env, ...run.env, PLAYWRIGHT_JSON_OUTPUT_FILE: json };
      if (!(await runStep(browserTests(run.title, runEnv, [...run.args, '--reporter=list,json'])))) allPassed = false;
      tests.push(...readRun(json));
    }
    return allPassed;
  });

  if (tests.length > 0) {
    const file = join(root, report);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, longReport({ title, command, at, commit: currentCommit(), tests }));
  }
  // A run that fails without a failing test in it (no shop, a crash) counts as one failure.
  const failed = Math.max(countOf(tests, 'failed'), hasPassed === true ? 0 : 1);
  console.log(`\n${countOf(tests, 'passed')} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
};
