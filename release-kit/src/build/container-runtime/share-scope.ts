import { satisfies } from './version-range.ts';

/** Gives the module of a shared package. */
export type Factory = () => unknown;

/** One version of a shared package, in the shape that federation's share scopes have. */
export interface Shared {
  readonly version: string;
  readonly from: string;
  readonly get: () => Factory | Promise<Factory>;
  lib?: Factory | undefined;
  loaded?: boolean | undefined;
  loading?: Promise<Factory> | null | undefined;
  readonly scope: readonly string[];
  readonly strategy: 'loaded-first';
  readonly shareConfig: ShareConfig;
  readonly useIn: string[];
  readonly deps: readonly string[];
}

export interface ShareConfig {
  readonly requiredVersion?: string;
  readonly singleton?: boolean;
  readonly strictVersion?: boolean;
  readonly eager?: boolean;
}

/** Package → version → how to get it. The page's own stand first in it; containers add their copies behind them. */
export type ShareScope = Record<string, Record<string, Shared>>;

/** The page holds a version of a package that the container cannot work with. */
export class SharedVersionError extends Error {
  override readonly name = 'SharedVersionError';
}

/**
 * The version of a package that a page uses: what is loaded, otherwise what was there first, which is the page's own. A
 * container's newer copy thus never replaces, nor doubles, what the page has.
 * @returns undefined when nobody shares the package
 * @throws SharedVersionError when that version is outside the range: a second copy of a singleton is never an answer
 */
export const sharedFor = (scope: ShareScope, key: string, requiredVersion: string | undefined, asker: string): Shared | undefined => {
  const versions = Object.values(scope[key] ?? {});
  const shared = versions.find(({ lib, loaded, loading }) => lib || loaded || loading) ?? versions[0];
  if (shared && requiredVersion !== undefined && !satisfies(shared.version, requiredVersion))
    throw new SharedVersionError(`${asker} needs ${key} ${requiredVersion}, the page has ${shared.version} from ${shared.from}`);
  return shared;
};

/** The module of a shared package, fetched once for all who ask; a failed fetch is forgotten, the next asker tries again. */
export const load = (shared: Shared): Factory | Promise<Factory> => {
  if (shared.lib) return shared.lib;
  shared.loading ??= (async () => {
    try {
      shared.lib = await shared.get();
      shared.loaded = true;
      return shared.lib;
    } finally {
      shared.loading = null;
    }
  })();
  return shared.loading;
};
