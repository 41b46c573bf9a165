import { mkdtempSync, mkdirSync, renameSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'esbuild';
import type { Report } from '../build-all.ts';
import { root } from '../paths.ts';
import { currentBundle, idOf, INPUTS, keepInUse, PART, readIn, removeOldBundles } from './bundles.ts';
import { OwnSources } from './own-sources.ts';
import { sourcePlaces } from './source-places.ts';

const packageDir = join(root, 'commerce-api');
const dist = join(packageDir, 'dist');
/** Processes and threads of the commerce server. */
const entries = ['main.ts', 'server/fill.ts', 'database/embedded/worker.ts'].map((path) => join(packageDir, 'src', path));
/**
 * Packages of machine code and WebAssembly, one that pg takes only where it is installed, and a CommonJS one that is imported when a setting
 * names a bus: esbuild gives such an import its default export alone.
 */
const external = ['@electric-sql/pglite', '@node-rs/argon2', '@redis/client', 'sharp', 'pg-native'];
/** Beside the modules: the installed packages, and what makes the bundle. */
const alsoInputs = [
  'pnpm-lock.yaml',
  ...['build-commerce.ts', 'own-sources.ts', 'source-places.ts'].map((name) => `scripts/lib/server-bundle/${name}`),
];

/** CommonJS packages ask for modules of Node by `require`, which ES modules do not have. */
const requireForPackages =
  "import { createRequire as requireOfBundle } from 'node:module'; const require = requireOfBundle(import.meta.url);";

/** Writes the files of a bundle. @returns its own modules, by their path from the root, as they were when they were bundled */
async function writeBundle(outDir: string): Promise<ReadonlyMap<string, string>> {
  const sources = new OwnSources(root);
  await build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir: outDir,
    entryNames: '[name]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node26',
    sourcemap: 'linked',
    sourcesContent: false,
    external,
    banner: { js: requireForPackages },
    plugins: [sourcePlaces(join(packageDir, 'src'), outDir, entries, sources), sources.plugin],
    logLevel: 'warning',
  });
  return sources.read;
}

async function makeBundle(): Promise<string> {
  mkdirSync(dist, { recursive: true });
  const part = mkdtempSync(join(dist, PART));
  try {
    const others = new Map(alsoInputs.map((path) => [path, readIn(root)(path)]));
    const modules = await writeBundle(part);
    const inputs = [...modules.keys(), ...alsoInputs];
    writeFileSync(join(part, INPUTS), JSON.stringify(inputs));
    // Of what was bundled: what is saved meanwhile is not in it, and makes the next start build again.
    const id = idOf(inputs, (path) => modules.get(path) ?? others.get(path) ?? '');
    // Somebody else may have made the same one meanwhile.
    if (!existsSync(join(dist, id))) renameSync(part, join(dist, id));
    return id;
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
}

/**
 * Bundles the commerce server, unless that is done already: fifteen hundred modules are read in a third of the time when they lie in a dozen
 * files (ADR 133, J-355). It stays while this process runs.
 * @returns the file to start it from, relative to the workspace root
 */
export async function buildCommerce(report: Report): Promise<string> {
  const since = performance.now();
  const current = currentBundle(root, dist);
  const id = current ?? (await makeBundle());
  if (current === undefined) {
    removeOldBundles(dist);
    report(`  built commerce-api (${((performance.now() - since) / 1000).toFixed(1)} s)`);
  }
  keepInUse(join(dist, id));
  return relative(root, join(dist, id, 'main.js'));
}

/** API tests of this process and of those that it starts run what a running shop runs, which also saves them half of every start. */
export async function testBundledCommerce(): Promise<void> {
  process.env['COMMERCE_SERVER'] = join(root, await buildCommerce(console.log));
}
