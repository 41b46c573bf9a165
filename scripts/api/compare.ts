import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runCompiler } from 'release-kit/declarations';
import { affectedFiles, readingFrom } from './affected.ts';
import { checksOf, type Check } from './checks.ts';
import { comparable, comparableGlobals } from './comparable.ts';
import type { Api } from './report.ts';

/** A change that breaks users of the older version. */
export interface Breakage {
  /** The exported name. */
  readonly name: string;
  /** One sentence that describes the change. */
  readonly sentence: string;
  /** False when the declaration itself is unchanged, and only something that it refers to has changed. */
  readonly direct: boolean;
}

const put = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

interface Diagnostic {
  readonly file: string;
  readonly line: number;
  readonly lines: readonly string[];
}

/** Parses the compiler's output: a line with a position, followed by indented lines of detail. */
const readDiagnostics = (output: string): readonly Diagnostic[] => {
  const diagnostics: { file: string; line: number; lines: string[] }[] = [];
  for (const line of output.split('\n')) {
    const [, file, at, text] = /^(\S.*?)\((\d+),\d+\): error TS\d+: (.*)$/.exec(line) ?? [];
    if (file !== undefined && text !== undefined) diagnostics.push({ file, line: Number(at), lines: [text] });
    else if (line.startsWith(' ')) diagnostics.at(-1)?.lines.push(line.trim());
  }
  return diagnostics;
};

/** `Types of property 'a' are incompatible.` … → `a.b: Type 'string' is not assignable to type 'number'.` */
const detailOf = (lines: readonly string[]): string => {
  const path = lines.flatMap((line) => /^The types? (?:of|returned by) '([^']+)'|^Types of property '([^']+)'/.exec(line)?.slice(1) ?? []);
  const last = (lines.at(-1) ?? '').replaceAll(/import\("[^"]*"\)\./g, '');
  const where = path.filter((part) => part !== undefined).join('.');
  return where === '' ? last : `${where}: ${last}`;
};

const compile = async (dir: string, root: string): Promise<readonly Diagnostic[]> => {
  try {
    await runCompiler(['-p', dir, '--pretty', 'false'], root);
    return [];
  } catch (error) {
    const diagnostics = readDiagnostics(error instanceof Error ? error.message : String(error));
    // The compiler did not run: this is not a type error.
    if (diagnostics.length === 0) throw error;
    return diagnostics;
  }
};

const checkFile = (checks: readonly Check[]): string =>
  ['declare function given<T>(): T;', ...checks.map(({ code }) => code), ''].join('\n');

const FIRST_LINE = 2;

/**
 * Compares versions of a package's declarations with the compiler: values read from the new version must be assignable to the old
 * types, and values passed to the old version must be assignable to the new types.
 * @param newer any number of versions, each compared with the old one, in one run of the compiler
 * @returns the breaking changes of each
 */
export const breakages = async (root: string, older: Api, newer: readonly Api[]): Promise<readonly (readonly Breakage[])[]> => {
  const scratch = join(root, '.cache/api');
  mkdirSync(scratch, { recursive: true });
  const dir = mkdtempSync(join(scratch, 'compare-'));
  try {
    symlinkSync(join(root, older.name, 'node_modules'), join(dir, 'node_modules'));
    for (const [path, text] of older.files) put(join(dir, 'old', path), comparable(text));
    const all = newer.map((api, index) => {
      const own = `new${index}`;
      const affected = affectedFiles(older.files, api.files);
      for (const [path, text] of api.files) {
        if (affected.has(path)) put(join(dir, own, path), readingFrom(path, comparable(text), affected, own, 'old'));
      }
      const place = (file: string) => join(affected.has(file) ? own : 'old', file);
      const checks = checksOf(older, api, affected, (file) => join('old', file), place);
      put(join(dir, `check${index}.ts`), checkFile(checks));
      return { api, checks };
    });
    put(join(dir, 'globals.d.ts'), comparableGlobals);
    const compilerOptions = { noEmit: true, skipLibCheck: true, types: [], rewriteRelativeImportExtensions: false };
    put(
      join(dir, 'tsconfig.json'),
      JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions, include: ['*.ts'], exclude: [] }),
    );
    const diagnostics = await compile(dir, root);
    return all.map(({ api, checks }, index) => {
      const toBreakage = ({ name, file }: Check, sentence: string): Breakage => ({
        name,
        sentence,
        direct: older.files.get(file) !== api.files.get(file),
      });
      const gone = checks.flatMap((check) => (check.code === '' ? [toBreakage(check, check.sentence)] : []));
      const broken = diagnostics.flatMap(({ file, line, lines }) => {
        if (!file.endsWith(`/check${index}.ts`)) return [];
        const check = checks[line - FIRST_LINE];
        if (check === undefined) throw new Error(`the comparison cannot be compiled: ${lines.join(' ')}`);
        return [toBreakage(check, `${check.sentence}: ${detailOf(lines)}`)];
      });
      return [...gone, ...broken];
    });
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
};
