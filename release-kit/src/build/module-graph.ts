import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import * as v from 'valibot';

/** What some modules are made of: files of the workspace, and installed packages. */
export interface ModuleGraph {
  /** Paths from the workspace root with `/`, sorted. */
  readonly files: readonly string[];
  /** Real folders of the installed packages that the files import, sorted. */
  readonly packageDirs: readonly string[];
}

const comments = String.raw`(?:\/\*[\s\S]*?\*\/\s*)*`;
// Static and dynamic imports, imports of types (declarations are made of them), `require` of loaders, files by `new URL`.
const imports = [
  new RegExp(String.raw`\b(?:from|import)\s*(['"])([^'"\n]+)\1`, 'g'),
  new RegExp(String.raw`\b(?:import|require|require\.resolve)\(\s*${comments}(['"])([^'"\n]+)\1`, 'g'),
  /\bnew URL\(\s*(['"])(\.[^'"\n]+)\1/g,
];

// Loaders and aliases of the build are named by their place beside the module.
const besideModule = /\bimport\.meta\.dirname,\s*(['"])([^'"\n]+)\1/g;

const requestsIn = (text: string): readonly string[] => [
  ...imports.flatMap((pattern) => [...text.matchAll(pattern)].map(([, , request = '']) => request)),
  ...[...text.matchAll(besideModule)].map(([, , path = '']) => `./${path}`),
];

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

const extensions = ['', '.tsx', '.ts', '.js', '.mjs', '/index.ts'];

const manifest = v.object({ exports: v.optional(v.record(v.string(), v.unknown()), {}) });

/** The file behind an entry of a workspace package, as its `exports` say. */
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

/** Some words of a source only look like an import: what leads nowhere is left out, and the build checks that nothing is missing. */
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
 * Every module that some modules reach by imports. It is read from the texts alone, so it costs milliseconds and is known before
 * anything is bundled.
 * @param entries absolute paths
 * @param requests entries that are asked for by their name, as a module in `importer` would
 * @param isIncluded which files of the workspace count, by their path from the root; default: all
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
