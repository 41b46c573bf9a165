import { activateReleases, buildPackages, namedPackages } from './lib/build-all.ts';
import { placesOf } from './lib/paths.ts';
import { assertReleasable } from './lib/release-gate.ts';
import { runCommand } from './lib/run-command.ts';

// pnpm release [package …]: builds and makes the result active; running hosts change over within a second.
await runCommand('release', async () => {
  const places = placesOf(process.env);
  const releases = await buildPackages(namedPackages(process.argv.slice(2)), places, console.log);
  assertReleasable(releases, places);
  const changed = activateReleases(releases, places);
  console.log(
    changed.length === 0
      ? 'Everything named is active already.'
      : `Active now: ${changed.map((name) => `${name} ${releases[name]}`).join(', ')}`,
  );
});
