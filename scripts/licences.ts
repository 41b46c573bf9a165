import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/paths.ts';
import { runCommand } from './lib/run-command.ts';
import { productionPackages } from './lib/supply-chain/installed.ts';
import { licenceList, licenceProblem } from './lib/supply-chain/licences.ts';

const LIST = 'docs/licences.md';

// pnpm licences [--check]: lists the licences of all packages that the shop runs with; refuses those that are not allowed.
await runCommand('licences', async () => {
  const packages = productionPackages(root);
  const problems = packages.map(licenceProblem).filter((problem) => problem !== null);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const list = licenceList(packages);
  const file = join(root, LIST);
  if (!process.argv.includes('--check')) writeFileSync(file, list);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== list) throw new Error(`${LIST} is out of date: run pnpm licences`);
});
