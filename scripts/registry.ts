import { commerceServerOf } from './lib/gate/commerce.ts';
import { gcCommand } from './lib/gc-command.ts';
import { placesOf } from './lib/paths.ts';
import {
  canaryCommand,
  killCommand,
  promoteCommand,
  rollbackCommand,
  statusCommand,
  type CommandOptions,
} from './lib/registry-commands.ts';
import { registryOf } from './lib/remote-registry.ts';
import { runCommand } from './lib/run-command.ts';

// pnpm promote | canary | rollback | kill | revive | status | gc …: changes or prints the release of each remote; --dry-run writes nothing.
const [command = '', ...args] = process.argv.slice(2);

await runCommand(command, async () => {
  // Only `canary` builds and checks the present sources.
  const known = ['--dry-run', ...(command === 'canary' ? ['--committed-schema', '--commerce'] : [])];
  const unknown = args.find((arg) => arg.startsWith('-') && !known.includes(arg));
  if (unknown !== undefined) throw new Error(`unknown option ${unknown}: there is ${known.join(', ')}`);
  const words = args.filter((arg, at) => !arg.startsWith('-') && args[at - 1] !== '--commerce');
  const options: CommandOptions = {
    places: placesOf(process.env),
    registry: registryOf(process.env),
    report: console.log,
    dryRun: args.includes('--dry-run'),
    commerce: commerceServerOf(args, process.env),
  };
  if (command === 'promote') await promoteCommand(words, options);
  else if (command === 'canary') await canaryCommand(words, options);
  else if (command === 'rollback') await rollbackCommand(words, options);
  else if (command === 'kill' || command === 'revive') await killCommand(words, options, command);
  else if (command === 'status') await statusCommand(options);
  else if (command === 'gc') await gcCommand(options);
  else throw new Error(`unknown command '${command}': expected promote, canary, rollback, kill, revive, status or gc`);
});
