import { developRemote } from './lib/develop-remote.ts';
import { developShop } from './lib/develop-shop.ts';
import { filterOf } from './lib/filter.ts';
import { runCommand } from './lib/run-command.ts';
import { untilStopped } from './lib/stopping.ts';

// pnpm dev: the whole shop, rebuilt as its sources change. pnpm dev --filter <remote>: that remote alone, with Fast Refresh.
await runCommand('dev', async () => {
  const name = filterOf(process.argv.slice(2));
  await untilStopped(() => (name === undefined ? developShop(process.env, console.log) : developRemote(name, process.env, console.log)));
});
