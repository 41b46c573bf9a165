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

/** Changes of different files, tried in one copy: their problems are told apart by the names in them. */
export type ChangeSet = readonly ContractChange[];

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

const isSchema = ({ file }: ContractChange): boolean => file.endsWith('.graphql');

/**
 * Creates a changed copy of shared-contracts.
 * @returns sources in it whose declarations may differ from the original's
 */
const copyWith = (root: string, folder: string, changes: ChangeSet, entries: readonly string[]): readonly string[] => {
  const ofSources = changes.filter(({ file }) => file.startsWith('src/'));
  if (ofSources.length > 0) {
    cpSync(join(root, NAME, 'src'), join(folder, 'src'), { recursive: true, filter: (path) => !/\.test\.tsx?$/.test(path) });
  }
  for (const change of ofSources) put(join(folder, change.file), changed(root, change));
  const ofRest = changes.find(({ file }) => file === 'openapi.json');
  if (ofRest !== undefined) put(join(folder, REST_TYPES), restTypes(changed(root, ofRest)));
  if (ofSources.length > 0) return entries;
  return ofRest === undefined ? [] : [REST_TYPES];
};

/**
 * The API of shared-contracts after each of some sets of changes, each made in a copy of its own; all copies are compiled in one
 * run of the compiler.
 * @param released the API without changes
 */
export const changedContracts = async (
  root: string,
  released: Api,
  version: string,
  sets: readonly ChangeSet[],
): Promise<readonly Api[]> => {
  const scratch = join(root, '.cache/api');
  mkdirSync(scratch, { recursive: true });
  const dir = mkdtempSync(join(scratch, 'changes-'));
  try {
    symlinkSync(join(root, NAME, 'node_modules'), join(dir, 'node_modules'));
    const described = { ...contractsPackage(root), version };
    const copies = sets.map((changes, index) => {
      const folder = join(dir, String(index));
      const sources = copyWith(
        root,
        folder,
        changes,
        described.entries.map(({ source }) => source),
      );
      return { changes, folder: relative(root, folder), sources };
    });
    const emitted = await emitDeclarations(
      root,
      copies.flatMap(({ folder, sources }) => sources.map((source) => join(folder, source))),
      { comments: false },
    );
    return copies.map(({ changes, folder }) => {
      const ofSchema = changes.find(isSchema);
      const files = new Map([...released.files].map(([path, text]) => [join(NAME, path), text]));
      for (const [path, text] of emitted) {
        if (path.startsWith(`${folder}/`)) files.set(join(NAME, path.slice(folder.length)), text);
      }
      return apiOf(described, files, ofSchema === undefined ? released.sdl : bareSchema(changed(root, ofSchema)));
    });
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
};
