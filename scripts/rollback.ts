import { activate, readRegistry } from 'shared-contracts/build';
import { namedPackages } from './lib/build-all.ts';
import { placesOf } from './lib/paths.ts';
import { runCommand } from './lib/run-command.ts';

// pnpm rollback <package>: makes the release before the active one active again.
await runCommand('rollback', async () => {
  const [name, ...rest] = process.argv.slice(2).length === 0 ? [] : namedPackages(process.argv.slice(2));
  if (name === undefined || rest.length > 0) throw new Error('name one package, e.g. pnpm rollback mfe-catalog');
  const places = placesOf(process.env);
  const entry = readRegistry(places.registryFile)?.remotes[name];
  const previous = entry?.retained.find((release) => release !== entry.active);
  if (entry === undefined || previous === undefined) throw new Error(`${name} has no earlier release to go back to`);
  activate(places.registryFile, { [name]: previous }, new Date());
  console.log(`${name}: ${entry.active} → ${previous}`);
});
