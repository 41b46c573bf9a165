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

/** Notes how long a stage of the run has taken. @param since of `performance.now()` */
export const noteStage = (title: string, since: number): number => {
  const seconds = (performance.now() - since) / 1000;
  stageTimes.push({ title, seconds });
  return seconds;
};

/** Where the time of the run went: a line for each stage, in the order in which they ended. Stages may run side by side. */
export const stageTable = (): string => {
  const width = Math.max(...stageTimes.map(({ title }) => title.length));
  return stageTimes.map(({ title, seconds }) => `  ${title.padEnd(width)} ${seconds.toFixed(1).padStart(8)} s`).join('\n');
};

/** Runs one command of a longer run with its output shown. True when it ended well. */
export const runStep = ({ title, command, env = process.env }: Step): Promise<boolean> => {
  const since = performance.now();
  console.log(`\n▸ ${title}`);
  const [file = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
    // Who ends the run ends its step.
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
const bin = (path: string): readonly string[] => [node, `node_modules/${path}`];

/** What must hold before anything is built: types, rules of the code, formatting, generated files. */
export const staticChecks: readonly Step[] = [
  { title: 'types', command: ['node_modules/.bin/tsc', '-p', '.'] },
  { title: 'lint', command: ['node_modules/.bin/oxlint', '--deny-warnings'] },
  { title: 'exports and packages that nobody uses', command: [node, 'node_modules/knip/bin/knip.js', '--production', '--no-progress'] },
  { title: 'formatting', command: ['node_modules/.bin/oxfmt', '--check', '.'] },
  { title: 'generated files are up to date', command: [node, 'scripts/codegen.ts', '--check'] },
];

/** Jest leaves a core free; ours is not needed for anything else, and API tests wait for servers that they have started. */
const jestWorkers = `--maxWorkers=${availableParallelism() + 1}`;

export const unitTests: Step = { title: 'unit and API tests', command: [...bin('jest/bin/jest.js'), '--ci', jestWorkers] };
