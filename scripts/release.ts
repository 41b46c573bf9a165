import { buildPackages, namedPackages } from './lib/build-all.ts';
import { placesOf } from './lib/paths.ts';
import { activateReleases } from './lib/registry.ts';
import { runCommand } from './lib/run-command.ts';

// pnpm release [package …] [--dry-run]: builds and makes the result active; running hosts change over within a second.
await runCommand('release', async () => {
  const places = placesOf(process.env);
  const releases = await buildPackages(namedPackages(process.argv.slice(2)), places, console.log);
  const dryRun = process.argv.includes('--dry-run');
  const changed = activateReleases(releases, places, { dryRun });
  console.log(
    changed.length === 0
      ? 'Everything named is active already.'
      : `${dryRun ? 'A dry run; this would become active' : 'Active now'}: ${changed.map((name) => `${name} ${releases[name]}`).join(', ')}`,
  );
});
