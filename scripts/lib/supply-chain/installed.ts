import { existsSync, globSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';

const versions = v.optional(v.record(v.string(), v.string()), {});
const named = v.union([
  v.string(),
  v.pipe(
    v.object({ type: v.string() }),
    v.transform(({ type }) => type),
  ),
]);
const manifest = v.object({
  name: v.string(),
  version: v.optional(v.string(), ''),
  license: v.optional(named),
  licenses: v.optional(v.array(named)),
  os: v.optional(v.unknown()),
  dependencies: versions,
  optionalDependencies: versions,
});

/** An installed package and the licence that it names; '' where it names none. */
export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** Made for some machines alone: which of its kind is installed depends on the machine. */
  readonly isForOneMachine: boolean;
}

/** The folder of a dependency, looked for as Node does. */
const placeOf = (from: string, dependency: string): string | undefined => {
  for (let dir = from; ; dir = dirname(dir)) {
    const place = join(dir, 'node_modules', dependency);
    if (existsSync(join(place, 'package.json'))) return realpathSync(place);
    if (dir === dirname(dir)) return undefined;
  }
};

/**
 * All installed packages that the packages of the workspace need to run, without those for development.
 * @param root of the workspace
 * @returns sorted by name and version
 */
export const productionPackages = (root: string): readonly InstalledPackage[] => {
  const own = globSync(['package.json', '*/package.json', 'commerce-api/desk/package.json'], {
    cwd: root,
    exclude: ['node_modules/**', 'e2e/**'],
  }).map((file) => dirname(join(root, file)));
  const seen = new Set(own);
  const found = new Map<string, InstalledPackage>();
  // The set grows during the iteration.
  for (const dir of seen) {
    const {
      name,
      version,
      license,
      licenses = [],
      os,
      dependencies,
      optionalDependencies,
    } = v.parse(manifest, JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')));
    if (dir.includes('node_modules'))
      found.set(`${name} ${version}`, { name, version, license: license ?? licenses.join(' OR '), isForOneMachine: os !== undefined });
    for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const place = placeOf(dir, dependency);
      if (place !== undefined) seen.add(place);
    }
  }
  return [...found].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, installed]) => installed);
};
