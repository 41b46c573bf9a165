import { buildPackages, namedPackages } from './lib/build-all.ts';
import { placesOf } from './lib/paths.ts';
import { activateReleases } from './lib/registry.ts';
import { assertReleasable } from './lib/release-gate.ts';
import { registryOf } from './lib/remote-registry.ts';
import { runCommand } from './lib/run-command.ts';

// pnpm release [package …] [--dry-run]: builds and makes the result active; running hosts change over within a second.
await runCommand('release', async () => {
  const dryRun = process.argv.includes('--dry-run');
  const places = placesOf(process.env);
  const registry = registryOf(process.env);
  const releases = await buildPackages(namedPackages(process.argv.slice(2)), places, console.log);
  assertReleasable(releases, places, await registry.read());
  const changed = await activateReleases(releases, registry, dryRun);
  if (changed.length === 0) console.log('Everything named is active already.');
  else console.log(`${dryRun ? 'A dry run; this would become active' : 'Active now'}:\n${changed.map((text) => `  ${text}`).join('\n')}`);
});
