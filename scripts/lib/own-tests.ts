import { root } from './paths.ts';
import { runStep, type Step } from './steps.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The unit tests of some packages. */
export const ownTests = (names: readonly string[]): Step => ({
  title: `tests of ${names.join(', ')}`,
  command: [
    process.execPath,
    'node_modules/jest/bin/jest.js',
    ...names.map((name) => `^${escaped(root)}/${name}/`),
    '--ci',
    '--selectProjects=unit',
    // Keeps the reports of the last complete run.
    '--reporters=default',
  ],
});

/** @throws when one of them fails */
export const assertTestsPass = async (names: readonly string[]): Promise<void> => {
  if (!(await runStep(ownTests(names)))) throw new Error('nothing was released, because a test of its own fails (see above)');
};
