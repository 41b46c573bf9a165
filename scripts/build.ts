import { buildPackages, namedPackages } from './lib/build-all.ts';
import { buildDesk } from './lib/build-desk.ts';
import { placesOf } from './lib/paths.ts';
import { runCommand } from './lib/run-command.ts';
import { buildCommerce } from './lib/server-bundle/build-commerce.ts';
import { uploadCandidates } from './lib/upload.ts';

// pnpm build [package …]: builds releases into the storage, without making them active; without a package also the desk and the commerce server.
await runCommand('build', async () => {
  const places = placesOf(process.env);
  console.log(`Building into ${places.releasesDir}`);
  const names = namedPackages(process.argv.slice(2));
  if (process.argv.length === 2) {
    await buildDesk(places, console.log);
    await buildCommerce(console.log);
  }
  await uploadCandidates(await buildPackages(names, places, console.log), places, console.log);
  console.log(`Built. What a running shop serves is unchanged: pnpm release${names.length === 1 ? ` ${names[0]}` : ''} makes it active.`);
});
