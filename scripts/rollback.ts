import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { activate, readRegistry } from 'shared-contracts/build';
import { namedPackages } from './lib/build-all.ts';
import { placesOf } from './lib/paths.ts';
import { earlierRelease } from './lib/rollback.ts';
import { runCommand } from './lib/run-command.ts';

// pnpm rollback <package> [release]: makes the release that was active before (or the named one) active again.
await runCommand('rollback', async () => {
  const [wantedName, wantedRelease, ...rest] = process.argv.slice(2).filter((arg) => !arg.startsWith('-'));
  if (wantedName === undefined || rest.length > 0) throw new Error('name one package, e.g. pnpm rollback mfe-catalog');
  const [name = ''] = namedPackages([wantedName]);
  const { registryFile, releasesDir } = placesOf(process.env);
  const entry = readRegistry(registryFile)?.remotes[name];
  const release = earlierRelease(name, entry, wantedRelease, (id) => existsSync(join(releasesDir, name, id, 'release.json')));
  activate(registryFile, { [name]: release }, new Date());
  console.log(`${name}: ${entry?.active} → ${release}   (pnpm release ${name} makes the present sources active again)`);
});
