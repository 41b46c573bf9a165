import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const names = v.optional(v.record(v.string(), v.string()), {});
const manifest = v.object({ name: v.string(), version: v.string(), dependencies: names, peerDependencies: names });

// Files that plugins generate in dot folders belong to no package.
const NODE_MODULES = /^(.*[/\\]node_modules[/\\])(?:@[^/\\]+[/\\])?(?![.])[^/\\]+/;

/** The folder of the installed package that a file belongs to; undefined for a file of the workspace. */
export const packageDirOf = (file: string): string | undefined => NODE_MODULES.exec(file)?.[0];

/**
 * Some installed packages and all that they depend on, as the lockfile has installed them.
 * @param dirs real folders
 * @returns `name@version`, sorted
 */
export const installedPackages = (dirs: readonly string[]): readonly string[] => {
  const seen = new Set(dirs);
  const found = new Set<string>();
  // The array grows during the iteration.
  for (const dir of seen) {
    const { name, version, dependencies, peerDependencies } = v.parse(
      manifest,
      JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')),
    );
    found.add(`${name}@${version}`);
    const beside = NODE_MODULES.exec(dir)?.[1];
    for (const dependency of Object.keys({ ...dependencies, ...peerDependencies })) {
      const places = [join(dir, 'node_modules', dependency), ...(beside === undefined ? [] : [join(beside, dependency)])];
      const place = places.find((candidate) => existsSync(join(candidate, 'package.json')));
      if (place !== undefined) seen.add(realpathSync(place));
    }
  }
  return [...found].toSorted();
};
