import { buildPackages, namedPackages } from './lib/build-all.ts';
import { placesOf } from './lib/paths.ts';
import { runCommand } from './lib/run-command.ts';

// pnpm build [package …]: builds releases into the store; it changes nothing that a running shop serves.
await runCommand('build', async () => {
  const places = placesOf(process.env);
  console.log(`Building into ${places.releasesDir}`);
  await buildPackages(namedPackages(process.argv.slice(2)), places, console.log);
});
