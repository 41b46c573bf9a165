import { placesOf } from './lib/paths.ts';
import { releaseCommand, releaseOptions } from './lib/release-command.ts';
import { registryOf } from './lib/remote-registry.ts';
import { runCommand } from './lib/run-command.ts';

// pnpm release [package …] [--dry-run] [--skip-tests] [--commerce <url> | --committed-schema]: tests, builds, runs the gate and makes the
// result active; running hosts use it within a second.
await runCommand('release', async () => {
  const options = releaseOptions(process.argv.slice(2), process.env);
  await releaseCommand(options, { places: placesOf(process.env), registry: registryOf(process.env), report: console.log });
});
