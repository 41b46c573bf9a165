import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import * as v from 'valibot';
import { releaseSchema, type Release, type ReleaseAsset } from '../schema/release-schema.ts';
import { BILL_OF_MATERIALS } from './facts/bill-of-materials.ts';
import { sentDocuments } from './facts/sent-documents.ts';
import { hasPackings } from '../storage/checks.ts';
import { integrityOf } from '../storage/integrity.ts';
import { WORKER_FILE } from './worker-config.ts';

export { integrityOf };

const manifestSchema = v.object({
  exposes: v.array(
    v.object({
      path: v.string(),
      assets: v.object({
        js: v.object({ sync: v.array(v.string()) }),
        css: v.object({ sync: v.array(v.string()) }),
      }),
    }),
  ),
});

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Both brotli modes are tried: which one is better differs by file. */
const BROTLI_MODES = [constants.BROTLI_MODE_GENERIC, constants.BROTLI_MODE_FONT];

/** The smallest brotli encoding. */
const tightest = async (bytes: Buffer): Promise<Buffer> => {
  const pack = (mode: number): Promise<Buffer> =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: mode,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    });
  const packed = await Promise.all(BROTLI_MODES.map(pack));
  return packed.reduce((best, other) => (other.length < best.length ? other : best));
};

/**
 * Writes `.br` and `.gz` beside every text file of a folder, so that no server compresses at run time. Compression runs in
 * worker threads, so that the main thread can compile meanwhile.
 */
export const precompress = async (dir: string): Promise<void> => {
  const pack = async (file: string): Promise<void> => {
    const bytes = await readFile(join(dir, file));
    await Promise.all([
      tightest(bytes).then((packed) => writeFile(join(dir, `${file}.br`), packed)),
      gz(bytes, { level: 9 }).then((packed) => writeFile(join(dir, `${file}.gz`), packed)),
    ]);
  };
  await Promise.all(readdirSync(dir).filter(hasPackings).map(pack));
};

export type ReleaseFacts = Pick<
  Release,
  'name' | 'release' | 'version' | 'commit' | 'builtAt' | 'requires' | 'provides' | 'routes' | 'shared'
>;

/** Writes the declarations of the exposed modules into the folder `types` of a build. */
export const writeDeclarations = (dir: string, declarations: ReadonlyMap<string, string>): void => {
  for (const [path, text] of declarations) {
    const file = join(dir, 'types', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
};

const DOCUMENTS_FILE = 'server/documents.json';

/**
 * Writes the list of the GraphQL documents that the sources of a build send (J-140).
 * @param files absolute paths of the sources
 */
export const writeSentDocuments = (dir: string, files: readonly string[]): void => {
  mkdirSync(dirname(join(dir, DOCUMENTS_FILE)), { recursive: true });
  writeFileSync(join(dir, DOCUMENTS_FILE), `${JSON.stringify(sentDocuments(files), null, 1)}\n`);
};

/** The field `documents`; a bundler that lists none leaves it out. */
const documentsOf = (dir: string): Pick<Release, 'documents'> => {
  const file = join(dir, DOCUMENTS_FILE);
  return existsSync(file) ? { documents: { path: DOCUMENTS_FILE, integrity: integrityOf(readFileSync(file)) } } : {};
};

const typesOf = (dir: string): Record<string, string> => {
  if (!existsSync(join(dir, 'types'))) return {};
  const files = readdirSync(join(dir, 'types'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.d.ts'));
  return Object.fromEntries(files.toSorted().map((file) => [`types/${file}`, integrityOf(readFileSync(join(dir, 'types', file)))]));
};

/** Remotes that are built by other tools need not have one. */
const billOfMaterialsIn = (dir: string): Pick<Release, 'sbom'> => {
  const file = join(dir, BILL_OF_MATERIALS);
  return existsSync(file) ? { sbom: { path: BILL_OF_MATERIALS, integrity: integrityOf(readFileSync(file)) } } : {};
};

/** The files of `web/` that an exposed module loads at its start. */
export interface ExposedFiles {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

/** The exposed modules in the manifest of `@module-federation/enhanced`. */
const exposedByManifest = (webDir: string): Readonly<Record<string, ExposedFiles>> => {
  const file = join(webDir, 'mf-manifest.json');
  if (!existsSync(file)) return {};
  const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(file, 'utf8')));
  return Object.fromEntries(manifest.exposes.map(({ path, assets }) => [path, { js: assets.js.sync, css: assets.css.sync }]));
};

const exposesOf = (exposed: Readonly<Record<string, ExposedFiles>>, asset: (path: string) => ReleaseAsset): Release['exposes'] =>
  Object.fromEntries(Object.entries(exposed).map(([module, { js, css }]) => [module, { js: js.map(asset), css: css.map(asset) }]));

const startScripts = ['main.js', 'app.js'];
const notChunks: readonly string[] = [...startScripts, WORKER_FILE];

/**
 * Chunks of the host that a page may preload: those with a name in the sources (`webpackChunkName`), as `./name`. Names contain a
 * letter, unlike the numbers of unnamed chunks.
 */
const namedChunks = (files: readonly string[], asset: (path: string) => ReleaseAsset): Release['exposes'] =>
  Object.fromEntries(
    files.flatMap((file) => {
      const name = notChunks.includes(file) ? undefined : /^([a-z][a-z-]*)\.js$/.exec(file)?.[1];
      return name === undefined ? [] : [[`./${name}`, { js: [asset(file)], css: [] }]];
    }),
  );

/** The files that the host starts with: its scripts in the order in which they run, and its stylesheets. */
const hostStart = (files: readonly string[], asset: (path: string) => ReleaseAsset): Release['exposes'][string] => ({
  js: startScripts.filter((file) => files.includes(file)).map(asset),
  css: files.filter((file) => /^(main|app)\.[0-9a-f]+\.css$/.test(file)).map(asset),
});

/**
 * Describes a finished build in `dir` (`web/`, `server/`, `types/`, its bill of materials) and writes `release.json` into it.
 * @param exposed the exposed modules of a remote; default: from the federation plugin's manifest in `web/`
 */
export const writeReleaseDocument = (dir: string, facts: ReleaseFacts, exposed?: Readonly<Record<string, ExposedFiles>>): Release => {
  const webDir = join(dir, 'web');
  const files = readdirSync(webDir)
    .filter((name) => !/\.(br|gz)$|^mf-manifest\.json$/.test(name))
    .toSorted();
  const assets = Object.fromEntries(files.map((file) => [file, integrityOf(readFileSync(join(webDir, file)))]));
  const asset = (path: string): ReleaseAsset => {
    const integrity = assets[path];
    if (integrity === undefined) throw new Error(`${facts.name}: the build names ${path} but did not write it`);
    return { path, integrity };
  };
  const entry = files.find((file) => file === 'remoteEntry.js' || file === 'main.js');
  if (entry === undefined) throw new Error(`${facts.name}: the build wrote no entry script`);
  const release = v.parse(releaseSchema, {
    schemaVersion: 1,
    ...facts,
    owner: `${facts.name} team`,
    entry: asset(entry),
    exposes: {
      ...(entry === 'main.js' ? { '.': hostStart(files, asset), ...namedChunks(files, asset) } : {}),
      ...exposesOf(exposed ?? exposedByManifest(webDir), asset),
    },
    server: { path: 'server/server.cjs', integrity: integrityOf(readFileSync(join(dir, 'server/server.cjs'))) },
    assets,
    types: typesOf(dir),
    ...billOfMaterialsIn(dir),
    ...documentsOf(dir),
  } satisfies Release);
  writeFileSync(join(dir, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  return release;
};
