import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames } from 'shared-contracts/federation';
import * as v from 'valibot';

/** A public entry of a package. */
export interface ApiEntry {
  /** Its import specifier: `shared-contracts/money`, `mfe-catalog/ListingPage`. */
  readonly name: string;
  /** Source file, relative to the package's folder. */
  readonly source: string;
}

export interface ApiPackage {
  readonly name: string;
  readonly version: string;
  readonly entries: readonly ApiEntry[];
}

const manifest = v.object({ name: v.string(), version: v.string(), exports: v.optional(v.record(v.string(), v.string()), {}) });

const manifestOf = (root: string, name: string) => v.parse(manifest, JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')));

/** Entries that remotes do not use at run time: for builds, tests, servers; stylesheets. */
const inner = /^\.\/(federation|contract-addresses|testing.*|.*\.css|.*\.(graphql|json))$/;

/** The REST client is bundled by its users, so its API is the types of the REST document. */
const sourceOf = (key: string, source: string): string => (key === './rest' ? 'src/rest/openapi-types.ts' : source.replace(/^\.\//, ''));

/** The entries of shared-contracts that remotes use. */
export const contractsPackage = (root: string): ApiPackage => {
  const { name, version, exports } = manifestOf(root, 'shared-contracts');
  const entries = Object.entries(exports)
    .filter(([key]) => !inner.test(key))
    .map(([key, source]) => ({ name: join(name, key), source: sourceOf(key, source) }));
  return { name, version, entries };
};

/** The exposed modules of a remote, from its federation.config.ts. */
export const remotePackage = (root: string, name: string, exposes: Readonly<Record<string, string>>): ApiPackage => ({
  name,
  version: manifestOf(root, name).version,
  entries: Object.entries(exposes).map(([key, source]) => ({ name: join(name, key), source: source.replace(/^\.\//, '') })),
});

interface Definition {
  readonly default: { readonly exposes?: Readonly<Record<string, string>> };
}

/** All packages whose API others depend on. */
export const apiPackages = async (root: string): Promise<readonly ApiPackage[]> => {
  const remotes = remoteNames.map(async (name) => {
    const definition: Definition = await import(join(root, name, 'federation.config.ts'));
    return remotePackage(root, name, definition.default.exposes ?? {});
  });
  return [contractsPackage(root), ...(await Promise.all(remotes))];
};
