import { attack } from './lib/attack/attack-command.ts';
import { runLong } from './lib/long-run.ts';
import { testBundledCommerce } from './lib/server-bundle/build-commerce.ts';
import { runStep, type Step } from './lib/steps.ts';

// pnpm test:long: the browser tests that are too long for every run, all hostile values, the API tests on the embedded database, the
// order test on both, and the attacks.
await testBundledCommerce();
await runLong({
  command: 'pnpm test:long',
  title: 'The long tests',
  report: 'docs/reports/test-long.md',
  runs: [
    // Measurements run alone. The other tests have time limits, so there are no more workers than cores.
    { title: 'a hundred releases under load', args: ['server/release-swaps.spec', '--workers=1'], env: { RELEASE_SWAPS: '100' } },
    { title: 'long browser tests', args: ['tests/long/', '--workers=2'], env: { LONG: '1' } },
  ],
});
const apiTests = (title: string, project: string, ...files: readonly string[]): Step => ({
  title,
  command: [process.execPath, 'node_modules/jest/bin/jest.js', '--ci', '--selectProjects', project, '--', ...files],
  env: { ...process.env, LONG: '1' },
});
// J-118: a usual run takes turns with the values.
if (!(await runStep(apiTests('every hostile value in every place of every call', 'PostgreSQL', 'hostile-input')))) process.exitCode = 1;
// docs/adr/056: a usual run tests carts, checkout, vouchers and the desk's orders on PostgreSQL alone.
if (!(await runStep(apiTests('API tests on the embedded database', 'PGlite')))) process.exitCode = 1;
// J-269: prints its findings, and how long the shop was away after each kill.
for (const database of [['--postgres'], []]) {
  const command = [process.execPath, 'commerce-api/test/durability/main.ts', '--orders', '2000', '--kills', '10', ...database];
  const title = `2,000 orders, ten kills, ${database.length > 0 ? 'PostgreSQL' : 'the embedded database'}`;
  if (!(await runStep({ title, command }))) process.exitCode = 1;
}
if ((await attack({ command: 'pnpm attack', names: [], minutes: 0 })) !== 0) process.exitCode = 1;
