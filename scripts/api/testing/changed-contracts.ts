import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { restFiles } from 'release-kit/codegen/rest';
import { emitDeclarations } from 'release-kit/declarations';
import { bareSchema } from '../index.ts';
import { contractsPackage } from '../packages.ts';
import { apiOf, type Api } from '../report.ts';
import type { ContractChange } from './contract-changes.ts';

const NAME = 'shared-contracts';
const REST_TYPES = 'src/rest/openapi-types.ts';

const changed = (root: string, { file, from, to }: ContractChange): string => {
  const text = readFileSync(join(root, NAME, file), 'utf8');
  if (!text.includes(from)) throw new Error(`${NAME}/${file} no longer holds '${from}': the change cannot be tried`);
  return text.replace(from, () => to);
};

const restTypes = (document: string): string => {
  const types = restFiles(JSON.parse(document)).get(`${NAME}/${REST_TYPES}`);
  if (types === undefined) throw new Error('no types are made of the OpenAPI document');
  return types;
};

const put = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/**
 * Creates a changed copy of shared-contracts.
 * @returns sources in it whose declarations may differ from the original's
 */
const copyWith = (root: string, folder: string, change: ContractChange, entries: readonly string[]): readonly string[] => {
  const text = changed(root, change);
  if (change.file.endsWith('.graphql')) return [];
  if (change.file === 'openapi.json') {
    put(join(folder, REST_TYPES), restTypes(text));
    return [REST_TYPES];
  }
  cpSync(join(root, NAME, 'src'), join(folder, 'src'), { recursive: true, filter: (path) => !/\.test\.tsx?$/.test(path) });
  put(join(folder, change.file), text);
  return entries;
};

/**
 * The API of shared-contracts after each of some changes, each made in a copy of its own; all copies are compiled in one
 * run of the compiler.
 * @param released the API without changes
 */
export const changedContracts = async (
  root: string,
  released: Api,
  version: string,
  changes: readonly ContractChange[],
): Promise<readonly Api[]> => {
  const scratch = join(root, '.cache/api');
  mkdirSync(scratch, { recursive: true });
  const dir = mkdtempSync(join(scratch, 'changes-'));
  try {
    symlinkSync(join(root, NAME, 'node_modules'), join(dir, 'node_modules'));
    const described = { ...contractsPackage(root), version };
    const copies = changes.map((change, index) => {
      const folder = join(dir, String(index));
      const sources = copyWith(
        root,
        folder,
        change,
        described.entries.map(({ source }) => source),
      );
      return { change, folder: relative(root, folder), sources };
    });
    const emitted = await emitDeclarations(
      root,
      copies.flatMap(({ folder, sources }) => sources.map((source) => join(folder, source))),
      { comments: false },
    );
    return copies.map(({ change, folder }) => {
      const files = new Map([...released.files].map(([path, text]) => [join(NAME, path), text]));
      for (const [path, text] of emitted) {
        if (path.startsWith(`${folder}/`)) files.set(join(NAME, path.slice(folder.length)), text);
      }
      return apiOf(described, files, change.file.endsWith('.graphql') ? bareSchema(changed(root, change)) : released.sdl);
    });
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
};
