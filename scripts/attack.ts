import { parseArgs } from 'node:util';
import { attack } from './lib/attack/attack-command.ts';
import { runCommand } from './lib/run-command.ts';

// pnpm attack [name …] [--minutes N]: attacks a shop of its own on this machine and tells what falls.
await runCommand('attack', async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { minutes: { type: 'string', default: '0' } } });
  const minutes = Number(values.minutes);
  if (!(minutes >= 0)) throw new Error(`'${values.minutes}' is no number of minutes`);
  const command = ['pnpm attack', ...positionals, ...(minutes > 0 ? [`--minutes ${minutes}`] : [])].join(' ');
  if ((await attack({ command, names: positionals, minutes })) !== 0) process.exitCode = 1;
});
