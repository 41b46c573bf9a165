import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import webpack, { type Configuration } from 'webpack';
import { releaseSchema, type Release } from '../schema/release-schema.ts';
import { sharedSingletons, lazySharedParts } from 'shared-contracts/federation';
import { hostWebConfig, remoteWebConfig, serverConfig, withPlugins } from './config.ts';
import { BILL_OF_MATERIALS, billOfMaterials } from './facts/bill-of-materials.ts';
import { moduleDeclarations } from './facts/declarations.ts';
import { providedNames } from './facts/provided-names.ts';
import { releaseFacts } from './facts/release-facts.ts';
import { SourceFilesPlugin } from './facts/source-files.ts';
import { assertCounted, inputsHash, lastCommit, readPackage, releaseInputs } from './inputs.ts';
import { loadDefinition } from './load-definition.ts';
import { ImportedNamesPlugin } from './plugins.ts';
import { problemsOf } from './problems.ts';
import { precompress, writeDeclarations, writeReleaseDocument, writeSentDocuments } from './release-document.ts';
import { sharedVersions } from './shared.ts';
import { workerConfig } from './worker-config.ts';

export interface BuildRequest {
  /** Workspace root. */
  readonly root: string;
  readonly packageName: string;
  /** Release storage: the result becomes `<releasesDir>/<name>/<release>/`. */
  readonly releasesDir: string;
  readonly cacheDir: string;
}

export interface BuildResult {
  readonly release: Release;
  readonly dir: string;
  /** False when the storage already had this release. */
  readonly built: boolean;
  /** Resolves when the compilers' caches are written: await it before the same package is built again. */
  readonly stored: Promise<void>;
}

interface Compiled {
  /** Resolves when the compiler has stored its cache; a release does not wait for it. */
  readonly stored: Promise<void>;
}

/** Runs webpack once. @throws with the errors of the build, readable for developers */
export const compile = (configuration: Configuration): Promise<Compiled> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    if (compiler === null) return reject(new Error(`${configuration.name}: webpack made no compiler`));
    compiler.run((error, stats) => {
      const problems = stats ? problemsOf(stats) : '';
      const failure = error ?? (problems === '' ? undefined : new Error(problems));
      if (failure) compiler.close(() => reject(failure));
      else resolve({ stored: new Promise((stored) => compiler.close(() => stored())) });
    });
  });

const readRelease = (dir: string): Release => v.parse(releaseSchema, JSON.parse(readFileSync(join(dir, 'release.json'), 'utf8')));

/** Aliases of the host's bundle for packages of which it provides a subset: request → file. */
export const subsetAliases = (dir: string, subsets: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(subsets).map(([request, file]) => [`${request}$`, join(dir, file)]));

/** The release id of the present sources, without building. */
export const releaseIdOf = (root: string, packageName: string): string =>
  `${readPackage(join(root, packageName)).version}-${inputsHash(root, packageName)}`;

/** Builds one package into an immutable release folder, unless the storage already has the release. */
export const buildPackage = async ({ root, packageName, releasesDir, cacheDir }: BuildRequest): Promise<BuildResult> => {
  const packageDir = join(root, packageName);
  const { version } = readPackage(packageDir);
  const id = releaseIdOf(root, packageName);
  const target = join(releasesDir, packageName, id);
  if (existsSync(join(target, 'release.json')))
    return { release: readRelease(target), dir: target, built: false, stored: Promise.resolve() };

  const definition = await loadDefinition(packageDir);
  mkdirSync(join(releasesDir, packageName), { recursive: true });
  const outDir = mkdtempSync(join(releasesDir, packageName, '.building-'));
  try {
    const importedNames = new ImportedNamesPlugin([...Object.keys(sharedSingletons), ...lazySharedParts]);
    const options = { dir: packageDir, name: packageName, release: id, outDir, cacheDir, production: true };
    const exposes = definition.type === 'host' ? {} : definition.exposes;
    const [webFiles, workerFiles, serverFiles] = [new SourceFilesPlugin(), new SourceFilesPlugin(), new SourceFilesPlugin()];
    const webConfig =
      definition.type === 'host'
        ? hostWebConfig({ ...options, aliases: subsetAliases(packageDir, definition.subsets), pureLibraries: definition.pureLibraries })
        : remoteWebConfig({ ...options, exposes, importedNames });
    // The TypeScript compiler runs in a child process, concurrently with the bundler.
    const declaring = moduleDeclarations(root, packageName, exposes);
    declaring.catch(() => {}); // awaited below
    const web = await compile(withPlugins(webConfig, [webFiles]));
    const worker = definition.type === 'host' ? await compile(withPlugins(workerConfig(options, definition.worker), [workerFiles])) : null;
    // Statistics for tools that the shop does not use; their order depends on the cache.
    rmSync(join(outDir, 'web/mf-stats.json'), { force: true });
    // Browser files are compressed while the server bundle is built.
    const packing = precompress(join(outDir, 'web'));
    const serverBundle = withPlugins(serverConfig(options, definition.serverEntry), [serverFiles]);
    const [server, , declarations] = await Promise.all([compile(serverBundle), packing, declaring]).catch(async (error: unknown) => {
      await Promise.allSettled([web.stored, packing, declaring]);
      throw error;
    });
    const inputs = releaseInputs(root, packageName);
    for (const { files, packageDirs } of [webFiles, workerFiles, serverFiles]) assertCounted(root, inputs, files, packageDirs);
    // For a remote only its own sources count: shared packages are described by the host's release.
    const own = definition.type === 'host' ? webFiles.files : webFiles.files.filter((file) => file.startsWith(join(packageDir, '/')));
    const sources = [...new Set([...own, ...serverFiles.files])].toSorted();
    const facts = await releaseFacts(root, packageName, sources, Object.keys(exposes));
    writeDeclarations(outDir, declarations);
    const bundled = [webFiles, workerFiles, serverFiles].flatMap(({ bundledDirs }) => bundledDirs);
    writeFileSync(join(outDir, BILL_OF_MATERIALS), billOfMaterials(packageName, id, [...new Set(bundled)]));
    writeSentDocuments(outDir, sources);
    const stored = Promise.all([web.stored, server.stored, worker?.stored]).then(() => {});
    const contracts = readPackage(join(root, 'shared-contracts')).version;
    const release = writeReleaseDocument(outDir, {
      name: packageName,
      release: id,
      version,
      ...lastCommit(root, inputs),
      requires: { contracts: `^${contracts}`, imports: importedNames.toJSON(), singletons: { ...sharedSingletons }, ...facts.requires },
      provides: {
        contracts,
        ...facts.provides,
        ...(definition.type === 'host' ? { names: await providedNames(packageDir, definition.subsets) } : {}),
      },
      routes: [...facts.routes],
      shared: sharedVersions(packageDir),
    });
    renameSync(outDir, target);
    return { release, dir: target, built: true, stored };
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
};
