import { attack } from './lib/attack/attack-command.ts';
import { runLong } from './lib/long-run.ts';

// pnpm test:long: the browser tests that are too long for every run, and the attacks.
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
if ((await attack({ command: 'pnpm attack', names: [], minutes: 0 })) !== 0) process.exitCode = 1;
