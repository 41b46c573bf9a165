import { runCommand } from './lib/run-command.ts';
import { startShop } from './lib/shop.ts';
import { untilStopped } from './lib/stopping.ts';

// pnpm start: builds missing releases and starts the shop; Ctrl-C stops everything.
await runCommand('start', async () => {
  const since = performance.now();
  console.log('Amperio: building and starting (the first time takes minutes, later starts seconds)');
  const shop = await untilStopped(() => startShop(process.env, console.log));
  console.log(`\n  The shop is open: ${shop.url}   (after ${((performance.now() - since) / 1000).toFixed(0)} s; Ctrl-C closes it)\n`);
});
