import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lazySharedParts, sharedSingletons } from 'shared-contracts/federation';
import * as v from 'valibot';
import { graphqlOf } from './facts/release-facts.ts';
import { installedPackages } from './installed-packages.ts';
import { moduleGraph, type ModuleGraph } from './module-graph.ts';

const manifestSchema = v.object({ name: v.string(), version: v.string() });

/** Name and version of the package in a folder. */
export const readPackage = (packageDir: string): { readonly name: string; readonly version: string } =>
  v.parse(manifestSchema, JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')));

/** Everything that determines the bytes of a release. */
export interface ReleaseInputs {
  /** Modules of the bundles, and the files of the build itself; paths relative to the workspace root, sorted. */
  readonly files: readonly string[];
  /** `name@version` of the bundled packages and of the build tools. */
  readonly packages: readonly string[];
  /** The used parts of the GraphQL schema, and the parts of package.json files that affect the release, as JSON. */
  readonly facts: string;
}

const readJson = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

const shapingManifest = v.object({ version: v.optional(v.string()), sideEffects: v.optional(v.unknown()) });

/** The parts of the workspace packages' manifests that affect a release. */
const manifestsOf = (root: string, files: readonly string[]): readonly unknown[] =>
  [...new Set(files.map((file) => file.split('/')[0] ?? ''))]
    .filter((name) => existsSync(join(root, name, 'package.json')))
    .map((name) => [name, v.parse(shapingManifest, readJson(join(root, name, 'package.json')))]);

/** The build itself: its modules in this package, and its loaders. */
const buildGraph = (root: string): ModuleGraph => {
  const entry = join(root, 'release-kit/src/build/build-package.ts');
  return moduleGraph(root, [entry], [], (path) => path.startsWith('release-kit/'));
};

/** Entry modules of a package's bundles: those in its definition, and for the host the packages that it shares with remotes. */
const bundleGraph = (root: string, packageName: string): ModuleGraph => {
  const dir = join(root, packageName);
  const definition = join(dir, 'federation.config.ts');
  const named = existsSync(definition)
    ? [...readFileSync(definition, 'utf8').matchAll(/(['"])(\.\/src\/[^'"\n]+)\1/g)].map(([, , file = '']) => join(dir, file))
    : [];
  const isHost = existsSync(join(dir, HOST_ENTRY));
  const shared = isHost ? [...Object.keys(sharedSingletons), ...lazySharedParts, 'react-dom/client'] : [];
  const entries = [definition, ...(isHost ? [join(dir, HOST_ENTRY)] : []), ...named];
  return moduleGraph(root, entries, shared, (path) => !path.startsWith('release-kit/'));
};

/** The entry of the host's scripts, relative to its folder. */
export const HOST_ENTRY = './src/client/index.tsx';

const factsOf = (root: string, packageName: string, files: readonly string[]): string => {
  const schema = existsSync(join(root, 'shared-contracts/schema.graphql')) ? graphqlOf(root, packageName) : null;
  return JSON.stringify([schema, manifestsOf(root, [`${packageName}/package.json`, ...files])]);
};

/** What the build reads beside itself and the bundle: the last one decides in which words browsers send GraphQL documents. */
const SETTINGS = [
  'tsconfig.json',
  'shared-contracts/src/federation/shared-singletons.ts',
  'shared-contracts/src/catalogue-client/transport-rule.ts',
];

/** The inputs of the release of the present sources, without building it. */
export const releaseInputs = (root: string, packageName: string): ReleaseInputs => {
  const bundle = bundleGraph(root, packageName);
  const build = buildGraph(root);
  const settings = SETTINGS.filter((file) => existsSync(join(root, file)));
  const files = [...new Set([...bundle.files, ...build.files, ...settings])].toSorted();
  return {
    files,
    packages: installedPackages([...bundle.packageDirs, ...build.packageDirs]),
    facts: factsOf(root, packageName, bundle.files),
  };
};

const hashOf = (root: string, { files, packages, facts }: ReleaseInputs): string => {
  const hash = createHash('sha256').update(JSON.stringify([packages, facts]));
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
};

/** Short hash of everything that determines the bytes of a release: equal inputs give an equal release id. */
export const inputsHash = (root: string, packageName: string): string => hashOf(root, releaseInputs(root, packageName)).slice(0, 10);

/**
 * The cache key of the package's modules, in addition to their sources. It contains the names of style files, because class names
 * contain the number of the file among them.
 */
export const cacheVersion = (root: string, packageName: string, styleFiles: readonly string[]): string => {
  const { files, packageDirs } = buildGraph(root);
  const settings = [`${packageName}/federation.config.ts`, `${packageName}/package.json`, 'pnpm-workspace.yaml', 'pnpm-lock.yaml'];
  const read = [...files, ...settings.filter((file) => existsSync(join(root, file)))];
  const hash = hashOf(root, { files: read, packages: installedPackages(packageDirs), facts: JSON.stringify(styleFiles) });
  return hash.slice(0, 16);
};

/**
 * Checks that the id covers every module that the bundler has read.
 * @param files sources of the workspace, absolute
 * @param packageDirs folders of the installed packages
 * @throws with the missing modules: two releases with the same id could differ in them
 */
export const assertCounted = (
  root: string,
  { files: counted, packages }: ReleaseInputs,
  files: readonly string[],
  packageDirs: readonly string[],
): void => {
  const known = new Set([...counted.map((file) => join(root, file)), ...packages]);
  const read = [...files, ...packageDirs.map(readPackage).map(({ name, version }) => `${name}@${version}`)];
  const missing = read.find((file) => !known.has(file));
  if (missing !== undefined)
    throw new Error(`${missing} is bundled, but the release id does not count it (release-kit/src/build/module-graph.ts)`);
};

export interface CommitInfo {
  readonly commit: string;
  /** ISO 8601 */
  readonly builtAt: string;
}

/** The last commit that touched the inputs; 'unknown' outside a git checkout. */
export const lastCommit = (root: string, { files }: Pick<ReleaseInputs, 'files'>): CommitInfo => {
  try {
    const [commit, builtAt] = execFileSync('git', ['log', '-1', '--format=%h %cI', '--', ...files], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .trim()
      .split(' ');
    if (commit && builtAt) return { commit, builtAt };
  } catch {
    // no git here: a source archive builds as well
  }
  return { commit: 'unknown', builtAt: '1970-01-01T00:00:00Z' };
};
