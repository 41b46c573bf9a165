import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import * as v from 'valibot';

/** The files of the workspace and the installed packages that some modules consist of. */
export interface ModuleGraph {
  /** Paths from the workspace root with `/`, sorted. */
  readonly files: readonly string[];
  /** Real folders of the installed packages that the files import, sorted. */
  readonly packageDirs: readonly string[];
}

const comments = String.raw`(?:\/\*[\s\S]*?\*\/\s*)*`;
// Static and dynamic imports, type imports (for declarations), `require` of loaders, files by `new URL`.
const imports = [
  new RegExp(String.raw`\b(?:from|import)\s*(['"])([^'"\n]+)\1`, 'g'),
  new RegExp(String.raw`\b(?:import|require|require\.resolve)\(\s*${comments}(['"])([^'"\n]+)\1`, 'g'),
  /\bnew URL\(\s*(['"])(\.[^'"\n]+)\1/g,
];

// Loaders and aliases of the build are referenced by paths relative to the module.
const besideModule = /\bimport\.meta\.dirname,\s*(['"])([^'"\n]+)\1/g;

const requestsIn = (text: string): readonly string[] => [
  ...imports.flatMap((pattern) => [...text.matchAll(pattern)].map(([, , request = '']) => request)),
  ...[...text.matchAll(besideModule)].map(([, , path = '']) => `./${path}`),
];

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

const extensions = ['', '.tsx', '.ts', '.js', '.mjs', '/index.ts'];

const manifest = v.object({ exports: v.optional(v.record(v.string(), v.unknown()), {}) });

/** The file of an entry of a workspace package, by its `exports`. */
const exportedFile = (dir: string, subpath: string): string | undefined => {
  const { exports } = v.parse(manifest, JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')));
  const exact = exports[subpath];
  if (typeof exact === 'string') return join(dir, exact);
  for (const [pattern, target] of Object.entries(exports)) {
    const [before = '', after] = pattern.split('*');
    if (after === undefined || typeof target !== 'string' || !subpath.startsWith(before) || !subpath.endsWith(after)) continue;
    return join(dir, target.replaceAll('*', subpath.slice(before.length, subpath.length - after.length)));
  }
  return undefined;
};

const packageNameOf = (request: string): string => request.split('/', request.startsWith('@') ? 2 : 1).join('/');

/** Resolves a request. Text that only looks like an import resolves to nothing; the build checks later that nothing is missing. */
const resolve = (root: string, importer: string, request: string): { readonly file?: string; readonly packageDir?: string } => {
  if (request.startsWith('.')) {
    const path = join(dirname(importer), request.replace(/[?#].*$/, ''));
    const file = extensions.map((extension) => path + extension).find(isFile);
    return file === undefined ? {} : { file };
  }
  const name = packageNameOf(request);
  if (!/^(@[\w.-]+\/)?[\w.-]+$/.test(name)) return {};
  if (isFile(join(root, name, 'package.json'))) {
    const file = exportedFile(join(root, name), `.${request.slice(name.length)}`);
    return file !== undefined && isFile(file) ? { file } : {};
  }
  const [owner = ''] = relative(root, importer).split(sep);
  const installed = join(root, owner, 'node_modules', name);
  return existsSync(installed) ? { packageDir: realpathSync(installed) } : {};
};

/**
 * All modules that some modules reach by imports. Imports are found by regular expressions, so this takes milliseconds and needs no
 * bundling.
 * @param entries absolute paths
 * @param requests further entries as import specifiers, resolved as in a module in `importer`
 * @param isIncluded filters files of the workspace by their path relative to the root; default: all
 */
export const moduleGraph = (
  root: string,
  entries: readonly string[],
  requests: readonly string[] = [],
  isIncluded: (path: string) => boolean = () => true,
): ModuleGraph => {
  const files = new Set<string>();
  const packageDirs = new Set<string>();
  const queue = entries.filter(isFile);
  const add = (importer: string, request: string): void => {
    const { file, packageDir } = resolve(root, importer, request);
    if (packageDir !== undefined) packageDirs.add(packageDir);
    if (file !== undefined) queue.push(file);
  };
  const [first] = entries;
  if (first !== undefined) for (const request of requests) add(first, request);
  for (const file of queue) {
    const path = relative(root, file).split(sep).join('/');
    if (files.has(path) || !isIncluded(path)) continue;
    files.add(path);
    if (/\.([cm]?[jt]sx?)$/.test(file)) for (const request of requestsIn(readFileSync(file, 'utf8'))) add(file, request);
  }
  return { files: [...files].toSorted(), packageDirs: [...packageDirs].toSorted() };
};
