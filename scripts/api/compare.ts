import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runCompiler } from '../../shared-contracts/src/build/facts/declarations.ts';
import { checksOf, type Check } from './checks.ts';
import { comparable, comparableGlobals } from './comparable.ts';
import type { Api } from './report.ts';

/** What breaks those who rely on the older version. */
export interface Breakage {
  /** The exported name. */
  readonly name: string;
  /** One sentence that names what breaks. */
  readonly sentence: string;
}

const put = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

interface Said {
  readonly file: string;
  readonly line: number;
  readonly lines: readonly string[];
}

/** Reads what the compiler says: a line with a place, and lines of detail that are set in. */
const readDiagnostics = (output: string): readonly Said[] => {
  const said: { file: string; line: number; lines: string[] }[] = [];
  for (const line of output.split('\n')) {
    const [, file, at, text] = /^(\S.*?)\((\d+),\d+\): error TS\d+: (.*)$/.exec(line) ?? [];
    if (file !== undefined && text !== undefined) said.push({ file, line: Number(at), lines: [text] });
    else if (line.startsWith(' ')) said.at(-1)?.lines.push(line.trim());
  }
  return said;
};

/** `Types of property 'a' are incompatible.` … → `a.b: Type 'string' is not assignable to type 'number'.` */
const detailOf = (lines: readonly string[]): string => {
  const path = lines.flatMap((line) => /^The types? (?:of|returned by) '([^']+)'|^Types of property '([^']+)'/.exec(line)?.slice(1) ?? []);
  const last = lines.at(-1) ?? '';
  const where = path.filter((part) => part !== undefined).join('.');
  return where === '' ? last : `${where}: ${last}`;
};

const compile = async (dir: string, root: string): Promise<readonly Said[]> => {
  try {
    await runCompiler(['-p', dir, '--pretty', 'false'], root);
    return [];
  } catch (error) {
    const said = readDiagnostics(error instanceof Error ? error.message : String(error));
    // A compiler that does not start has said nothing about types.
    if (said.length === 0) throw error;
    return said;
  }
};

const checkFile = (checks: readonly Check[]): string =>
  ['declare function given<T>(): T;', ...checks.map(({ code }) => code), ''].join('\n');

const FIRST_LINE = 2;

/**
 * Compares versions of a package's declarations by the compiler: what others read of the old one must be read from the new
 * one, and what they hand to the old one must be taken by the new one.
 * @param newer any number of versions, each compared with the old one in one run of the compiler
 * @returns for each of them what breaks
 */
export const breakages = async (root: string, older: Api, newer: readonly Api[]): Promise<readonly (readonly Breakage[])[]> => {
  const scratch = join(root, '.cache/api');
  mkdirSync(scratch, { recursive: true });
  const dir = mkdtempSync(join(scratch, 'compare-'));
  try {
    symlinkSync(join(root, older.name, 'node_modules'), join(dir, 'node_modules'));
    const write = (folder: string, { files }: Api): void => {
      for (const [path, text] of files) put(join(dir, folder, path), comparable(text));
    };
    write('old', older);
    const all = newer.map((api, index) => {
      const checks = checksOf(older, api, index);
      write(`new${index}`, api);
      put(join(dir, `check${index}.ts`), checkFile(checks));
      return checks;
    });
    put(join(dir, 'globals.d.ts'), comparableGlobals);
    const compilerOptions = { noEmit: true, skipLibCheck: true, types: [], rewriteRelativeImportExtensions: false };
    put(
      join(dir, 'tsconfig.json'),
      JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions, include: ['*.ts'], exclude: [] }),
    );
    const said = await compile(dir, root);
    return all.map((checks, index) => {
      const gone = checks.flatMap(({ name, sentence, code }) => (code === '' ? [{ name, sentence }] : []));
      const broken = said.flatMap(({ file, line, lines }) => {
        if (!file.endsWith(`/check${index}.ts`)) return [];
        const check = checks[line - FIRST_LINE];
        if (check === undefined) throw new Error(`the comparison cannot be compiled: ${lines.join(' ')}`);
        return [{ name: check.name, sentence: `${check.sentence}: ${detailOf(lines)}` }];
      });
      return [...gone, ...broken];
    });
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
};
