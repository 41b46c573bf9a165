import { spawn } from 'node:child_process';
import { root } from './paths.ts';

export interface Step {
  readonly title: string;
  readonly command: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

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
      console.log(`  ${code === 0 ? 'done' : `failed (${code})`} after ${((performance.now() - since) / 1000).toFixed(1)} s`);
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

export const unitTests: Step = { title: 'unit and API tests', command: [...bin('jest/bin/jest.js'), '--ci'] };
