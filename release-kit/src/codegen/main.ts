import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Kind, parse } from 'graphql';
import { typedDocuments } from './documents.ts';
import type { SourceDocument } from './documents.ts';
import { resolverTypes, schemaTypes } from './schema-types.ts';
import { documentPackages, fragmentPackages, splitPackages } from './settings.ts';

/** Page data are keyed by the name of the query, so names must be unique in the whole project. */
function assertUniqueNames(sources: readonly SourceDocument[]): void {
  const places = new Map<string, string>();
  for (const { location, document } of sources) {
    for (const definition of document.definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION || definition.name === undefined) continue;
      const name = definition.name.value;
      const before = places.get(name);
      if (before !== undefined)
        throw new Error(`the query ${name} stands in ${before} and in ${location}: names are unique in the project`);
      places.set(name, location);
    }
  }
}

/** Everything that is generated from the SDL and the `.graphql` files: path from the root → content. */
export async function generateAll(root: string): Promise<ReadonlyMap<string, string>> {
  const schema = parse(readFileSync(join(root, 'shared-contracts/schema.graphql'), 'utf8'));
  const documentsOf = (name: string): SourceDocument[] =>
    globSync(`${name}/src/**/*.graphql`, { cwd: root })
      .toSorted()
      .map((location) => ({
        location,
        document: parse(readFileSync(join(root, location), 'utf8')),
      }));
  const files = new Map<string, string>([
    ['shared-contracts/src/graphql/schema-types.ts', await schemaTypes(schema)],
    ['commerce-api/src/graphql/resolver-types.ts', await resolverTypes(schema)],
  ]);
  assertUniqueNames(documentPackages.flatMap(documentsOf));
  for (const name of documentPackages) {
    const own = documentsOf(name);
    if (own.length === 0) continue;
    const foreign = fragmentPackages.filter((other) => other !== name).flatMap(documentsOf);
    const made = await typedDocuments(schema, own, foreign, splitPackages.includes(name));
    for (const [path, content] of made) files.set(`${name}/src/graphql/${path}`, content);
  }
  return files;
}

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

/** Paths whose committed file differs from what is generated. */
export function outdated(root: string, files: ReadonlyMap<string, string>): readonly string[] {
  return [...files].filter(([path, content]) => read(join(root, path)) !== content).map(([path]) => path);
}

/**
 * `pnpm codegen` writes every generated file; `pnpm codegen --check` only compares and ends with code 1 when one differs.
 * @returns the exit code
 */
export function codegenCommand(root: string, files: ReadonlyMap<string, string>, args: readonly string[]): number {
  if (args.includes('--check')) {
    const paths = outdated(root, files);
    for (const path of paths) console.error(`${path} is out of date: run pnpm codegen`);
    return paths.length > 0 ? 1 : 0;
  }
  for (const [path, content] of files) {
    const target = join(root, path);
    if (read(target) === content) continue;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
    console.log(`wrote ${relative(root, target)}`);
  }
  return 0;
}
