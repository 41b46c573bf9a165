import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, Configuration } from 'webpack';
import {
  compile,
  hostWebConfig,
  inputsHash,
  loadDefinition,
  precompress,
  readPackage,
  serverConfig,
  sharedVersions,
  styleFiles,
  subsetAliases,
  withPlugins,
  writeReleaseDocument,
  type BundleOptions,
  type ExposedFiles,
} from 'release-kit/build';
import { placesOf, root, type Places } from '../../../scripts/lib/paths.ts';
import { activateReleases, localRegistry } from '../../../scripts/lib/registry.ts';
import { LOADER_FILE, chunkName, writeSources, type OneBundleSources } from './sources.ts';

const HOST = 'host-shell';

/** The files of each named group of chunks, once the build has run. */
class ChunkFiles {
  groups: Readonly<Record<string, readonly string[]>> = {};

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('ChunkFiles', (stats) => {
      const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true });
      this.groups = Object.fromEntries(
        Object.entries(namedChunkGroups).map(([name, { assets = [] }]) => [name, assets.map((asset) => asset.name)]),
      );
    });
  }

  of(module: string): ExposedFiles {
    const files = this.groups[chunkName(module)] ?? [];
    return { js: files.filter((file) => file.endsWith('.js')), css: files.filter((file) => file.endsWith('.css')) };
  }
}

const browserConfig = async (options: BundleOptions, sources: OneBundleSources, chunks: ChunkFiles): Promise<Configuration> => {
  const definition = await loadDefinition(options.dir);
  if (definition.type !== 'host') throw new Error(`${HOST} is no host`);
  const aliases = {
    ...subsetAliases(options.dir, definition.subsets),
    [LOADER_FILE]: join(import.meta.dirname, 'direct-loader.ts'),
    'one-bundle-modules$': sources.browser,
  };
  return withPlugins(hostWebConfig({ ...options, aliases, pureLibraries: definition.pureLibraries }), [chunks]);
};

/** Evaluates the server bundle only once, although it is installed as five releases. */
const evaluatedOnce = (bundle: string): string =>
  `module.exports = globalThis[Symbol.for('amperio.one-bundle')] ??= ((module) => {${bundle}\nreturn module.exports;})({ exports: {} });\n`;

/**
 * Builds host and remotes as one webpack bundle, with the settings of the shop's own builds but without federation: modules
 * of pages are chunks, shared code is contained once, and unused exports of shared packages are dropped. The result is written
 * as releases, so that the shop's own host serves it: all scripts belong to the host; a remote's release has stylesheets
 * and an entry that is never requested. (The data of a page contain the hashes of all pages' files, not of one remote's: some
 * KB that no measure counts.)
 * @param dir becomes the data folder of a shop: releases, registry and its key
 */
export const buildOneBundle = async (dir: string): Promise<Places> => {
  const places = placesOf({
    ...process.env,
    DATA_DIR: dir,
    RELEASES_DIR: join(dir, 'releases'),
    REGISTRY_FILE: join(dir, 'registry.json'),
  });
  const { releasesDir } = places;
  const hostDir = join(root, HOST);
  const sources = await writeSources(join(root, '.cache/one-bundle/sources'));
  const names = [HOST, ...sources.modulesOf.keys()];
  const { version } = readPackage(hostDir);
  const release = `${version}-${inputsHash(root, HOST)}-one`;
  const outDir = join(releasesDir, HOST, release);
  const options: BundleOptions = {
    dir: hostDir,
    name: HOST,
    release,
    outDir,
    cacheDir: join(root, '.cache/one-bundle'),
    production: true,
    styles: [...new Set(names.flatMap((name) => styleFiles(root, name)))].toSorted(),
  };
  const chunks = new ChunkFiles();
  const built = [await compile(await browserConfig(options, sources, chunks)), await compile(serverConfig(options, sources.server))];
  await precompress(join(outDir, 'web'));
  const serverFile = join(outDir, 'server/server.cjs');
  writeFileSync(serverFile, evaluatedOnce(readFileSync(serverFile, 'utf8')));

  const contracts = readPackage(join(root, 'shared-contracts')).version;
  const facts = {
    release,
    version,
    commit: 'unknown',
    builtAt: '1970-01-01T00:00:00Z',
    requires: { contracts: `^${contracts}`, imports: {} },
    provides: { contracts },
    shared: sharedVersions(hostDir),
  };
  const exposed = (modules: readonly string[], files: (of: ExposedFiles) => ExposedFiles): Readonly<Record<string, ExposedFiles>> =>
    Object.fromEntries(modules.map((module) => [module, files(chunks.of(module))]));
  writeReleaseDocument(
    outDir,
    { ...facts, name: HOST },
    exposed([...sources.modulesOf.values()].flat(), ({ js }) => ({ js, css: [] })),
  );
  for (const [name, modules] of sources.modulesOf) {
    const remoteDir = join(releasesDir, name, release);
    mkdirSync(join(remoteDir, 'web'), { recursive: true });
    mkdirSync(join(remoteDir, 'server'));
    copyFileSync(serverFile, join(remoteDir, 'server/server.cjs'));
    writeFileSync(join(remoteDir, 'web/remoteEntry.js'), '');
    const styles = exposed(modules, ({ css }) => ({ js: [], css }));
    for (const file of new Set(Object.values(styles).flatMap(({ css }) => css)))
      copyFileSync(join(outDir, 'web', file), join(remoteDir, 'web', file));
    writeReleaseDocument(remoteDir, { ...facts, name }, styles);
  }
  await activateReleases(Object.fromEntries(names.map((name) => [name, release])), localRegistry(places));
  await Promise.all(built.map(({ stored }) => stored));
  return places;
};
