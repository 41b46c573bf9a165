import { runCommand } from './lib/run-command.ts';
import { runLong } from './lib/long-run.ts';

const DEFAULT_MINUTES = 60;

// pnpm soak [minutes]: one visitor navigates through a shop in one document; reports the page's memory.
await runCommand('soak', async () => {
  const [given] = process.argv.slice(2);
  const minutes = given === undefined ? DEFAULT_MINUTES : Number(given);
  if (!(minutes > 0)) throw new Error(`'${given}' is no number of minutes`);
  await runLong({
    command: `pnpm soak ${minutes}`,
    title: 'The soak',
    report: 'docs/reports/soak.md',
    // A trace would keep objects of the page in memory.
    runs: [{ title: 'soak', args: ['tests/soak.spec', '--workers=1', '--trace=off'], env: { SOAK_SECONDS: String(minutes * 60) } }],
  });
});
