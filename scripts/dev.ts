import { developAgainst } from './lib/against/develop-against.ts';
import { developOptions } from './lib/develop-options.ts';
import { developRemote } from './lib/develop-remote.ts';
import { developShop } from './lib/develop-shop.ts';
import { runCommand } from './lib/run-command.ts';
import { untilStopped } from './lib/stopping.ts';

// pnpm dev: the whole shop, rebuilt when its sources change. pnpm dev --filter <remote>: that remote alone, with Fast Refresh; with
// --against <host url>: that remote inside a running host.
await runCommand('dev', async () => {
  const { name, against } = developOptions(process.argv.slice(2));
  await untilStopped(() => {
    if (against !== null) return developAgainst(against, process.env, console.log);
    return name === undefined ? developShop(process.env, console.log) : developRemote(name, process.env, console.log);
  });
});
