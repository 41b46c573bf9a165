import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';

const run = promisify(execFile);

const compiler = (): string => join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');

/**
 * Runs the compiler in a child process, with one checker: it runs beside the bundler, and each further one (there are four by default)
 * works out anew what the others know. @throws with its output
 */
export const runCompiler = async (args: readonly string[], cwd: string): Promise<void> => {
  try {
    await run(process.execPath, [compiler(), '--checkers', '1', ...args], { cwd, maxBuffer: 64 * 1024 * 1024 });
  } catch (error) {
    // The compiler writes its errors to the standard output.
    const output = typeof error === 'object' && error !== null && 'stdout' in error ? String(error.stdout) : '';
    throw new Error(output.trim() || String(error), { cause: error });
  }
};

const importOf = /(?:from |import\()(["'])(\.{1,2}\/[^"']+)\1/g;

const declarationOf = (source: string): string => source.replace(/\.tsx?$/, '.d.ts');

/** A declaration file and all files that it imports by relative paths. */
const closure = (dir: string, entries: readonly string[]): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  const queue = [...entries];
  for (const path of queue) {
    if (found.has(path)) continue;
    const text = readFileSync(join(dir, path), 'utf8');
    found.set(path, text);
    for (const [, , request = ''] of text.matchAll(importOf)) {
      if (/\.tsx?$/.test(request)) queue.push(declarationOf(join(dirname(path), request)));
    }
  }
  return found;
};

const manifest = v.object({ exports: v.optional(v.record(v.string(), v.string()), {}) });

/**
 * Path mappings of the packages whose declarations are emitted. Without them a file that is also found through `node_modules` would
 * count as a library's, for which the compiler emits nothing, or as a source, depending on its threads.
 */
const ownPaths = (root: string, packages: readonly string[]): Record<string, string[]> =>
  Object.fromEntries(
    packages.flatMap((name) => {
      const file = join(root, name, 'package.json');
      const { exports } = existsSync(file) ? v.parse(manifest, JSON.parse(readFileSync(file, 'utf8'))) : { exports: {} };
      return Object.entries(exports).map(([key, source]) => [join(name, key), [join(root, name, source)]]);
    }),
  );

/**
 * Declarations of some sources and of their relative imports, optionally without comments.
 * @param sources paths relative to the root
 * @returns path relative to the root (`…/ListingPage.d.ts`) → text
 */
export const emitDeclarations = async (
  root: string,
  sources: readonly string[],
  { comments = true }: { readonly comments?: boolean } = {},
): Promise<ReadonlyMap<string, string>> => {
  const scratch = join(root, '.cache/declarations');
  mkdirSync(scratch, { recursive: true });
  const dir = mkdtempSync(join(scratch, 'emit-'));
  try {
    const packages = [...new Set(sources.map((source) => source.split('/')[0] ?? ''))];
    writeFileSync(
      join(dir, 'tsconfig.json'),
      JSON.stringify({
        extends: join(root, 'tsconfig.json'),
        compilerOptions: {
          noEmit: false,
          // Type checking is a separate step.
          noCheck: true,
          declaration: true,
          emitDeclarationOnly: true,
          removeComments: !comments,
          rewriteRelativeImportExtensions: true,
          newLine: 'lf',
          rootDir: root,
          outDir: join(dir, 'out'),
          types: [],
          paths: ownPaths(root, packages),
        },
        files: sources.map((source) => join(root, source)),
        include: packages.map((name) => join(root, name, 'src/*.d.ts')),
        exclude: [],
      }),
    );
    await runCompiler(['-p', dir], root);
    return closure(join(dir, 'out'), sources.map(declarationOf));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
};

/**
 * The declarations of a release: `<Module>.d.ts` for every exposed module, and the files of the package that they import.
 * @param exposes `./ListingPage` → source, relative to the package's folder
 * @returns path in the release's folder `types` → text
 */
export const moduleDeclarations = async (
  root: string,
  packageName: string,
  exposes: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, string>> => {
  const sources = Object.values(exposes).map((source) => join(packageName, source));
  if (sources.length === 0) return new Map();
  const emitted = await emitDeclarations(root, sources);
  const inPackage = [...emitted].map(([path, text]): [string, string] => [relative(packageName, path), text]);
  const modules = Object.entries(exposes).map(([name, source]): [string, string] => {
    const request = JSON.stringify(`./${join(source)}`.replace(/\.tsx?$/, '.js'));
    return [`${join(name)}.d.ts`, `export * from ${request};\nexport { default } from ${request};\n`];
  });
  return new Map([...inPackage, ...modules].toSorted(([a], [b]) => (a < b ? -1 : 1)));
};
