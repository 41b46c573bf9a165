import { openReleaseStorage } from 'release-kit/storage';
import { namedPackages } from './lib/build-all.ts';
import { keptExpectations, listed } from './lib/gate/pass-gate.ts';
import { lastReleases } from './lib/gate/trials.ts';
import { buildable, placesOf } from './lib/paths.ts';
import { registryOf } from './lib/remote-registry.ts';
import { runCommand } from './lib/run-command.ts';

// pnpm expectations [package …]: runs the packages' expectations on the last releases of the named packages.
await runCommand('expectations', async () => {
  const registry = await registryOf(process.env).read();
  if (registry === null) throw new Error('there is no registry yet: pnpm release makes one');
  const wanted = namedPackages(process.argv.slice(2)).flatMap((provider) => {
    const entry = registry.remotes[provider];
    const consumers = buildable.filter((name) => name !== provider);
    if (entry === undefined) return [];
    return lastReleases(entry).map((reference) => ({ provider, release: reference.release, reference, isShown: true, consumers }));
  });
  const storage = await openReleaseStorage(placesOf(process.env).storage);
  const { broken } = await keptExpectations(wanted, [], { storage, report: console.log }, true);
  if (broken.length > 0) throw new Error(`packages rely on what is not there:${listed(broken)}`);
});
