import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { root } from './paths.ts';

export interface Step {
  readonly title: string;
  readonly command: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

/** One line of the table at the end of a run. */
interface StageTime {
  readonly title: string;
  readonly seconds: number;
}

const stageTimes: StageTime[] = [];

/** Records the duration of a stage. @param since start, by `performance.now()`. @returns seconds */
export const noteStage = (title: string, since: number): number => {
  const seconds = (performance.now() - since) / 1000;
  stageTimes.push({ title, seconds });
  return seconds;
};

/** The duration of each stage, one line each, in the order of their ends. Stages may run concurrently. */
export const stageTable = (): string => {
  const width = Math.max(...stageTimes.map(({ title }) => title.length));
  return stageTimes.map(({ title, seconds }) => `  ${title.padEnd(width)} ${seconds.toFixed(1).padStart(8)} s`).join('\n');
};

/** Runs one command with its output shown. @returns whether it succeeded */
export const runStep = ({ title, command, env = process.env }: Step): Promise<boolean> => {
  const since = performance.now();
  console.log(`\n▸ ${title}`);
  const [file = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
    // A signal that ends the run also ends the step.
    const end = () => child.kill();
    const endAll = () => process.exit(143);
    process.once('exit', end);
    process.once('SIGTERM', endAll);
    child.once('error', (error) => {
      console.error(`  ${title}: ${error.message}`);
      resolve(false);
    });
    child.once('exit', (code) => {
      process.off('exit', end);
      process.off('SIGTERM', endAll);
      console.log(`  ${title}: ${code === 0 ? 'done' : `failed (${code})`} after ${noteStage(title, since).toFixed(1)} s`);
      resolve(code === 0);
    });
  });
};

const node = process.execPath;

/**
 * Each checker of the compiler works out anew the types that others have worked out: four, its default, take half as much processor
 * again as one. One core is left for the build, which runs at the same time.
 */
const checkers = Math.min(4, Math.max(1, availableParallelism() - 1));

/** Checks that need no build: types, lint, formatting, generated files. */
export const staticChecks: readonly Step[] = [
  { title: 'types', command: ['node_modules/.bin/tsc', '-p', '.', '--checkers', String(checkers)] },
  { title: 'lint', command: ['node_modules/.bin/oxlint', '--deny-warnings'] },
  { title: 'exports and packages that nobody uses', command: [node, 'node_modules/knip/bin/knip.js', '--production', '--no-progress'] },
  { title: 'formatting', command: ['node_modules/.bin/oxfmt', '--check', '.'] },
  { title: 'generated files are up to date', command: [node, 'scripts/codegen.ts', '--check'] },
  { title: 'licences', command: [node, '--disable-warning=ExperimentalWarning', 'scripts/licences.ts', '--check'] },
  { title: 'known vulnerabilities', command: [node, 'scripts/audit.ts'] },
];

/** Jest's default leaves one core unused; API tests mostly wait for their servers, so one more worker than cores is used. */
const jestWorkers = `--maxWorkers=${availableParallelism() + 1}`;

/** Jest loads the modules of each test file anew: with V8's small default for young objects much of its time is their collection. Its workers take this flag over. */
const roomForModules = '--max-semi-space-size=64';

export const unitTests: Step = {
  title: 'unit and API tests',
  command: [node, roomForModules, 'node_modules/jest/bin/jest.js', '--ci', jestWorkers],
};
