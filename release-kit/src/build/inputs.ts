import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as v from 'valibot';

const manifestSchema = v.object({ name: v.string(), version: v.string() });

/** Name and version of the package in a folder. */
export const readPackage = (packageDir: string): { readonly name: string; readonly version: string } =>
  v.parse(manifestSchema, JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')));

// By name: what no build reads.
const ignored = /^(node_modules|dist|gallery|testing|standalone(\.tsx)?|\.data|\.cache)$|\.test\.tsx?$/;

function* filesBelow(dir: string): Generator<string> {
  const entries = readdirSync(dir, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (ignored.test(entry.name)) continue;
    const path = join(dir, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (entry.isFile()) yield path;
  }
}

/** Folders and files, seen from the workspace root, that a bundle of the package is made of. */
export const inputPaths = (packageName: string): readonly string[] => [
  `${packageName}/src`,
  `${packageName}/static`,
  `${packageName}/federation.config.ts`,
  `${packageName}/package.json`,
  'shared-contracts/src',
  'shared-contracts/package.json',
  'shared-contracts/schema.graphql',
  'shared-contracts/openapi.json',
  'release-kit/src/build',
  'release-kit/src/i18n',
  'release-kit/package.json',
  'shared-ui/src',
  'shared-ui/package.json',
  'tsconfig.json',
  'pnpm-workspace.yaml',
  'pnpm-lock.yaml',
];

const hashOf = (root: string, paths: readonly string[]): string => {
  const hash = createHash('sha256');
  const add = (path: string) => {
    hash.update(`${relative(root, path)}\0`);
    hash.update(readFileSync(path));
  };
  for (const path of paths) {
    const full = join(root, path);
    if (!existsSync(full)) continue;
    if (statSync(full).isFile()) add(full);
    else for (const file of filesBelow(full)) add(file);
  }
  return hash.digest('hex');
};

/** Short hash over everything that a build of the package reads: equal inputs give an equal release id. */
export const inputsHash = (root: string, packageName: string): string => hashOf(root, inputPaths(packageName)).slice(0, 10);

/** What decides how a source becomes a module, beside the source: the build itself, its settings, the libraries. */
const buildPaths = (packageName: string): readonly string[] => [
  `${packageName}/federation.config.ts`,
  `${packageName}/package.json`,
  'release-kit/src/build',
  'shared-contracts/src/federation',
  'release-kit/src/i18n/compile-catalogue.cjs',
  'release-kit/src/i18n/catalogue-loader.cjs',
  'pnpm-workspace.yaml',
  'pnpm-lock.yaml',
];

/**
 * What a cached module of the package is valid for, beside its own sources. Style files count by name: a class is named by
 * the number of its file among them.
 */
export const cacheVersion = (root: string, packageName: string, styleFiles: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([styleFiles, hashOf(root, buildPaths(packageName))]))
    .digest('hex')
    .slice(0, 16);

export interface CommitInfo {
  readonly commit: string;
  /** ISO 8601 */
  readonly builtAt: string;
}

/** The last commit that touched the inputs; outside a git checkout a fixed, honest 'unknown'. */
export const lastCommit = (root: string, packageName: string): CommitInfo => {
  try {
    const [commit, builtAt] = execFileSync('git', ['log', '-1', '--format=%h %cI', '--', ...inputPaths(packageName)], {
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
